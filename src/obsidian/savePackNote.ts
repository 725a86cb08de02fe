import { normalizePath, TFolder, type TFile, type Vault } from 'obsidian';
import { PackError } from '../core/errors';
import type { Pack } from '../core/model';
import type { PackWish } from '../core/packWish';
import { inFolder } from './inFolder';
import { noteName } from './noteName';
import { packNote } from './packNote';

const MOST_NAMES = 1000;

/**
 * Writes the pack as a new note of the folder (from the vault's root, '' for the root itself; made when it is missing) and never over another.
 * The note carries its recipe, by which it can be made anew.
 * @throws PackError when the folder cannot be one.
 */
export async function savePackNote(vault: Vault, pack: Pack, wish: PackWish, folder: string): Promise<TFile> {
  await makeFolder(vault, folder);
  const name = noteName(pack.mode === 'recent' ? `Recent activity ${pack.generated.slice(0, 10)}` : pack.topic);
  const text = packNote(pack, wish);
  for (let number = 1; number <= MOST_NAMES; number++) {
    const path = inFolder(folder, `${name}${number === 1 ? '' : ` ${number}`}.md`);
    const file = await createIfFree(vault, path, text);
    if (file) return file;
  }
  throw new PackError(`There are already ${MOST_NAMES} notes called "${name}" in "${folder}". Choose another pack folder in the settings.`);
}

async function makeFolder(vault: Vault, folder: string): Promise<void> {
  const parts = folder === '' ? [] : normalizePath(folder).split('/');
  if (parts.some((part) => part.startsWith('.'))) {
    throw new PackError(`Packs cannot be written to "${folder}": a folder that starts with a dot is hidden. Choose another pack folder in the settings.`);
  }
  for (let depth = 1; depth <= parts.length; depth++) await makeOneFolder(vault, parts.slice(0, depth).join('/'));
}

async function makeOneFolder(vault: Vault, path: string): Promise<void> {
  const there = vault.getAbstractFileByPath(path);
  if (there instanceof TFolder) return;
  if (there) throw new PackError(`The pack folder cannot be made: "${path}" is a file. Choose another pack folder in the settings.`);
  try {
    await vault.createFolder(path);
  } catch (error) {
    // Made meanwhile, or there in other letter case on a disk that does not tell them apart.
    if (!saysItExists(error)) throw error;
  }
}

async function createIfFree(vault: Vault, path: string, text: string): Promise<TFile | null> {
  if (vault.getAbstractFileByPath(path)) return null;
  try {
    return await vault.create(path, text);
  } catch (error) {
    if (saysItExists(error)) return null;
    throw error;
  }
}

/** Obsidian gives this failure no type, only a message. */
function saysItExists(error: unknown): boolean {
  return error instanceof Error && error.message.toLowerCase().includes('already exists');
}
