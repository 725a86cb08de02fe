import type { Page, RankedPage, Reason } from '../model';
import { scoreOf } from './scorePage';

/** Gives pages one more reason each; a page that had none comes in with it. */
export function addReasons(ranked: readonly RankedPage[], more: ReadonlyMap<Page, Reason>): RankedPage[] {
  const own = new Set(ranked.map(({ page }) => page));
  const newcomers = Array.from(more.keys()).filter((page) => !own.has(page)).map((page) => ({ page, reasons: [] }));
  return [...ranked, ...newcomers].map(({ page, reasons }) => {
    const extra = more.get(page);
    const all = extra && extra.points > 0 ? [...reasons, extra] : reasons;
    return { page, score: scoreOf(all), reasons: all };
  }).filter(({ score }) => score > 0);
}
