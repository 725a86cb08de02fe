import type { Page, RankedPage, Reason } from '../model';
import { scoreOf } from './scorePage';

/** Gives pages one more reason each; a page that had none comes in with it. A reason without points is none. */
export function addReasons(ranked: readonly RankedPage[], more: ReadonlyMap<Page, Reason>): RankedPage[] {
  const newcomers = new Map(Array.from(more).filter(([, { points }]) => points > 0));
  const known = ranked.map((entry) => {
    const reason = newcomers.get(entry.page);
    newcomers.delete(entry.page);
    return reason ? withReasons(entry.page, [...entry.reasons, reason]) : entry;
  });
  return [...known, ...Array.from(newcomers, ([page, reason]) => withReasons(page, [reason]))];
}

function withReasons(page: Page, reasons: readonly Reason[]): RankedPage {
  return { page, score: scoreOf(reasons), reasons };
}
