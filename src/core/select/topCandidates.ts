import type { RankedPage, Tier } from '../model';

const TIER_ORDER: Record<Tier, number> = { core: 0, supporting: 1, peripheral: 2 };

/**
 * Puts ranked pages in the order in which they are chosen and filled: by score; within equal score by tier, core first;
 * then the stronger match, which is the larger sum of its reasons' points; then the path by code unit.
 */
export function orderCandidates(ranked: readonly RankedPage[]): RankedPage[] {
  return [...ranked].sort(compare);
}

function compare(a: RankedPage, b: RankedPage): number {
  return b.score - a.score
    || TIER_ORDER[a.page.tier] - TIER_ORDER[b.page.tier]
    || strength(b) - strength(a)
    || (a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path));
}

function strength(ranked: RankedPage): number {
  return ranked.reasons.reduce((sum, reason) => sum + reason.points, 0);
}
