import { chooseForms, type Judgement } from './compress/chooseForms';
import type { CompressedBody } from './compress/compress';
import { dropSummaryRepeat, opensWithSummary } from './compress/dropSummaryRepeat';
import { packOnDemand } from './compress/packOnDemand';
import { atMost } from './fill/atMost';
import { contentOf } from './fill/contentOf';
import { createFillPage, type Reach } from './fill/createFillPage';
import type { FillPage } from './fill/fillRequest';
import { cleanLine, cleanText } from './markdown/cleanText';
import type { Form, Page } from './model';
import { hotHead, pageHead } from './render/pageHead';

/** A chosen page with its body compressed. */
export interface CompressedPage {
  readonly page: Page;
  readonly body: CompressedBody;
}

/** How one page is prepared. */
export interface Preparation {
  /** Unique in the pack, from 1. */
  readonly ordinal: number;
  /** The most that the user lets it give. */
  readonly form: Form;
  readonly judgement: Judgement;
  readonly reach: Reach;
}

/** A candidate as the fill takes it: its head, its blocks, and what each of its forms holds. */
export function preparePage({ page, body }: CompressedPage, { ordinal, form, judgement, reach }: Preparation): FillPage {
  const head = pageHead(page, visibleLine, (path) => cleanText(path).text);
  const blocks = dropSummaryRepeat(body.blocks, head.summary);
  const forms = chooseForms(blocks, judgement);
  const summaryRepeats = opensWithSummary(blocks[forms.lead], head.summary) ? forms.lead : -1;
  const pack = packOnDemand(blocks, ordinal);
  return atMost(createFillPage({ ...head, tier: page.tier, share: 1, blocks, forms, summaryRepeats, pack }, reach), form);
}

/** The share of the budget that `hot.md` may open a pack with. */
const HOT_SHARE = 0.25;

/** `hot.md` as the fill takes it: all of its content is worth its place, and it has no other form. */
export function prepareHot({ blocks }: CompressedBody, reach: Reach): FillPage {
  const all = contentOf(blocks);
  const forms = { lead: -1, excerpt: all, focused: all, telling: [] };
  const pack = packOnDemand(blocks, 0);
  return createFillPage({ ...hotHead(), tier: 'core', share: HOT_SHARE, blocks, forms, summaryRepeats: -1, pack }, reach);
}

/** Of a title or a summary no more is looked at. */
const MAX_LINE = 4000;

/** One clean line without comments: they are private in a summary too. A single `%%` in one is a sign like any other. */
function visibleLine(text: string): string {
  const line = text.slice(0, MAX_LINE);
  return cleanLine(line.includes('%%') || line.includes('<!--') ? line.replace(/%%.*?%%|<!--.*?-->/gs, '') : line);
}
