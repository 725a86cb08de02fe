import { fold } from './fold';
import { occurrences, type Occurrences } from './occurrences';
import type { Topic } from './parseTopic';

/** What a note's body says about a topic, small enough to keep for every note. */
export interface Mentions {
  /** Where each of the topic's terms stands, in their order. */
  readonly terms: readonly Occurrences[];
  /** UTF-16 units of the body. */
  readonly length: number;
}

/** Looks a topic's terms up in the body of a note (its text without properties). Linear; a few milliseconds a megabyte. */
export function mentionsIn(topic: Topic, body: string): Mentions {
  const folded = fold(body);
  return { terms: topic.terms.map((term) => occurrences(term, folded)), length: body.length };
}
