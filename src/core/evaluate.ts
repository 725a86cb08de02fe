/** What an answer is judged by: a topic and the pages that belong in its pack; none for a topic that the wiki does not know. */
export interface GoldTopic {
  readonly topic: string;
  readonly expect: readonly string[];
}

/** How good answers are, averaged over the topics that have one; recall and MRR are shares, 0 to 1. */
export interface Evaluation {
  /** The share of the expected pages among the first 5 (of at most 5 that could be there), 10 and 20. */
  readonly recall5: number;
  readonly recall10: number;
  readonly recall20: number;
  /** The mean of 1 / the place of the first expected page. */
  readonly mrr: number;
  /** The share of topics whose first page is an expected one. */
  readonly firstHit: number;
  /** How many of the topics without an answer got none, and how many there are. */
  readonly emptyRight: number;
  readonly emptyTotal: number;
  /** Pages given per topic without an answer. */
  readonly strays: number;
}

/**
 * Compares answers with gold topics.
 * @param answers for each topic, in order, the paths that were given, best first.
 */
export function evaluate(gold: readonly GoldTopic[], answers: readonly (readonly string[])[]): Evaluation {
  const pairs = gold.map(({ expect }, at) => ({ expect: Array.from(new Set(expect)), answer: answers[at] ?? [] }));
  const answerable = pairs.filter(({ expect }) => expect.length > 0);
  const empty = pairs.filter(({ expect }) => expect.length === 0);
  const over = (measure: (pair: Pair) => number) => mean(answerable.map(measure));
  return {
    recall5: over((pair) => recall(pair, 5)),
    recall10: over((pair) => recall(pair, 10)),
    recall20: over((pair) => recall(pair, 20)),
    mrr: over((pair) => reciprocalRank(pair)),
    firstHit: over((pair) => (reciprocalRank(pair) === 1 ? 1 : 0)),
    emptyRight: empty.filter(({ answer }) => answer.length === 0).length,
    emptyTotal: empty.length,
    strays: mean(empty.map(({ answer }) => answer.length)),
  };
}

interface Pair {
  readonly expect: readonly string[];
  readonly answer: readonly string[];
}

function recall({ expect, answer }: Pair, depth: number): number {
  const first = new Set(answer.slice(0, depth));
  return expect.filter((path) => first.has(path)).length / Math.min(depth, expect.length);
}

function reciprocalRank({ expect, answer }: Pair): number {
  const place = answer.findIndex((path) => expect.includes(path));
  return place < 0 ? 0 : 1 / (place + 1);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
