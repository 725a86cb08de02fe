import type { Page, RankedPage, Reason } from '../model';
import { best } from './inOrder';
import { linkGraph } from './linkGraph';
import { toCents } from './scorePage';
import type { Steps } from './steps';

/** Only the best pages lend: one that hardly speaks of the topic says nothing by its links. */
const MAX_LENDERS = 8;

/**
 * What pages lend to those they link to and to those that link to them. A page lends less the more neighbours it has, a
 * neighbour takes less the more links it has, and only its best lender counts: a hub wins nothing by being one. A note that was not
 * looked into lends nothing: it may be one that is to stay out, whose name no reason may give away.
 * @param share of its score that a page lends to an only neighbour, 0 to 1.
 */
export function* linkShares(lenders: readonly RankedPage[], pages: readonly Page[], share: number): Steps<Map<Page, Reason>> {
  const shares = new Map<Page, Reason>();
  if (lenders.length === 0) return shares;
  const graph = yield* linkGraph(pages);
  for (const { page, score } of best(lenders.filter(({ page }) => page.unread === undefined), MAX_LENDERS)) {
    const around = graph.neighbours(page);
    for (const neighbour of around) {
      const points = toCents(share * score / Math.sqrt(around.size * Math.max(1, neighbour.links.length)));
      if (points > (shares.get(neighbour)?.points ?? 0)) shares.set(neighbour, { rule: 'link', points, match: page.title });
    }
  }
  return shares;
}
