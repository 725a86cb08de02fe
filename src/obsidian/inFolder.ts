import { normalizePath } from 'obsidian';

/** The vault path of a name in a folder, where '' is the root: Obsidian's spelling of it, for paths that people typed. */
export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : normalizePath(`${folder}/${name}`);
}
