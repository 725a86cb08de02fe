import type { Topic } from '../topic/parseTopic';
import type { Found } from './gather';
import type { Rarity } from './rarity';
import { BODY_RULE } from './signals/bodyMentions';

/** A wiki that has less than this share of a topic has nothing on it: what is left are the topic's commonest words. */
const KNOWN_ENOUGH = 0.3;
/** A topic of up to so many words names its subject; a longer one is a sentence, with words by the way … */
const NAME_WORDS = 3;
/** … that a wiki of fewer pages than this may lack by chance. */
const SMALL_WIKI = 50;

/**
 * Takes away what is no answer: everything when the wiki does not know the topic, and, when it lacks a word of a short
 * one, the pages that only mention the rest somewhere in their bodies.
 */
export function dropDoubtful(found: readonly Found[], topic: Topic, rare: Rarity, pageCount: number): readonly Found[] {
  const isName = topic.terms.reduce((sum, term) => sum + term.weight, 0) <= NAME_WORDS;
  if (rare.known < KNOWN_ENOUGH && (isName || pageCount >= SMALL_WIKI)) return [];
  return isName && rare.known < 1 ? found.filter(({ hits }) => hits.some((hit) => hit.rule !== BODY_RULE)) : found;
}
