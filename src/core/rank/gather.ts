import type { Page } from '../model';
import type { Weights } from '../settings';
import { fold } from '../topic/fold';
import type { Mentions } from '../topic/mentionsIn';
import { mayOccur } from '../topic/occurrences';
import type { Topic } from '../topic/parseTopic';
import { pageFields } from './pageFields';
import type { Hit, Signal } from './signal';
import { mayBeAcronym } from './signals/acronyms';

/** A page on which at least one signal found something. */
export interface Found {
  readonly page: Page;
  readonly hits: readonly Hit[];
}

/** What the host knows of bodies: the path of a note that was read, to what it says of the topic. */
export type Bodies = ReadonlyMap<string, Mentions>;

/** Runs the signals over the pages. A page that cannot hold a term costs one scan of its folded metadata, no more. */
export function gather(pages: readonly Page[], topic: Topic, weights: Weights, bodies: Bodies, signals: readonly Signal[]): Found[] {
  const meanLength = meanOf(Array.from(bodies.values(), (mentions) => mentions.length));
  const found: Found[] = [];
  for (const page of pages) {
    const mentions = bodies.get(page.path) ?? null;
    if (!isMentioned(mentions) && !mayBeAbout(page, topic)) continue;
    const evidence = { fields: pageFields(page), topic, weights, mentions, meanLength };
    const hits = signals.flatMap((signal) => signal(evidence));
    if (hits.length > 0) found.push({ page, hits });
  }
  return found;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function isMentioned(mentions: Mentions | null): boolean {
  return mentions !== null && mentions.counts.some((count) => count > 0);
}

function mayBeAbout(page: Page, topic: Topic): boolean {
  const parts = [page.title, page.fileName, page.summary, page.indexEntry, page.lead];
  const text = fold(parts.concat(page.aliases, page.tags, page.headings).join('\n'));
  return topic.terms.some((term) => mayOccur(term, text)) || mayBeAcronym(page, topic);
}
