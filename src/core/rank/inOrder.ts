import type { RankedPage } from '../model';

/** Best first; equal scores by path, in code units. */
export function inOrder<T extends RankedPage>(ranked: readonly T[]): T[] {
  return ranked.slice().sort(compare);
}

/** The best few of many, in order. */
export function best<T extends RankedPage>(ranked: readonly T[], count: number): T[] {
  let few: T[] = [];
  for (const entry of ranked) {
    const last = few[few.length - 1];
    if (few.length < count || (last && compare(entry, last) < 0)) few = inOrder([...few, entry]).slice(0, count);
  }
  return few;
}

function compare(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || (a.page.path < b.page.path ? -1 : 1);
}
