import type { Cuttable, Form, PackBlock, PageForms, Tier } from '../model';
import { toTokens, type TokenModel } from '../tokens';
import type { LedgerPage } from './entries';
import { createLedger, type Contents, type Ledger } from './ledger';

/** A candidate, best first, as the fill sees it. */
export interface FillPage extends LedgerPage {
  readonly tier: Tier;
  readonly forms: PageForms;
  /** Whether `usable` is all the content there is. */
  readonly isWhole: boolean;
  /** The most of the budget that the page may take, 0 to 1; 1 but for a page that only opens the pack. */
  readonly share: number;
}

export interface FillRequest {
  readonly pages: readonly FillPage[];
  /** In tokens. */
  readonly budget: number;
  readonly model: TokenModel;
  /** Lower-case words of titles and aliases. */
  readonly wikiNames: ReadonlySet<string>;
  /** All of the pack that is not a page, for so many actual tokens and these pages in it. */
  readonly frame: (actual: number, isIn: readonly boolean[]) => string;
  /** Where a block may be cut short, and what is left of it. */
  readonly cuttable: (block: PackBlock) => Cuttable;
}

/** One page after the fill. */
export interface Filled {
  /** '' when the page is not in the pack. */
  readonly text: string;
  readonly form: Form;
  readonly tokens: number;
  /** Of a page that is not in: how many more tokens its summary block would have needed. */
  readonly tokensNeeded: number;
}

export interface FillResult {
  readonly pages: readonly Filled[];
  readonly actual: number;
  /** Tokens saved by markers and thinned links. */
  readonly saved: number;
}

/** Pages that get a body before the last summary blocks do: a pack of headings alone helps nobody. */
const PAGES_WITH_BODY = 3;
/** How far down the list those three are looked for. */
const LAST_EARLY_PAGE = 8;
/** The most of the budget, as a divisor, that such an early body may take. */
const EARLY_SHARE = 6;
/** A cut that leaves less than this many tokens of a block is not made. */
const MIN_CUT = 12;

/**
 * Fills the budget. Every step is tried in a fixed order and taken if the pack still fits with it, so a larger budget never gives a
 * smaller pack, and nothing that does not fit ends the fill:
 * 1. the summary blocks of the first pages until three of them have a body: the blocks of their excerpts, up to a sixth of the budget each;
 * 2. all other summary blocks, peripheral pages last;
 * 3. bodies in order, each in the fullest form that fits;
 * 4. what is left upgrades pages from the top: to fuller forms, then by single blocks;
 * 5. when every page has its best uncut form, blocks are cut short, one a page.
 */
export function fill(request: FillRequest): FillResult {
  const { pages, budget, model } = request;
  const ledger = createLedger(pages, model, request.wikiNames);
  const attempt = createAttempt(request, ledger);
  takeEarlyBodies(pages, ledger, attempt);
  takeSummaries(pages, attempt);
  takeBodies(pages, attempt);
  takeBlocks(pages, attempt);
  takeCuts(request, attempt);
  const texts = ledger.texts(attempt.contents);
  const costs = ledger.costs(attempt.contents);
  const actual = actualTokens(request, costs);
  return {
    actual,
    saved: toTokens(model, ledger.saved(attempt.contents)),
    pages: pages.map((page, nth) => ({
      text: texts[nth] ?? '',
      form: formOf(page, attempt.contents, nth),
      tokens: toTokens(model, costs[nth] ?? 0),
      tokensNeeded: attempt.contents.isIn[nth] ? 0 : Math.max(1, attempt.tokensWith(nth) - budget),
    })),
  };
}

/** The one way into the pack: a change is made, priced, and taken back when the pack would pass the budget. */
interface Attempt {
  readonly contents: Contents;
  summary(page: number): boolean;
  /** Adds blocks of a page that is in; false when they do not fit or are all there. */
  blocks(page: number, blocks: readonly number[]): boolean;
  cut(page: number, block: number, packed: PackBlock): boolean;
  /** Tokens of the pack if the page's summary block were in it too. */
  tokensWith(page: number): number;
  /** Units still free. */
  room(): number;
}

function createAttempt(request: FillRequest, ledger: Ledger): Attempt {
  const { pages, budget, model } = request;
  const limit = budget * model.unitsPerToken;
  const contents: Contents = { isIn: pages.map(() => false), blocks: pages.map(() => new Set<number>()), cuts: pages.map(() => null) };
  let total = unitsOf(request, pages.map(() => 0));

  function settle(undo: () => void): boolean {
    const tried = ledger.costs(contents);
    const units = unitsOf(request, tried);
    const fits = units <= limit && tried.every((cost, nth) => cost <= limit * (pages[nth]?.share ?? 1));
    if (fits) total = units;
    else undo();
    return fits;
  }

  return {
    contents,
    summary(page) {
      if (contents.isIn[page]) return false;
      contents.isIn[page] = true;
      return settle(() => (contents.isIn[page] = false));
    },
    blocks(page, blocks) {
      const own = contents.blocks[page] ?? new Set();
      const added = blocks.filter((block) => !own.has(block));
      const least = added.reduce((sum, block) => sum + ledger.leastCost(page, block), 0);
      if (!contents.isIn[page] || added.length === 0 || total + least > limit) return false;
      added.forEach((block) => own.add(block));
      return settle(() => added.forEach((block) => own.delete(block)));
    },
    cut(page, block, packed) {
      contents.cuts[page] = { block, packed };
      return settle(() => (contents.cuts[page] = null));
    },
    tokensWith(page) {
      contents.isIn[page] = true;
      const units = unitsOf(request, ledger.costs(contents));
      contents.isIn[page] = false;
      return toTokens(model, units);
    },
    room: () => limit - total,
  };
}

