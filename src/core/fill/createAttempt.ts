import type { PackBlock } from '../model';
import { toTokens } from '../tokens';
import { createPricer, EMPTY, type Standing } from './createPricer';
import type { FillRequest } from './fillRequest';
import type { Ledger } from './ledger';
import type { PageWalk } from './pageWalk';
import type { PageContents } from './standingEntries';

/** The one way into the pack: a change is priced with all that it changes elsewhere, and taken only if the pack keeps to its budget. */
export interface Attempt {
  /** Puts the summary block of a page in. */
  summary(page: number): boolean;
  /** Adds blocks of a page that is in; false when they are all there, do not fit, or make the pack larger by more than `most` units. */
  blocks(page: number, blocks: readonly number[], most?: number): boolean;
  /** Whether some of these blocks are still to be added to the page and could fit, by the least that they can cost. */
  mayFit(page: number, blocks: readonly number[]): boolean;
  /** Adds a block cut short, in the place of an earlier cut of the page. */
  cut(page: number, block: number, packed: PackBlock): boolean;
  contents(page: number): PageContents;
  walks(): readonly PageWalk[];
  /** Tokens of the pack as it stands. */
  tokens(): number;
  /** Tokens of the pack if the page's summary block were in it too. */
  tokensWith(page: number): number;
  /** Units still free. */
  room(): number;
}

export function createAttempt(request: FillRequest, ledger: Ledger): Attempt {
  const limit = request.budget * request.model.unitsPerToken;
  const pricer = createPricer(request, ledger);
  let pack = pricer.empty();

  function take(tried: Standing, most = Infinity): boolean {
    const fits = tried.units <= limit && tried.units - pack.units <= most && isWithinShares(tried);
    if (fits) pack = tried;
    return fits;
  }

  function isWithinShares({ walks }: Standing): boolean {
    return walks.every(({ cost }, nth) => cost <= limit * (request.pages[nth]?.share ?? 1));
  }

  function withContents(page: number, change: Partial<PageContents>, reachesLater: boolean): Standing {
    return pricer.changed(pack, { page, contents: { ...contents(page), ...change }, reachesLater });
  }

  function contents(page: number): PageContents {
    return pack.contents[page] ?? EMPTY;
  }

  function missing(page: number, blocks: readonly number[]): number[] {
    const own = contents(page);
    return own.isIn ? blocks.filter((block) => !own.blocks.has(block)) : [];
  }

  function couldFit(page: number, added: readonly number[]): boolean {
    return added.length > 0 && pack.units + added.reduce((sum, block) => sum + ledger.leastCost(page, block), 0) <= limit;
  }

  return {
    summary: (page) => !contents(page).isIn && take(withContents(page, { isIn: true }, false)),
    blocks(page, blocks, most) {
      const added = missing(page, blocks);
      if (!couldFit(page, added)) return false;
      return take(withContents(page, { blocks: new Set([...contents(page).blocks, ...added]) }, ledger.reachesLater(page, added)), most);
    },
    mayFit: (page, blocks) => couldFit(page, missing(page, blocks)),
    cut: (page, block, packed) => take(withContents(page, { cut: { block, packed } }, true)),
    contents,
    walks: () => pack.walks,
    tokens: () => toTokens(request.model, pack.units),
    tokensWith: (page) => toTokens(request.model, withContents(page, { isIn: true }, false).units),
    room: () => limit - pack.units,
  };
}
