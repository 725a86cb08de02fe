import { nthLargest } from '../core/nthLargest';
import type { Concern } from '../core/rank/concernOf';

/** So many notes of a large wiki are looked into: more than are ever candidates, or than bodies are looked at. */
const MOST_LOOKED_INTO = 300;

/** Which notes to look into: in a small wiki all that hold a word of the topic; of a large one those whose metadata promises most, the first of equals. */
export function likeliestOf(concerns: readonly (Concern | null)[], isSmall: boolean): ReadonlySet<Concern> {
  const wanted = concerns.filter((concern): concern is Concern => concern !== null && (concern.where === 'metadata' || (isSmall && concern.where === 'body')));
  if (isSmall || wanted.length <= MOST_LOOKED_INTO) return new Set(wanted);
  const least = nthLargest(wanted.map(({ promise }) => promise), MOST_LOOKED_INTO - 1);
  const sure = wanted.filter(({ promise }) => promise > least);
  const ties = wanted.filter(({ promise }) => promise === least);
  return new Set([...sure, ...(least === Infinity ? ties : ties.slice(0, MOST_LOOKED_INTO - sure.length))]);
}
