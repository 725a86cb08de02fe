import type { Topic } from '../topic/parseTopic';
import type { Found } from './gather';

/** How telling each term of a topic is in this wiki. */
export interface Rarity {
  /** By term: the fewer pages have it, the more (inverse document frequency, times the term's own weight). */
  readonly telling: readonly number[];
  /** The sum of `telling`: the whole topic, terms that no page has included. */
  readonly whole: number;
  /** The most telling term that some page has. */
  readonly most: number;
  /** The share of the topic that pages have, 0 to 1: a term as far as its best match is like it. Pages found without any term have it all. */
  readonly known: number;
}

/** In a wiki of a few pages no word is common yet: it is weighed as if it had grown to so many. */
const GROWN_WIKI = 50;

/** Weighs a topic's terms by how many of `pageCount` pages have them. */
export function rarity(topic: Topic, found: readonly Found[], pageCount: number): Rarity {
  const having = topic.terms.map((_, at) => found.reduce((count, { met }) => count + Number((met[at] ?? 0) > 0), 0));
  const telling = topic.terms.map(({ weight }, at) => weight * Math.log(1 + Math.max(pageCount, GROWN_WIKI) / ((having[at] ?? 0) + 0.5)));
  const known = telling.map((tells, at) => tells * found.reduce((best, { met }) => Math.max(best, met[at] ?? 0), 0));
  const whole = sum(telling);
  return { telling, whole, most: Math.max(0, ...telling.filter((_, at) => having[at])), known: whole === 0 ? 1 : sum(known) / whole };
}

/** Every term tells as much as its weight: for a ranking by bare points. */
export function evenRarity(topic: Topic): Rarity {
  const telling = topic.terms.map(({ weight }) => weight);
  return { telling, whole: sum(telling), most: 1, known: 1 };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
