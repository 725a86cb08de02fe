import type { RankedPage } from '../model';
import { nthLargest } from '../nthLargest';

/** Best first; equal scores by path, in code units. */
export function inOrder<T extends RankedPage>(ranked: readonly T[]): T[] {
  return ranked.slice().sort(compare);
}

/** The best few of many, in order: pages are compared only where they can be among them. */
export function best<T extends RankedPage>(ranked: readonly T[], count: number): T[] {
  const least = nthLargest(ranked.map(({ score }) => score), count - 1);
  return inOrder(ranked.filter(({ score }) => score >= least)).slice(0, count);
}

function compare(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || (a.page.path < b.page.path ? -1 : 1);
}
