import { fold } from './fold';
import { occurrences } from './occurrences';
import type { Topic } from './parseTopic';

/** The weight of the topic's distinct terms that a text holds as whole words or beginnings of words; 0 when it holds none. */
export function termsIn(topic: Topic, text: string): number {
  const folded = fold(text);
  return topic.terms.reduce((sum, term) => sum + (occurrences(term, folded).quality > 0 ? term.weight : 0), 0);
}
