import type { Page, RankedPage } from '../model';
import { inOrder } from './inOrder';
import { scoreOf } from './scorePage';

/** Puts the pages that were asked for by name before all others, whatever these add up to; the reason tells. Best first. */
export function letLead(ranked: readonly RankedPage[], asked: ReadonlySet<Page>): RankedPage[] {
  const top = ranked.reduce((most, { page, score }) => (asked.has(page) ? most : Math.max(most, score)), 0);
  const isAhead = ranked.every(({ page, score }) => !asked.has(page) || score > top);
  return inOrder(isAhead ? ranked : ranked.map((entry) => (asked.has(entry.page) ? lifted(entry, top) : entry)));
}

const RULE = 'asked for by name';

function lifted({ page, reasons }: RankedPage, points: number): RankedPage {
  const before = reasons.find(({ rule }) => rule === RULE)?.points ?? 0;
  const all = [...reasons.filter(({ rule }) => rule !== RULE), { rule: RULE, points: before + points, match: page.title }];
  return { page, reasons: all, score: scoreOf(all) };
}
