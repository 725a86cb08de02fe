import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { Notice } from '../core/model';

/** No note needs more: what is longer is a dump, and would slow every run down. */
export const MAX_BYTES = 1024 * 1024;

/** Lent to one read at a time: a fresh buffer per file would cost more than the read. */
const shared = Buffer.allocUnsafe(MAX_BYTES + 1);

/** A note as it was read. */
export interface NoteText {
  /** As far as it was read. */
  readonly text: string;
  /** The text is ASCII alone: it reads and folds several times faster. */
  readonly isAscii: boolean;
  /** What had to be done to get at it. */
  readonly notices: readonly Notice[];
}

/**
 * Reads a note: UTF-8, or UTF-16 where a byte order mark says so; bytes that are neither become U+FFFD.
 * @param limit in bytes, `MAX_BYTES` or Infinity: a longer note is read up to the last line before it.
 * @throws when the file cannot be opened or read.
 */
export function readNote(root: string, path: string, limit = MAX_BYTES): NoteText {
  const start = readStart(`${root}/${path}`);
  const bytes = start.length > MAX_BYTES && limit > MAX_BYTES ? readFileSync(`${root}/${path}`) : start;
  const isCut = bytes.length > limit;
  if (!isCut && isAscii(bytes)) return { text: bytes.toString('latin1'), isAscii: true, notices: [] };
  const text = isCut ? wholeLines(decode(bytes)) : decode(bytes);
  const notices: Notice[] = [];
  if (isCut) notices.push({ code: 'note-cut', path, message: 'The note is longer than 1 MiB; only the lines in its first MiB were read.' });
  else if (text.includes('\uFFFD') && !isUtf16(bytes) && !isUtf8(bytes)) {
    notices.push({ code: 'note-encoding', path, message: 'The note is not UTF-8 text; what could not be read shows as \uFFFD.' });
  }
  return { text, isAscii: false, notices };
}

/** The same, with what went wrong as one more of the notices, and null. */
export function readOrNotice(root: string, path: string, notices: Notice[], limit = MAX_BYTES): NoteText | null {
  try {
    return readNote(root, path, limit);
  } catch (error) {
    notices.push({ code: 'note-unreadable', path, message: `The note could not be read (${(error as { code?: string }).code ?? 'unknown trouble'}) and is not in the pack.` });
    return null;
  }
}

/** A view of the shared buffer, good until the next call. One byte more than may be used says that there is more. */
function readStart(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    let length = 0;
    let isEnd = false;
    while (!isEnd) {
      const asked = shared.length - length;
      const read = readSync(descriptor, shared, length, asked, null);
      length += read;
      // a file gives all that is asked of it, or all that it has
      isEnd = read < asked || length === shared.length;
    }
    return shared.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}

function decode(bytes: Buffer): string {
  return isUtf16(bytes) ? new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes) : bytes.toString('utf8');
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Drops the line that the cut went through, unless it is the only one. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1) || text;
}
