import type { Page } from '../model';
import { fold } from '../topic/fold';

/** A page's metadata as the signals compare it: folded, with identifiers cut open. */
export interface PageFields {
  readonly page: Page;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly fileName: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly indexEntry: string;
  readonly headings: string;
  readonly lead: string;
}

const CAMEL = /(\p{Ll})(?=\p{Lu})/gu;

export function pageFields(page: Page): PageFields {
  return {
    page,
    title: foldField(page.title),
    aliases: page.aliases.map(foldField),
    fileName: foldField(page.fileName),
    tags: page.tags.map(foldField),
    summary: foldField(page.summary),
    indexEntry: foldField(page.indexEntry),
    headings: foldField(page.headings.join('\n')),
    lead: foldField(page.lead),
  };
}

/** `useEffect` is found as it is and by its parts. */
function foldField(text: string): string {
  const cut = text.replace(CAMEL, '$1_');
  return cut === text ? fold(text) : `${fold(text)}\n${fold(cut)}`;
}
