/** Room is left below 100 UTF-16 units and 200 UTF-8 bytes for a number that makes the name free. */
const MAX_UNITS = 90;
const MAX_BYTES = 190;
const FALLBACK = 'Context pack';

/**
 * A file name, without `.md`, that is legal on every system a vault may be synced to and that a link can hold: no
 * `\ / : * ? " < > | # ^ [ ]`, no control or direction characters, no dot at either end, no Windows device name.
 */
export function noteName(text: string): string {
  const name = trimEnds(shorten(trimEnds(text.normalize('NFC').replace(ILLEGAL, ' ').replace(BLANKS, ' '))));
  return name === '' ? FALLBACK : name.replace(DEVICE, '$1_');
}

/** What a file system or a link cannot hold, control and direction characters, marks without a shape, halves of a pair. */
const ILLEGAL = /[\\/:*?"<>|#^[\]\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const BLANKS = /\s+/g;
/** Windows takes these for devices whatever follows the first dot. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i;

function trimEnds(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isDotOrBlank(name[start])) start++;
  while (end > start && isDotOrBlank(name[end - 1])) end--;
  return name.slice(start, end);
}

function isDotOrBlank(char: string | undefined): boolean {
  return char === '.' || char === ' ';
}

/** Cuts between code points. */
function shorten(name: string): string {
  let kept = '';
  let bytes = 0;
  for (const char of name) {
    bytes += utf8Length(char);
    if (kept.length + char.length > MAX_UNITS || bytes > MAX_BYTES) break;
    kept += char;
  }
  return kept;
}

function utf8Length(char: string): number {
  const point = char.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
