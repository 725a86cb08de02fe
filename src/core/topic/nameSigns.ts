import { letterAt } from './letterAt';

/** How many signs after the one-letter word from `start` to `end` belong to it: C++, C#, F#. */
export function nameSigns(folded: string, start: number, end: number): number {
  if (end - start !== 1 || letterAt(folded, start) !== 'spaced') return 0;
  const signs = folded.startsWith('++', end) ? 2 : folded[end] === '#' ? 1 : 0;
  return letterAt(folded, end + signs) === 'none' ? signs : 0;
}
