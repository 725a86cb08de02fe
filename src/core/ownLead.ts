import type { BodyBlock, Page } from './model';
import { leadText } from './page/leadText';

/** A paragraph on this many pages is boilerplate, and no lead. */
const SHARED_BY = 4;

/**
 * Tells whether a paragraph can open an excerpt: prose, and not what many pages say.
 * @param bodies of the candidates, whose every paragraph counts; of the rest of the wiki the lead does, where it is known.
 */
export function ownLead(bodies: readonly (readonly BodyBlock[])[], pages: readonly Page[]): (paragraph: string) => boolean {
  const shared = sharedTexts([...bodies.map(paragraphsOf), ...pages.filter((page) => page.unread === undefined).map((page) => [page.lead ?? ''])]);
  return (paragraph) => {
    const lead = leadOf(paragraph);
    return lead !== '' && !shared.has(lead);
  };
}

/** Whether a paragraph is prose. */
export function isProse(paragraph: string): boolean {
  return leadOf(paragraph) !== '';
}

function leadOf(paragraph: string): string {
  return leadText(paragraph.split('\n'));
}

function paragraphsOf(blocks: readonly BodyBlock[]): string[] {
  return [...new Set(blocks.filter((block) => block.kind === 'paragraph').map((block) => leadOf(block.text)))];
}

function sharedTexts(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of pages.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= SHARED_BY).map(([text]) => text));
}
