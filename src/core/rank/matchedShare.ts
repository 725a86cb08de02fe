import type { RankedPage } from '../model';
import type { Topic } from '../topic/parseTopic';
import { unmatchedTerms } from './unmatchedTerms';

/** The share of a topic that a page speaks of, by the weight of its words, 0 to 1 (1 for a topic of mere signs): a first page below a half is a thin match. */
export function matchedShare(ranked: RankedPage, topic: Topic): number {
  const unmatched = new Set(unmatchedTerms([ranked], topic));
  const weigh = (terms: Topic['terms']) => terms.reduce((sum, { weight }) => sum + weight, 0);
  return topic.terms.length === 0 ? 1 : weigh(topic.terms.filter(({ source }) => !unmatched.has(source))) / weigh(topic.terms);
}
