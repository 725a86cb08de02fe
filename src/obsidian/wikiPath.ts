/** A vault path as the wiki spells it: from the wiki folder, '' being the folder itself; null for what lies outside of it. */
export function wikiPath(path: string, wikiFolder: string): string | null {
  if (wikiFolder === '') return path === '/' ? '' : path;
  if (path === wikiFolder) return '';
  return path.startsWith(`${wikiFolder}/`) ? path.slice(wikiFolder.length + 1) : null;
}
