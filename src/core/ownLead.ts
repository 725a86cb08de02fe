import type { BodyBlock, Page } from './model';
import { leadText } from './page/leadText';

/** A paragraph on this many pages is boilerplate, and no lead. */
const SHARED_BY = 4;

/** How the paragraphs of a pack are judged; each is read once. */
export interface Leads {
  /** Whether a paragraph can open an excerpt: prose, and not what many pages say. */
  readonly isLead: (paragraph: string) => boolean;
  readonly isProse: (paragraph: string) => boolean;
}

/** @param bodies of the candidates, whose every paragraph counts; of the rest of the wiki the lead does, where it is known. */
export function ownLead(bodies: readonly (readonly BodyBlock[])[], pages: readonly Page[]): Leads {
  const leads = new Map<string, string>();
  const leadOf = (paragraph: string): string => {
    const lead = leads.get(paragraph) ?? leadText(paragraph.split('\n'));
    leads.set(paragraph, lead);
    return lead;
  };
  const paragraphs = bodies.map((blocks) => [...new Set(blocks.filter((block) => block.kind === 'paragraph').map((block) => leadOf(block.text)))]);
  const others = pages.flatMap((page) => (page.unread === undefined && page.lead ? [[page.lead]] : []));
  const shared = sharedTexts([...paragraphs, ...others]);
  return {
    isLead: (paragraph) => leadOf(paragraph) !== '' && !shared.has(leadOf(paragraph)),
    isProse: (paragraph) => leadOf(paragraph) !== '',
  };
}

function sharedTexts(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of pages.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= SHARED_BY).map(([text]) => text));
}
