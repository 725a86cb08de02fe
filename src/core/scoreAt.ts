import type { RankedPage } from './model';

/** The score at a place, from 0, if pages stood in order; 0 past the last. Numbers alone are sorted: of tens of thousands of pages, few are wanted in order. */
export function scoreAt(ranked: readonly RankedPage[], place: number): number {
  const scores = new Float64Array(ranked.length);
  ranked.forEach(({ score }, nth) => { scores[nth] = score; });
  return scores.sort()[scores.length - 1 - place] ?? 0;
}
