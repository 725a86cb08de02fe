import type { PackBlock } from '../model';
import { toTokens } from '../tokens';
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

const EMPTY: PageContents = { isIn: false, blocks: new Set(), cut: null };

export function createAttempt(request: FillRequest, ledger: Ledger): Attempt {
  const { pages, budget, model } = request;
  const limit = budget * model.unitsPerToken;
  const contents = pages.map(() => EMPTY);
  let walks = pages.map((_page, nth) => ledger.walk(nth, EMPTY, []));
  let total = unitsOf(request, walks);
  const of = (page: number): PageContents => contents[page] ?? EMPTY;
  const missing = (page: number, blocks: readonly number[]): number[] => (of(page).isIn ? blocks.filter((block) => !of(page).blocks.has(block)) : []);

  function mayFit(page: number, blocks: readonly number[]): boolean {
    const added = missing(page, blocks);
    return added.length > 0 && total + added.reduce((sum, block) => sum + ledger.leastCost(page, block), 0) <= limit;
  }

  function take(page: number, changed: PageContents, reachesLater: boolean, most = Infinity): boolean {
    const tried = walksWith(page, changed, reachesLater);
    const units = unitsOf(request, tried);
    if (units > limit || units - total > most || tried.some(({ cost }, nth) => cost > limit * (pages[nth]?.share ?? 1))) return false;
    contents[page] = changed;
    walks = tried;
    total = units;
    return true;
  }

  function walksWith(page: number, changed: PageContents, reachesLater: boolean): PageWalk[] {
    const tried = [...walks];
    tried[page] = ledger.walk(page, changed, tried);
    for (let later = page + 1; reachesLater && later < pages.length; later++) tried[later] = ledger.walk(later, of(later), tried);
    return tried;
  }

  return {
    summary: (page) => !of(page).isIn && take(page, { ...of(page), isIn: true }, false),
    blocks(page, blocks, most) {
      if (!mayFit(page, blocks)) return false;
      const added = missing(page, blocks);
      return take(page, { ...of(page), blocks: new Set([...of(page).blocks, ...added]) }, ledger.reachesLater(page, added), most);
    },
    mayFit,
    cut: (page, block, packed) => take(page, { ...of(page), cut: { block, packed } }, true),
    contents: of,
    walks: () => walks,
    tokens: () => actualTokens(request, walks),
    tokensWith: (page) => toTokens(model, unitsOf(request, walksWith(page, { ...of(page), isIn: true }, false))),
    room: () => limit - total,
  };
}

function unitsOf(request: FillRequest, walks: readonly PageWalk[]): number {
  return unitsWithHeader(request, walks, actualTokens(request, walks));
}

function unitsWithHeader({ frame, model }: FillRequest, walks: readonly PageWalk[], actual: number): number {
  return walks.reduce((sum, { cost }) => sum + cost, 0) + model.weigh(frame(actual, walks.map(({ cost }) => cost > 0)));
}

/** The tokens of the whole pack, which states that very number in its header. */
function actualTokens(request: FillRequest, walks: readonly PageWalk[]): number {
  let actual = 0;
  for (let next = -1; next !== actual; ) {
    if (next >= 0) actual = next;
    next = toTokens(request.model, unitsWithHeader(request, walks, actual));
  }
  return actual;
}
