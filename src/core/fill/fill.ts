import type { Form } from '../model';
import { toTokens, type TokenModel } from '../tokens';
import { createAttempt, type Attempt } from './createAttempt';
import type { FillPage, FillRequest } from './fillRequest';
import { createLedger } from './ledger';
import type { PageContents } from './standingEntries';

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
/** The most tokens that such an early body may take, and of a small budget the most of it, as a divisor. */
const EARLY_TOKENS = 150;
const EARLY_SHARE = 6;
/** The most tokens that the telling sections of one page take before the pages after it have their turn, and how many are tried. */
const FOCUS_TOKENS = 1500;
const MAX_SECTIONS = 40;
/** Blocks of a page that may miss the room by a hair before the rest of the page is left to the cut: each costs a walk over the page. */
const MAX_MISFITS = 20;
/** Blocks of a page that are looked at for one that can be cut. */
const MAX_CUT_TRIES = 3;
/** A cut that leaves less than this many tokens of a block is not made. */
const MIN_CUT = 12;

/**
 * Fills the budget. Every step is tried in a fixed order and taken if the pack still fits with it, so a larger budget gives a larger
 * pack (give or take the end of a block, where a share of a small budget decides), and nothing that does not fit ends the fill:
 * 1. the summary blocks of the first pages until three of them have a body: the blocks of their excerpts, up to 150 tokens and a sixth of the budget each;
 * 2. all other summary blocks, peripheral pages last;
 * 3. bodies in order, each in the fullest form that fits; a page too long for its focused form gives its most telling sections, up to 1,500 tokens;
 * 4. what is left upgrades pages from the top: to fuller forms, then by single blocks;
 * 5. when every page has its best uncut form, blocks are cut short, one a page.
 */
export function fill(request: FillRequest): FillResult {
  const { pages, budget, model } = request;
  const attempt = createAttempt(request, createLedger(pages, model, request.wikiNames));
  takeEarlyBodies(pages, attempt, model.unitsPerToken);
  takeSummaries(pages, attempt);
  takeBodies(pages, attempt, model.unitsPerToken);
  takeBlocks(pages, attempt, model.unitsPerToken);
  takeCuts(request, attempt);
  return {
    actual: attempt.tokens(),
    saved: toTokens(model, attempt.walks().reduce((sum, walk) => sum + walk.saved, 0)),
    pages: attempt.walks().map((walk, nth) => ({
      text: walk.print(),
      form: formOf(pages[nth], attempt.contents(nth)),
      tokens: toTokens(model, walk.cost),
      tokensNeeded: attempt.contents(nth).isIn ? 0 : Math.max(1, attempt.tokensWith(nth) - budget),
    })),
  };
}

function takeEarlyBodies(pages: readonly FillPage[], attempt: Attempt, unitsPerToken: number): void {
  const most = Math.min(EARLY_TOKENS * unitsPerToken, Math.floor(attempt.room() / EARLY_SHARE));
  let bodies = 0;
  for (let nth = 0; nth < pages.length && nth < LAST_EARLY_PAGE && bodies < PAGES_WITH_BODY; nth++) {
    const page = pages[nth];
    if (!page || page.tier === 'peripheral' || !attempt.summary(nth)) continue;
    takeInOrder(page, nth, page.forms.excerpt, attempt, most);
    if (attempt.contents(nth).blocks.size > 0 && page.share === 1) bodies++;
  }
}

function takeSummaries(pages: readonly FillPage[], attempt: Attempt): void {
  const order = pages.map((_page, nth) => nth);
  for (const nth of order.filter((page) => pages[page]?.tier !== 'peripheral')) attempt.summary(nth);
  for (const nth of order.filter((page) => pages[page]?.tier === 'peripheral')) attempt.summary(nth);
}

/** Gives each page in turn the fullest form that fits. Of one that is too long to be focused whole, the most telling sections are taken. */
function takeBodies(pages: readonly FillPage[], attempt: Attempt, unitsPerToken: number): void {
  pages.forEach(({ usable, isWhole, forms }, nth) => {
    if ((isWhole && attempt.blocks(nth, usable)) || attempt.blocks(nth, forms.focused)) return;
    attempt.blocks(nth, forms.excerpt);
    const before = attempt.room();
    for (const section of forms.telling.slice(0, MAX_SECTIONS)) attempt.blocks(nth, section, FOCUS_TOKENS * unitsPerToken - (before - attempt.room()));
  });
}

function takeBlocks(pages: readonly FillPage[], attempt: Attempt, unitsPerToken: number): void {
  takeBodies(pages, attempt, unitsPerToken);
  pages.forEach((page, nth) => {
    takeInOrder(page, nth, [...new Set([...page.forms.excerpt, ...page.forms.focused, ...page.usable])], attempt);
    if (isFull(page, attempt.contents(nth).blocks)) attempt.blocks(nth, page.usable);
  });
}

/**
 * Takes every block that fits in its turn, for `most` units together. Blocks are tried in runs, longer ones as long as they fit, since
 * each try walks the page: what fits as a run fits block by block.
 */
function takeInOrder(page: FillPage, nth: number, blocks: readonly number[], attempt: Attempt, most = Infinity): void {
  const wanted = new Set(page.usable);
  const tries = blocks.filter((block) => !page.loose.has(block)).map((block) => (announces(page, block) && wanted.has(block + 1) ? [block, block + 1] : [block]));
  const before = attempt.room();
  let run = 1;
  let misfits = 0;
  for (let at = 0; at < tries.length && misfits < MAX_MISFITS; ) {
    if (attempt.blocks(nth, tries.slice(at, at + run).flat(), most - (before - attempt.room()))) {
      at += run;
      run *= 2;
    } else if (run > 1) run = run >> 1;
    else if (attempt.mayFit(nth, tries[at++] ?? [])) misfits++;
  }
}

/** A paragraph that ends in a colon says nothing without the block it announces. */
function announces(page: FillPage, block: number): boolean {
  const { kind, text } = page.blocks[block] ?? { kind: 'rule', text: '' };
  return kind === 'paragraph' && /[:：]$/.test(text);
}

function isFull(page: FillPage, blocks: ReadonlySet<number>): boolean {
  return page.isWhole && page.usable.every((block) => blocks.has(block) || page.loose.has(block));
}

function takeCuts({ pages, model, cuttable }: FillRequest, attempt: Attempt): void {
  pages.forEach((page, nth) => {
    const { isIn, blocks } = attempt.contents(nth);
    const missing = [...new Set([...page.forms.excerpt, ...page.usable])].filter((block) => !blocks.has(block) && !page.loose.has(block));
    if (!isIn || attempt.room() < MIN_CUT * model.unitsPerToken) return;
    missing.slice(0, MAX_CUT_TRIES).some((block) => {
      const { text, kindsOfPlaces, cutAt } = cuttable(page.pack(block));
      return kindsOfPlaces.some((places) => takeLongest(placesThatFit(text, places(attempt.room()), attempt.room(), model), (place) => attempt.cut(nth, block, cutAt(place))));
    });
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

/** Takes the longest place that can be taken, found by halving: a shorter one always fits when a longer one does. */
function takeLongest(places: readonly number[], take: (place: number) => boolean): boolean {
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
  return best >= 0 && take(places[best] ?? 0);
}

function formOf(page: FillPage | undefined, { blocks, cut }: PageContents): Form {
  if (!page || (blocks.size === 0 && !cut)) return 'summary';
  if (isFull(page, blocks)) return 'full';
  const excerpt = new Set(page.forms.excerpt);
  return [...blocks].some((block) => !excerpt.has(block)) ? 'focused' : 'excerpt';
}
