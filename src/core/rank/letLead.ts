import type { Page, RankedPage } from '../model';
import { scoreOf } from './scorePage';

/** Lifts the pages that were asked for by name above all others, whatever these add up to; the reason tells. */
export function letLead(ranked: readonly RankedPage[], asked: ReadonlySet<Page>): readonly RankedPage[] {
  if (asked.size === 0) return ranked;
  const top = ranked.reduce((most, { page, score }) => (asked.has(page) ? most : Math.max(most, score)), 0);
  const isAhead = ranked.every(({ page, score }) => !asked.has(page) || score > top);
  return isAhead ? ranked : ranked.map((entry) => (asked.has(entry.page) ? lifted(entry, top) : entry));
}

const RULE = 'asked for by name';

function lifted({ page, reasons }: RankedPage, points: number): RankedPage {
  const before = reasons.find(({ rule }) => rule === RULE)?.points ?? 0;
  const all = [...reasons.filter(({ rule }) => rule !== RULE), { rule: RULE, points: before + points, match: page.title }];
  return { page, reasons: all, score: scoreOf(all) };
}
