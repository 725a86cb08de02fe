import type { RankedPage } from '../model';

/** Best first; equal scores by path, in code units. */
export function inOrder<T extends RankedPage>(ranked: readonly T[]): T[] {
  return ranked.slice().sort((a, b) => b.score - a.score || (a.page.path < b.page.path ? -1 : 1));
}
