import type { RankedPage } from '../model';
import type { Topic } from '../topic/parseTopic';
import { unmatchedTerms } from './unmatchedTerms';

/** The share of a topic that a page speaks of, by the weight of its words, 0 to 1: a first page below a half is a thin match. */
export function matchedShare(ranked: RankedPage, topic: Topic): number {
  const unmatched = new Set(unmatchedTerms([ranked], topic));
  const weigh = (terms: Topic['terms']) => terms.reduce((sum, { weight }) => sum + weight, 0);
  return weigh(topic.terms.filter(({ source }) => !unmatched.has(source))) / Math.max(weigh(topic.terms), Number.MIN_VALUE);
}
