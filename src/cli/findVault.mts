import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PackError } from '../core/errors';

/** Where the search starts and where it ends: absolute paths. */
export interface Place {
  readonly cwd: string;
  readonly home: string;
}

const VARIABLE = 'OBSIDIAN_VAULT_PATH';

/**
 * The folder of notes, as an absolute path: the one that was given, else the one that the first `.env` upward from the
 * working folder names (the search ends at the home folder), else the one in `~/.obsidian-wiki/config`.
 * @throws PackError when none is named, or the one that is named cannot be read.
 */
export function findVault(given: string | undefined, { cwd, home }: Place): string {
  const named = given === undefined ? vaultFile({ cwd, home }) : { folder: absolute(given, cwd, home), by: '--vault' };
  if (named === undefined) {
    throw new PackError(`No vault is known: use --vault DIR, or write ${VARIABLE}=DIR into a .env file here or into ~/.obsidian-wiki/config.`);
  }
  if (!isReadableFolder(named.folder)) throw new PackError(`The vault "${named.folder}" (${named.by}) is not a folder that can be read: correct the path, or use --vault DIR.`);
  return named.folder;
}

/** A file that names a vault. */
interface VaultFile {
  /** The vault, as an absolute path. */
  readonly folder: string;
  /** The variable and the file, for messages. */
  readonly by: string;
  readonly text: string;
}

/** The file that counts when no vault is given; undefined when none names one. */
export function vaultFile({ cwd, home }: Place): VaultFile | undefined {
  let folder = cwd;
  let named = fromFile(join(folder, '.env'), home);
  while (named === undefined && folder !== resolve(home) && folder !== dirname(folder)) {
    folder = dirname(folder);
    named = fromFile(join(folder, '.env'), home);
  }
  return named ?? fromFile(join(home, '.obsidian-wiki', 'config'), home);
}

function fromFile(file: string, home: string): VaultFile | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const path = envValue(text, VARIABLE);
    return path === undefined ? undefined : { folder: absolute(path, dirname(file), home), by: `${VARIABLE} in ${file}`, text };
  } catch {
    // A file that is not there, or that this user may not read, names nothing: the search goes on.
    return undefined;
  }
}

/**
 * What a `.env` file says of a variable: `export`, quotes and comments are understood, nothing is executed. The last
 * line that sets it counts; undefined when none does, or to nothing.
 */
export function envValue(text: string, name: string): string | undefined {
  let value: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const assigned = line.trim().replace(/^export\s+/, '');
    const equals = assigned.indexOf('=');
    if (equals > 0 && assigned.slice(0, equals).trimEnd() === name) value = unquoted(assigned.slice(equals + 1).trim());
  }
  return value === '' ? undefined : value;
}

function unquoted(value: string): string {
  const quote = value.charAt(0);
  const closing = quote === '"' || quote === "'" ? value.indexOf(quote, 1) : -1;
  if (closing > 0) return value.slice(1, closing).trim();
  const comment = value.startsWith('#') ? 0 : value.search(/\s#/);
  return (comment < 0 ? value : value.slice(0, comment)).trim();
}

function absolute(path: string, from: string, home: string): string {
  return resolve(from, path.replace(/^(~|\$HOME|\$\{HOME\})(?=[/\\]|$)/, () => home));
}

function isReadableFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
