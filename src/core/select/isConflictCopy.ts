/**
 * Whether a path is a copy that a sync service made of a note changed in two places: `(conflicted copy …)` of Obsidian Sync,
 * Dropbox, Nextcloud and iCloud clients, Dropbox' `(Case Conflict)`, Syncthing's `.sync-conflict-…`, Nextcloud's and Synology's
 * `_conflict-…` and `_Conflict`, OneDrive's `-DESKTOP-…`. iCloud's own `Name 2` is left alone: that is how people name notes too.
 */
export function isConflictCopy(path: string): boolean {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
  return inBrackets(stem) || MARKS.some((mark) => mark.test(stem));
}

const MARKS = [
  /\.sync-conflict-\d{8}-\d{6}/i,
  /_conflict-\d{8}-\d{6}/i,
  /_conflict(?:\(\d+\))?$/i,
  /-(?:DESKTOP|LAPTOP)-[A-Z0-9]{7,8}(?:-\d+)?$/,
];
const PHRASE = /conflicted copy|^(?:case|unicode encoding|selective sync) conflict(?: \d+)?$/i;

function inBrackets(stem: string): boolean {
  return stem.endsWith(')') && PHRASE.test(stem.slice(stem.lastIndexOf('(') + 1, -1));
}
