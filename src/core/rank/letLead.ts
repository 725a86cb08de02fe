import type { RankedPage } from '../model';
import { inOrder } from './inOrder';
import { scoreOf } from './scorePage';

/** Puts the pages that were asked for by name before all others, whatever these add up to; the reason tells. Best first. */
export function letLead(ranked: readonly RankedPage[], isAskedFor: (entry: RankedPage) => boolean): RankedPage[] {
  const rest = ranked.filter((entry) => !isAskedFor(entry));
  const asked = ranked.filter(isAskedFor);
  const top = Math.max(0, ...rest.map(({ score }) => score));
  const isAhead = asked.every(({ score }) => score > top);
  return inOrder(isAhead ? ranked : [...rest, ...asked.map((entry) => lifted(entry, top))]);
}

function lifted({ page, reasons }: RankedPage, points: number): RankedPage {
  const all = [...reasons, { rule: 'asked for by name', points, match: page.title }];
  return { page, reasons: all, score: scoreOf(all) };
}
