import { TFile, type Vault } from 'obsidian';

/** A note at the root of the wiki by its name, in whatever letter case it is written; null when there is none. */
export function rootNote(vault: Vault, wikiFolder: string, name: string): TFile | null {
  const folder = wikiFolder === '' ? vault.getRoot() : vault.getFolderByPath(wikiFolder);
  for (const child of folder?.children ?? []) if (child instanceof TFile && child.name.toLowerCase() === name) return child;
  return null;
}
