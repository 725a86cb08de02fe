import type { Page, RankedPage, Reason } from '../model';
import { toCents } from './scorePage';

/** Only the best pages lend: one that hardly speaks of the topic says nothing by its links. */
const MAX_LENDERS = 8;

/**
 * What pages lend to those they link to and to those that link to them. A page lends less the more neighbours it has, a
 * neighbour takes less the more links it has, and only its best lender counts: a hub wins nothing by being one.
 * @param lenders best first.
 * @param share of its score that a page lends to an only neighbour, 0 to 1.
 */
export function linkShares(lenders: readonly RankedPage[], pages: readonly Page[], share: number): Map<Page, Reason> {
  const shares = new Map<Page, Reason>();
  const best = lenders.slice(0, MAX_LENDERS);
  if (best.length === 0) return shares;
  const neighbours = neighboursOf(best.map(({ page }) => page), pages);
  for (const { page, score } of best) {
    const around = neighbours.get(page) ?? new Set<Page>();
    for (const neighbour of around) {
      const points = toCents(share * score / Math.sqrt(around.size * Math.max(1, neighbour.links.length)));
      if (points > (shares.get(neighbour)?.points ?? 0)) shares.set(neighbour, { rule: 'link', points, match: page.title });
    }
  }
  return shares;
}

/** Pages on the other end of a link, in either direction. */
function neighboursOf(sources: readonly Page[], pages: readonly Page[]): Map<Page, Set<Page>> {
  const neighbours = new Map(sources.map((page) => [page, new Set<Page>()]));
  const found = pagesByLink(sources.flatMap((page) => [page.path, ...page.links]).map(linkKey), pages);
  const targetOf = remembered((link) => resolve(link, found));
  for (const page of sources) for (const link of page.links) connect(neighbours, page, targetOf(link));
  for (const page of pages) if (page.unread === undefined) for (const link of page.links) connect(neighbours, targetOf(link), page);
  return neighbours;
}

/** A large wiki has the same few thousand links on ten times as many places. */
function remembered(resolveLink: (link: string) => Page | null): (link: string) => Page | null {
  const known = new Map<string, Page | null>();
  return (link) => {
    const target = known.get(link);
    if (target !== undefined) return target;
    const resolved = resolveLink(link);
    known.set(link, resolved);
    return resolved;
  };
}

function connect(neighbours: ReadonlyMap<Page, Set<Page>>, from: Page | null, to: Page | null): void {
  if (from && to && from !== to) neighbours.get(from)?.add(to);
}

/** The pages that the wanted links may mean: by path, or by a file name that only one page has (null: several have it). */
function pagesByLink(wanted: readonly string[], pages: readonly Page[]): Map<string, Page | null> {
  const paths = new Set(wanted);
  const stems = new Set(wanted.map(stemOf));
  const found = new Map<string, Page | null>();
  for (const page of pages) {
    const path = linkKey(page.path);
    const stem = stemOf(path);
    if (path !== stem && paths.has(path)) found.set(path, page);
    if (stems.has(stem)) found.set(stem, found.has(stem) && path !== stem ? null : page);
  }
  return found;
}

function resolve(link: string, found: ReadonlyMap<string, Page | null>): Page | null {
  const key = linkKey(link);
  return found.get(key) ?? found.get(stemOf(key)) ?? null;
}

/** `Folder/Page.md` and `folder/page` are one link. */
function linkKey(link: string): string {
  const key = link.toLowerCase();
  return key.endsWith('.md') ? key.slice(0, -3) : key;
}

function stemOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
