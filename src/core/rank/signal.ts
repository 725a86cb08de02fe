import type { Weights } from '../settings';
import type { Mentions } from '../topic/mentionsIn';
import type { Term, Topic } from '../topic/parseTopic';
import type { PageFields } from './pageFields';

/** What a signal found on a page. */
export interface Hit {
  readonly rule: string;
  /** What a full match of the rule is worth. */
  readonly points: number;
  /** How well it matches, 0 to 1. */
  readonly quality: number;
  /** The place in `topic.terms` of what was found; `all` when it is the topic as a whole; null for something else. */
  readonly term: number | 'all' | null;
  /** What was found, in words. */
  readonly match: string;
}

/** Everything a signal may look at. */
export interface Evidence {
  readonly fields: PageFields;
  readonly topic: Topic;
  readonly weights: Weights;
  /** Null when the body was not read. */
  readonly mentions: Mentions | null;
  /** Mean length of the bodies that were read. */
  readonly meanLength: number;
}

/** One kind of reason why a page may be about a topic: pure, and blind to all other pages. */
export type Signal = (evidence: Evidence) => Hit[];

/** The hits of a rule that looks for each term by itself; `quality` says how well one is met. */
export function hitsByTerm(topic: Topic, rule: string, points: number, quality: (term: Term, at: number) => number): Hit[] {
  const hits = topic.terms.map((term, at) => ({ rule, points, quality: quality(term, at), term: at, match: term.text }));
  return hits.filter((hit) => hit.quality > 0);
}
