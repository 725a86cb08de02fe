import type { Page, RankedPage, Tier } from '../model';
import { nthLargest } from '../nthLargest';

const TIER_ORDER: Record<Tier, number> = { core: 0, supporting: 1, peripheral: 2 };

/**
 * Puts ranked pages in the order in which they are chosen and filled: by score; within equal score by tier, core first;
 * then the order of a rank source; then the stronger match, which is the larger sum of its reasons' points; then the path by code unit.
 * @param limit how many may be chosen. Pages past it that were not looked into stay so, and count as supporting; far past it, pages are in no order.
 * @param places which place a rank source gave to a page; those that it does not rank come last.
 */
export function orderCandidates(ranked: readonly RankedPage[], limit: number, places: ReadonlyMap<Page, number> = NO_PLACES): RankedPage[] {
  const least = nthLargest(ranked.map(({ score }) => score), limit + SPARE);
  const near = ranked.filter(({ score }) => score >= least).sort((a, b) => compare(a, b, knownTier, places));
  const end = endOfTie(near, limit);
  const first = near.slice(0, end).sort((a, b) => compare(a, b, (page) => page.tier, places));
  return [...first, ...near.slice(end), ...ranked.filter(({ score }) => score < least)];
}

const NO_PLACES: ReadonlyMap<Page, number> = new Map();

/** Candidates can turn out to be unreadable or excluded, and a person can leave pages out: so many may take their places. */
const SPARE = 1_000;

function knownTier(page: Page): Tier {
  return page.unread === undefined ? page.tier : 'supporting';
}

function endOfTie(ordered: readonly RankedPage[], limit: number): number {
  let end = Math.min(limit, ordered.length);
  while (end > 0 && ordered[end]?.score === ordered[end - 1]?.score) end += 1;
  return end;
}

function compare(a: RankedPage, b: RankedPage, tierOf: (page: Page) => Tier, places: ReadonlyMap<Page, number>): number {
  return b.score - a.score
    || TIER_ORDER[tierOf(a.page)] - TIER_ORDER[tierOf(b.page)]
    || (places.get(a.page) ?? places.size) - (places.get(b.page) ?? places.size)
    || strength(b) - strength(a)
    || (a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path));
}

function strength(ranked: RankedPage): number {
  return ranked.reasons.reduce((sum, reason) => sum + reason.points, 0);
}
