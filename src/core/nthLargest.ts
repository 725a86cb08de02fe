/** The number at a place, from 0, if the largest came first; 0 past the last. Numbers alone sort fast: of tens of thousands of pages, few are wanted in order. */
export function nthLargest(numbers: readonly number[], place: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[sorted.length - 1 - place] ?? 0;
}
