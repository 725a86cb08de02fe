import type { Form } from '../model';
import { toTokens } from '../tokens';
import { createAttempt, type Attempt } from './createAttempt';
import type { FillRequest } from './fillRequest';
import { formOf, isFull } from './formOf';
import { createLedger } from './ledger';
import { takeCuts } from './takeCuts';
import { takeInOrder } from './takeInOrder';

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
  takeEarlyBodies(request, attempt);
  takeSummaries(request, attempt);
  takeBodies(request, attempt);
  takeUpgrades(request, attempt);
  takeCuts(request, attempt);
  const walks = attempt.walks();
  return {
    actual: attempt.tokens(),
    saved: toTokens(model, walks.reduce((sum, walk) => sum + walk.saved, 0)),
    pages: walks.map((walk, nth) => ({
      text: walk.print(),
      form: formOf(pages[nth], attempt.contents(nth)),
      tokens: toTokens(model, walk.cost),
      tokensNeeded: attempt.contents(nth).isIn ? 0 : Math.max(1, attempt.tokensWith(nth) - budget),
    })),
  };
}

function takeEarlyBodies({ pages, model }: FillRequest, attempt: Attempt): void {
  const most = Math.min(EARLY_TOKENS * model.unitsPerToken, Math.floor(attempt.room() / EARLY_SHARE));
  let bodies = 0;
  for (const [nth, page] of pages.slice(0, LAST_EARLY_PAGE).entries()) {
    if (bodies === PAGES_WITH_BODY) break;
    if (page.tier === 'peripheral' || !attempt.summary(nth)) continue;
    takeInOrder(attempt, { page, nth, blocks: page.forms.excerpt, most });
    if (attempt.contents(nth).blocks.size > 0 && page.share === 1) bodies++;
  }
}

function takeSummaries({ pages }: FillRequest, attempt: Attempt): void {
  const order = pages.map((_page, nth) => nth);
  for (const nth of order.filter((page) => pages[page]?.tier !== 'peripheral')) attempt.summary(nth);
  for (const nth of order.filter((page) => pages[page]?.tier === 'peripheral')) attempt.summary(nth);
}

/** Gives each page in turn the fullest form that fits. Of one that is too long to be focused whole, the most telling sections are taken. */
function takeBodies({ pages, model }: FillRequest, attempt: Attempt): void {
  pages.forEach(({ usable, isWhole, forms }, nth) => {
    if ((isWhole && attempt.blocks(nth, usable)) || attempt.blocks(nth, forms.focused)) return;
    attempt.blocks(nth, forms.excerpt);
    const least = attempt.room() - FOCUS_TOKENS * model.unitsPerToken;
    for (const section of forms.telling.slice(0, MAX_SECTIONS)) attempt.blocks(nth, section, attempt.room() - least);
  });
}

function takeUpgrades(request: FillRequest, attempt: Attempt): void {
  takeBodies(request, attempt);
  request.pages.forEach((page, nth) => {
    const { forms, usable } = page;
    takeInOrder(attempt, { page, nth, blocks: [...new Set([...forms.excerpt, ...forms.focused, ...usable])], most: Infinity });
    if (isFull(page, attempt.contents(nth).blocks)) attempt.blocks(nth, usable);
  });
}
