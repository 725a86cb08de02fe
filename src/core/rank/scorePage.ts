import type { RankedPage, Reason } from '../model';
import type { Found } from './gather';
import type { Rarity } from './rarity';
import type { Hit } from './signal';

/** A page with its points and how much of the topic it speaks of. */
export interface Scored extends RankedPage {
  /** The share of the topic that it has, by how telling the terms are, 0 to 1. */
  readonly coverage: number;
}

/**
 * Adds up what was found on a page: points × quality × how telling the term is (1 for the most telling one) × coverage.
 * Hits of one rule make one reason; the score is the sum of the reasons.
 */
export function scorePage({ page, hits }: Found, rare: Rarity, byCoverage: boolean): Scored {
  const coverage = byCoverage ? coverageOf(hits, rare) : 1;
  const reasons = Array.from(groupByRule(hits), ([rule, own]): Reason => ({
    rule,
    points: toCents(own.reduce((sum, hit) => sum + hit.points * hit.quality * tellingOf(hit, rare) * coverage, 0)),
    match: Array.from(new Set(own.map((hit) => hit.match))).join(', '),
  })).filter((reason) => reason.points > 0);
  return { page, score: scoreOf(reasons), reasons, coverage };
}

/** A score is the sum of its reasons, to two decimals: smaller differences say nothing. */
export function scoreOf(reasons: readonly Reason[]): number {
  return toCents(reasons.reduce((sum, reason) => sum + reason.points, 0));
}

/** Rounds points to two decimals. */
export function toCents(points: number): number {
  return Math.round(points * 100) / 100;
}

function coverageOf(hits: readonly Hit[], rare: Rarity): number {
  if (hits.some((hit) => hit.term === 'all')) return 1;
  const best = rare.telling.map((telling, at) => telling * Math.max(0, ...hits.filter((hit) => hit.term === at).map((hit) => hit.quality)));
  return best.reduce((sum, telling) => sum + telling, 0) / Math.max(rare.whole, Number.MIN_VALUE);
}

function tellingOf(hit: Hit, rare: Rarity): number {
  return typeof hit.term === 'number' ? (rare.telling[hit.term] ?? 0) / Math.max(rare.most, Number.MIN_VALUE) : 1;
}

function groupByRule(hits: readonly Hit[]): Map<string, Hit[]> {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(hit.rule, [...(groups.get(hit.rule) ?? []), hit]);
  return groups;
}