function unitsOf(request: FillRequest, costs: readonly number[]): number {
  return frameUnits(request, costs, actualTokens(request, costs));
}

function frameUnits({ frame, model }: FillRequest, costs: readonly number[], actual: number): number {
  return costs.reduce((sum, cost) => sum + cost, 0) + model.weigh(frame(actual, costs.map((cost) => cost > 0)));
}

/** The tokens of the whole pack, which states that very number in its header. */
function actualTokens(request: FillRequest, costs: readonly number[]): number {
  let actual = 0;
  for (let next = -1; next !== actual; ) {
    if (next >= 0) actual = next;
    next = toTokens(request.model, frameUnits(request, costs, actual));
  }
  return actual;
}

function takeEarlyBodies(pages: readonly FillPage[], ledger: Ledger, attempt: Attempt): void {
  const most = Math.floor(attempt.room() / EARLY_SHARE);
  let bodies = 0;
  for (let nth = 0; nth < pages.length && nth < LAST_EARLY_PAGE && bodies < PAGES_WITH_BODY; nth++) {
    const page = pages[nth];
    if (!page || page.tier === 'peripheral' || !attempt.summary(nth)) continue;
    let spent = 0;
    for (const block of page.forms.excerpt) {
      const least = ledger.leastCost(nth, block);
      if (spent + least <= most && attempt.blocks(nth, withFollower(page, block))) spent += least;
    }
    if (spent > 0 && page.share === 1) bodies++;
  }
}

function takeSummaries(pages: readonly FillPage[], attempt: Attempt): void {
  const order = pages.map((_page, nth) => nth);
  for (const nth of order.filter((page) => pages[page]?.tier !== 'peripheral')) attempt.summary(nth);
  for (const nth of order.filter((page) => pages[page]?.tier === 'peripheral')) attempt.summary(nth);
}

function takeBodies(pages: readonly FillPage[], attempt: Attempt): void {
  pages.forEach((page, nth) => formsOf(page).some((blocks) => attempt.blocks(nth, blocks)));
}

/** Contents of the forms with a body, fullest first. */
function formsOf({ usable, isWhole, forms }: FillPage): (readonly number[])[] {
  return [...(isWhole ? [usable] : []), forms.focused, forms.excerpt];
}

function takeBlocks(pages: readonly FillPage[], attempt: Attempt): void {
  takeBodies(pages, attempt);
  pages.forEach((page, nth) => {
    for (const block of [...page.forms.excerpt, ...page.forms.focused, ...page.usable]) if (!isRule(page, block)) attempt.blocks(nth, withFollower(page, block));
    if (isFull(page, attempt.contents.blocks[nth])) attempt.blocks(nth, page.usable);
  });
}

/** A paragraph that ends in a colon says nothing without the block it announces. */
function withFollower(page: FillPage, block: number): number[] {
  const { kind, text } = page.blocks[block] ?? { kind: 'rule', text: '' };
  return kind === 'paragraph' && /[:：]$/.test(text) && page.usable.includes(block + 1) ? [block, block + 1] : [block];
}

/** A rule means something between two blocks only: it comes with the full form. */
function isRule(page: FillPage, block: number): boolean {
  return page.blocks[block]?.kind === 'rule';
}

function isFull(page: FillPage, blocks: ReadonlySet<number> | undefined): boolean {
  return page.isWhole && page.usable.every((block) => blocks?.has(block) === true || isRule(page, block));
}

function takeCuts({ pages, model, cuttable }: FillRequest, attempt: Attempt): void {
  pages.forEach((page, nth) => {
    const missing = [...page.forms.excerpt, ...page.usable].find((block) => attempt.contents.blocks[nth]?.has(block) === false && !isRule(page, block));
    if (missing === undefined || attempt.contents.isIn[nth] !== true) return;
    const { text, places, cutAt } = cuttable(page.pack(missing));
    const fitting = placesThatFit(text, places, attempt.room(), model);
    takeLongest(fitting, (place) => attempt.cut(nth, missing, cutAt(place)));
  });
}

/** Places before which the text is worth cutting for and costs no more than the room. */
function placesThatFit(text: string, places: readonly number[], room: number, model: TokenModel): number[] {
  let units = 0;
  let at = 0;
  return places.filter((place) => {
    if (units <= room) units += model.weigh(text.slice(at, place));
    at = place;
    return units <= room && units >= MIN_CUT * model.unitsPerToken;
  });
}

/** Finds the longest place that can be taken, by halving: a shorter one always fits when a longer one does. */
function takeLongest(places: readonly number[], take: (place: number) => boolean): void {
  let low = 0;
  let high = places.length - 1;
  let best = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (take(places[middle] ?? 0)) {
      best = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  if (best >= 0) take(places[best] ?? 0);
}

function formOf(page: FillPage, { blocks, cuts }: Contents, nth: number): Form {
  const own = blocks[nth] ?? new Set<number>();
  if (own.size === 0 && !cuts[nth]) return 'summary';
  if (isFull(page, own)) return 'full';
  return [...own].some((block) => !page.forms.excerpt.includes(block)) ? 'focused' : 'excerpt';
}
