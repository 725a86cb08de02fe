import type { RankedPage } from '../model';
import type { Topic } from '../topic/parseTopic';

/** The words of a topic that none of the pages speaks of, folded, in order: of a run without spaces, when no piece was found. */
export function unmatchedTerms(ranked: readonly RankedPage[], { terms }: Topic): string[] {
  const met = new Set(ranked.flatMap(({ reasons }) => reasons.flatMap(({ match }) => match.split(', '))));
  const metSources = new Set(terms.filter(({ text }) => met.has(text)).map(({ source }) => source));
  return Array.from(new Set(terms.map(({ source }) => source))).filter((source) => !metSources.has(source));
}
