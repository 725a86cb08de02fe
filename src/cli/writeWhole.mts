import { randomUUID } from 'node:crypto';
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all: a reader sees the old text or the new one, and a full disk leaves the old one. What
 * is there and is not a plain file (a device, a pipe) is written to as it is; a link keeps pointing where it did.
 * @throws when the file cannot be written.
 */
export function writeWhole(file: string, text: string): void {
  const there = statSync(file, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) return writeFileSync(file, text);
  const target = there === undefined ? file : realpathSync(file);
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.tmp`);
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: there?.mode });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
