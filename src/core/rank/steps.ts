import type { Breathe } from '../breathe';

/** Work over many pages that may be left and taken up again: it yields every few hundred of them, and returns its result at the end. */
export type Steps<T> = Generator<void, T, void>;

/** So many pages are a step: well below a millisecond where the pages are known. */
export const PAGES_PER_STEP = 200;

/** Does all steps at once. */
export function complete<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Does the steps one by one, letting others in between. */
export async function inSteps<T>(steps: Steps<T>, breathe: Breathe): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await breathe();
  }
}
