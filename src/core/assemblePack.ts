import type { Filled, FillResult } from './fill/fill';
import type { PackFrame } from './frameFacts';
import type { Candidate, LeftOut, Notice, Pack, PackItem, PackRequest } from './model';
import { renderEmpty, renderMarkdown } from './render/packFrame';
import { LARGE_BUDGET } from './settings';
import { estimateTokens, type TokenModel } from './tokens';

export interface PackParts {
  readonly candidates: readonly Candidate[];
  readonly frame: PackFrame;
  readonly filled: FillResult;
  readonly model: TokenModel;
  readonly notices: readonly Notice[];
}

/** Saved tokens below this are not worth a word. */
const WORTH_TELLING = 50;

/** Puts what was filled into the finished pack. */
export function assemblePack(request: PackRequest, { candidates, frame, filled, model, notices }: PackParts): Pack {
  const { facts, opensWithHot } = frame;
  const own = opensWithHot ? filled.pages.slice(1) : filled.pages;
  const pages = candidates.flatMap((candidate, nth) => includedPage(candidate, own[nth]));
  const sections = filled.pages.map((page) => page.text).filter(Boolean);
  const markdown = sections.length > 0 || candidates.length > 0 ? renderMarkdown(facts, filled.actual, pages.length, sections) : renderEmpty(facts);
  return {
    topic: request.mode === 'recent' ? '' : request.topic,
    mode: request.mode,
    generated: request.now,
    budget: request.budget,
    actualTokens: estimateTokens(markdown, model),
    candidates: candidates.length,
    pages,
    leftOut: candidates.flatMap((candidate, nth) => leftOutPage(candidate, own[nth])),
    notices: [...notices.filter((notice) => concerns(notice, candidates)), ...packNotices(request, filled)],
    markdown,
  };
}

function includedPage({ page, score, reasons }: Candidate, filled: Filled | undefined): PackItem[] {
  if (!filled || filled.text === '') return [];
  return [{ path: page.path, title: page.title, tier: page.tier, score, reasons, form: filled.form, tokens: filled.tokens, text: filled.text }];
}

function leftOutPage({ page, score }: Candidate, filled: Filled | undefined): LeftOut[] {
  if (!filled || filled.text !== '') return [];
  return [{ path: page.path, title: page.title, tier: page.tier, score, reason: 'no room for its summary block', tokensNeeded: filled.tokensNeeded }];
}

/** That the properties of a note are broken matters to a pack that the note is in; whatever else happened to a note always does. */
function concerns({ code, path }: Notice, candidates: readonly Candidate[]): boolean {
  return code !== 'unreadable-properties' || candidates.some(({ page }) => page.path === path);
}

function packNotices({ budget }: PackRequest, { saved }: FillResult): Notice[] {
  const large = { code: 'large-budget', message: `A budget of ${budget} tokens is more than most assistants read well; a narrower topic gives a better pack.` };
  const repeats = { code: 'repeats-saved', message: `Text and links repeated between pages are in the pack once: about ${saved} tokens saved.` };
  return [...(budget > LARGE_BUDGET ? [large] : []), ...(saved >= WORTH_TELLING ? [repeats] : [])];
}
