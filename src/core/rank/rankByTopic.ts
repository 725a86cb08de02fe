import type { Page, RankedPage } from '../model';
import type { Topic } from '../topic/parseTopic';
import { inOrder } from './inOrder';
import { findNote, rankByNote } from './rankByNote';
import { rankByTag } from './rankByTag';
import { rankByWords, type RankOptions } from './rankByWords';
import { complete, type Steps } from './steps';

/**
 * The pages that speak of a topic, best first, each with its reasons; pages without points are not among them.
 * A topic that the wiki does not know gives an empty list.
 */
export function rankByTopic(pages: readonly Page[], topic: Topic, options: RankOptions): RankedPage[] {
  return inOrder(complete(rankInSteps(pages, topic, options)));
}

/** The same a step at a time, and in no order. */
export function rankInSteps(pages: readonly Page[], topic: Topic, options: RankOptions): Steps<readonly RankedPage[]> {
  if (topic.kind === 'tag') return rankByTag(pages, topic, options);
  const note = topic.kind === 'note' ? findNote(pages, topic.name) : null;
  return note ? rankByNote(pages, note, topic, options) : rankByWords(pages, topic, options);
}
