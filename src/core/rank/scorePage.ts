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
export function scorePage({ page, hits, met }: Found, rare: Rarity, byCoverage: boolean): Scored {
  const coverage = byCoverage && !hits.some((hit) => hit.term === 'all') ? coverageOf(met, rare) : 1;
  const reasons = byRule(hits).map((own) => reasonOf(own, rare, coverage)).filter((reason) => reason.points > 0);
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

function coverageOf(met: readonly number[], { telling, whole }: Rarity): number {
  return telling.reduce((sum, tells, at) => sum + tells * (met[at] ?? 0), 0) / Math.max(whole, Number.MIN_VALUE);
}

function reasonOf(hits: RuleHits, rare: Rarity, coverage: number): Reason {
  const points = hits.reduce((sum, hit) => sum + hit.points * hit.quality * tellingOf(hit, rare) * coverage, 0);
  return { rule: hits[0].rule, points: toCents(points), match: hits.length === 1 ? hits[0].match : Array.from(new Set(hits.map((hit) => hit.match))).join(', ') };
}

function tellingOf(hit: Hit, rare: Rarity): number {
  return typeof hit.term === 'number' ? (rare.telling[hit.term] ?? 0) / Math.max(rare.most, Number.MIN_VALUE) : 1;
}

type RuleHits = [Hit, ...Hit[]];

/** A signal's hits follow each other. */
function byRule(hits: readonly Hit[]): RuleHits[] {
  const groups: RuleHits[] = [];
  for (const hit of hits) {
    const last = groups[groups.length - 1];
    if (last?.[0].rule === hit.rule) last.push(hit);
    else groups.push([hit]);
  }
  return groups;
}
