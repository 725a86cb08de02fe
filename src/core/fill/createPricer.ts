import { toTokens } from '../tokens';
import type { FillRequest } from './fillRequest';
import type { Ledger } from './ledger';
import type { PageWalk } from './pageWalk';
import type { PageContents } from './standingEntries';

/** A pack as it stands or might stand: what is in it, page by page, and what it costs in units. */
export interface Standing {
  readonly contents: readonly PageContents[];
  readonly walks: readonly PageWalk[];
  readonly units: number;
}

/** What a page would hold instead, and whether that could change what stands in later pages. */
export interface Change {
  readonly page: number;
  readonly contents: PageContents;
  readonly reachesLater: boolean;
}

/** Knows what a pack costs, header and all; changes nothing. */
export interface Pricer {
  /** A pack that no page is in. */
  empty(): Standing;
  changed(standing: Standing, change: Change): Standing;
}

/** Of a page that is not in the pack. */
export const EMPTY: PageContents = { isIn: false, blocks: new Set(), cut: null };

export function createPricer({ pages, model, frame }: FillRequest, ledger: Ledger): Pricer {
  /** The header states the very number of tokens that the pack takes with it. */
  function priced(contents: readonly PageContents[], walks: readonly PageWalk[]): Standing {
    const own = walks.reduce((sum, { cost }) => sum + cost, 0);
    const isIn = walks.map(({ cost }) => cost > 0);
    let units = own + model.weigh(frame(0, isIn));
    for (let actual = 0; actual !== toTokens(model, units); ) {
      actual = toTokens(model, units);
      units = own + model.weigh(frame(actual, isIn));
    }
    return { contents, walks, units };
  }

  return {
    empty: () => priced(pages.map(() => EMPTY), pages.map((_page, nth) => ledger.walk(nth, EMPTY, []))),
    changed({ contents, walks }, { page, contents: own, reachesLater }) {
      const all = contents.map((other, nth) => (nth === page ? own : other));
      const tried = [...walks];
      const last = reachesLater ? pages.length - 1 : page;
      for (let nth = page; nth <= last; nth++) tried[nth] = ledger.walk(nth, all[nth] ?? EMPTY, tried);
      return priced(all, tried);
    },
  };
}
