import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '../core/model';
import { appendLogLine, logLine } from '../core/render/logLine';

/**
 * Adds a line about a pack to `log.md` (its name in any case) at the root, when there is one: one write at the end of the file, so that what is
 * there is never touched and two runs at once never mix.
 * @returns what went wrong, as a sentence, or null: a log that fails is no reason for a pack to fail.
 */
export function logRun(root: string, pack: Pack): string | null {
  try {
    const name = logName(root);
    if (name === undefined) return null;
    const file = join(root, name);
    if (!lstatSync(file).isFile()) return `${name} is not a plain file, so the run was not logged.`;
    append(file, pack);
    return null;
  } catch (error) {
    return `The run was not logged in log.md: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** `log.md` itself before other spellings, which some file systems allow beside it. */
function logName(root: string): string | undefined {
  const names = readdirSync(root).filter((name) => name.toLowerCase() === 'log.md').sort();
  return names.includes('log.md') ? 'log.md' : names[0];
}

function append(file: string, pack: Pack): void {
  const descriptor = openSync(file, constants.O_RDWR | constants.O_APPEND);
  try {
    const log = fstatSync(descriptor).size === 0 ? '' : readFileSync(descriptor, 'utf8');
    writeSync(descriptor, appendLogLine(log, logLine(pack)).slice(log.length));
  } finally {
    closeSync(descriptor);
  }
}
