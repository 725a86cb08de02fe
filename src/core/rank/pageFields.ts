import type { Page } from '../model';
import { remembered } from '../remembered';
import { fold } from '../topic/fold';
import { openCamel } from '../topic/openCamel';
import { PAGES_PER_STEP, type Steps } from './steps';

/** A page's metadata as the signals compare it: folded, with identifiers cut open. */
export interface PageFields {
  readonly page: Page;
  readonly title: string;
  readonly fileName: string;
  readonly summary: string;
  readonly indexEntry: string;
  readonly lead: string;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly headings: readonly string[];
}

const NO_PAGE: Page = {
  path: '', title: '', fileName: '', aliases: [], tags: [], looseTags: [], summary: '', tier: 'supporting', updated: null, category: '',
  headings: [], links: [], indexEntry: '', lead: '', properties: new Map(), unparsedProperties: '',
};

/** Of a page whose metadata says nothing. */
export const NO_FIELDS: PageFields = { page: NO_PAGE, title: '', fileName: '', summary: '', indexEntry: '', lead: '', aliases: [], tags: [], headings: [] };

/** In no text, and changed by no folding. */
const BETWEEN = '\u0001';

/** All of a page's metadata in one folded text: one pass, and one scan to see that a page has nothing to say. A page is ranked for many topics. */
export const foldedMetadata = remembered((page: Page) => fold(joined(page)), new WeakMap<Page, string>());

/** The same with identifiers cut open; '' when there are none. */
const openedMetadata = remembered((page: Page) => {
  const text = joined(page);
  const open = openCamel(text);
  return open === text ? '' : fold(open);
}, new WeakMap<Page, string>());

/** Folds the metadata of pages ahead of time. */
export function* foldPages(pages: readonly Page[]): Steps<void> {
  for (const [nth, page] of pages.entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    foldedMetadata(page);
    openedMetadata(page);
  }
}

/** A page's metadata, taken apart again. `useEffect` is found as it is and by its parts. */
export function pageFields(page: Page): PageFields {
  const whole = foldedMetadata(page).split(BETWEEN);
  const opened = openedMetadata(page);
  const parts = opened === '' ? whole : opened.split(BETWEEN).map((part, at) => (part === whole[at] ? part : `${whole[at] ?? ''} ${part}`));
  const [title = '', fileName = '', summary = '', indexEntry = '', lead = ''] = parts;
  const tagsFrom = 5 + page.aliases.length;
  const headingsFrom = tagsFrom + page.tags.length;
  return {
    page, title, fileName, summary, indexEntry, lead,
    aliases: parts.slice(5, tagsFrom), tags: parts.slice(tagsFrom, headingsFrom), headings: parts.slice(headingsFrom),
  };
}

function joined(page: Page): string {
  let text = `${page.title}${BETWEEN}${page.fileName}${BETWEEN}${page.summary}${BETWEEN}${page.indexEntry}${BETWEEN}${page.lead ?? ''}`;
  for (const list of [page.aliases, page.tags, page.headings]) for (const one of list) text += BETWEEN + one;
  return text;
}
