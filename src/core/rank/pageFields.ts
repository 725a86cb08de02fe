import type { Page } from '../model';
import { fold } from '../topic/fold';
import { openCamel } from '../topic/openCamel';

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

/** All of a page's metadata in one folded text: one pass, and one scan to see that a page has nothing to say. */
export function foldedMetadata(page: Page): string {
  const folded = known.get(page) ?? fold(joined(page));
  known.set(page, folded);
  return folded;
}

/** A page is ranked twice for a pack, and in a dialog at every change of the topic. */
const known = new WeakMap<Page, string>();

/** Takes `foldedMetadata` of the page apart again. `useEffect` is found as it is and by its parts. */
export function pageFields(page: Page, folded: string): PageFields {
  const whole = folded.split(BETWEEN);
  const text = joined(page);
  const open = openCamel(text);
  const parts = open === text ? whole : fold(open).split(BETWEEN).map((part, at) => (part === whole[at] ? part : `${whole[at] ?? ''} ${part}`));
  const [title = '', fileName = '', summary = '', indexEntry = '', lead = ''] = parts;
  const tagsFrom = 5 + page.aliases.length;
  const headingsFrom = tagsFrom + page.tags.length;
  return {
    page, title, fileName, summary, indexEntry, lead,
    aliases: parts.slice(5, tagsFrom), tags: parts.slice(tagsFrom, headingsFrom), headings: parts.slice(headingsFrom),
  };
}

function joined(page: Page): string {
  let text = `${page.title}${BETWEEN}${page.fileName}${BETWEEN}${page.summary}${BETWEEN}${page.indexEntry}${BETWEEN}${page.lead}`;
  for (const list of [page.aliases, page.tags, page.headings]) for (const one of list) text += BETWEEN + one;
  return text;
}
