import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PackError } from '../core/errors';

/**
 * Writes a file whole or not at all: a reader sees the old text or the new one, and a full disk leaves the old one. What
 * is there and is not a plain file (a device, a pipe) is written to as it is; a link keeps pointing where it did.
 * @throws PackError when no file can be there, an Error when it cannot be written; either names the file and the trouble.
 */
export function writeWhole(file: string, text: string): void {
  try {
    write(file, text);
  } catch (error) {
    throw trouble(file, (error as { code?: string }).code ?? 'unknown trouble');
  }
}

function write(file: string, text: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) return writeFileSync(file, text);
  const target = there === undefined ? file : realpathSync(file);
  // made unique by hand: loading node:crypto takes longer than a run has
  const draft = join(dirname(target), `.${basename(target)}.${process.pid}-${Date.now()}.tmp`);
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: there?.mode });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function trouble(file: string, code: string): Error {
  if (code === 'ENOENT' || code === 'ENOTDIR') return new PackError(`"${file}" cannot be written: the folder "${dirname(file)}" is not there; make it, or name another file.`);
  if (code === 'EISDIR') return new PackError(`"${file}" cannot be written: it is a folder; name a file in it.`);
  return new Error(`"${file}" could not be written (${code}).`);
}
