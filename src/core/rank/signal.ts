import type { Weights } from '../settings';
import type { Mentions } from '../topic/mentionsIn';
import { occurrences } from '../topic/occurrences';
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
  /** By term: whether it may be in the fields at all. */
  readonly near: readonly boolean[];
  readonly topic: Topic;
  readonly weights: Weights;
  /** Null when the body was not read. */
  readonly mentions: Mentions | null;
  /** Mean length of the bodies that were read. */
  readonly meanLength: number;
}

/** One kind of reason why a page may be about a topic: pure, and blind to all other pages. */
export type Signal = (evidence: Evidence) => Hit[];

/** The hits of a rule that looks for each term in the fields; `quality` says how well one is met, 0 when it is not. */
export function hitsByTerm({ topic, near }: Evidence, rule: string, points: number, quality: (term: Term) => number): Hit[] {
  const hits: Hit[] = [];
  topic.terms.forEach((term, at) => {
    const met = near[at] === true ? quality(term) : 0;
    if (met > 0) hits.push({ rule, points, quality: met, term: at, match: term.text });
  });
  return hits;
}

/** How well a term is met by the best of several folded texts. */
export function bestQuality(term: Term, texts: readonly string[]): number {
  return texts.reduce((best, text) => (best === 1 ? best : Math.max(best, occurrences(term, text).quality)), 0);
}
