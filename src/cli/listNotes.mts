import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import { join, sep } from 'node:path';

/** What lies in a folder of notes; paths from its root, with `/`, in a fixed order. */
export interface Listing {
  /** Files named `*.md`, and links of that name whose target is gone. */
  readonly notes: readonly string[];
  /** Links to notes or folders outside the root. They are not followed. */
  readonly outside: readonly string[];
  /** Folders that could not be read. */
  readonly unreadable: readonly string[];
}

/**
 * Walks a folder without opening or asking after a single file. A link is never followed: what it points to inside the
 * root is listed at its own place, and what lies outside is none of the wiki's.
 */
export function listNotes(root: string, entersFolder: (path: string) => boolean): Listing {
  const listing = { notes: [] as string[], outside: [] as string[], unreadable: [] as string[] };
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const inner: string[] = [];
    for (const entry of entriesOf(root, folder, listing.unreadable)) {
      const path = folder + entry.name;
      if (entry.isDirectory()) { if (entersFolder(path)) inner.push(`${path}/`); }
      else if (entry.isSymbolicLink()) addLink(root, path, listing);
      else if (entry.isFile() && isNote(path)) listing.notes.push(path);
    }
    folders.push(...inner.reverse());
  }
  return listing;
}

function entriesOf(root: string, folder: string, unreadable: string[]): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    unreadable.push(folder);
    return [];
  }
}

function addLink(root: string, path: string, listing: { notes: string[]; outside: string[] }): void {
  try {
    const target = realpathSync(join(root, path));
    const isInside = (target + sep).startsWith(realpathSync(root).replace(/[/\\]$/, '') + sep);
    if (!isInside && (isNote(path) || statSync(target).isDirectory())) listing.outside.push(path);
  } catch {
    if (isNote(path)) listing.notes.push(path);
  }
}

function isNote(path: string): boolean {
  return path.slice(-3).toLowerCase() === '.md';
}
