import type { Page, RankedPage, Tier } from '../model';
import { scoreAt } from '../scoreAt';

const TIER_ORDER: Record<Tier, number> = { core: 0, supporting: 1, peripheral: 2 };

/**
 * Puts ranked pages in the order in which they are chosen and filled: by score; within equal score by tier, core first;
 * then the stronger match, which is the larger sum of its reasons' points; then the path by code unit.
 * @param limit how many may be chosen. Pages past it that were not looked into stay so, and count as supporting; far past it, pages are in no order.
 */
export function orderCandidates(ranked: readonly RankedPage[], limit: number): RankedPage[] {
  const least = scoreAt(ranked, limit + SPARE);
  const near = ranked.filter(({ score }) => score >= least).sort((a, b) => compare(a, b, knownTier));
  const end = endOfTie(near, limit);
  const first = near.slice(0, end).sort((a, b) => compare(a, b, (page) => page.tier));
  return [...first, ...near.slice(end), ...ranked.filter(({ score }) => score < least)];
}

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

function compare(a: RankedPage, b: RankedPage, tierOf: (page: Page) => Tier): number {
  return b.score - a.score
    || TIER_ORDER[tierOf(a.page)] - TIER_ORDER[tierOf(b.page)]
    || strength(b) - strength(a)
    || (a.page.path < b.page.path ? -1 : Number(a.page.path > b.page.path));
}

function strength(ranked: RankedPage): number {
  return ranked.reasons.reduce((sum, reason) => sum + reason.points, 0);
}
