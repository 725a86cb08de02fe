import type { Attempt } from './createAttempt';
import type { FillPage } from './fillRequest';

/** What is to be taken of a page. */
export interface Wanted {
  readonly page: FillPage;
  readonly nth: number;
  /** By index, in the order in which they are tried. */
  readonly blocks: readonly number[];
  /** The most that they may add together, in units. */
  readonly most: number;
}

/** Blocks of a page that may miss the room by a hair before the rest of the page is left to the cut: each costs a walk over the page. */
const MAX_MISFITS = 20;

/**
 * Takes every block that fits in its turn. Blocks are tried in runs, longer ones as long as they fit, since each try walks the page: what
 * fits as a run fits block by block.
 */
export function takeInOrder(attempt: Attempt, { page, nth, blocks, most }: Wanted): void {
  const tries = triesOf(page, blocks);
  const before = attempt.room();
  let run = 1;
  let misfits = 0;
  for (let at = 0; at < tries.length && misfits < MAX_MISFITS; ) {
    if (attempt.blocks(nth, tries.slice(at, at + run).flat(), most - (before - attempt.room()))) {
      at += run;
      run *= 2;
    } else if (run > 1) run = run >> 1;
    else if (attempt.mayFit(nth, tries[at++] ?? [])) misfits++;
  }
}

/** Each block that says something alone; one that announces the next comes with it. */
function triesOf(page: FillPage, blocks: readonly number[]): number[][] {
  const usable = new Set(page.usable);
  return blocks
    .filter((block) => !page.loose.has(block))
    .map((block) => (announces(page, block) && usable.has(block + 1) ? [block, block + 1] : [block]));
}

/** A paragraph that ends in a colon says nothing without the block it announces. */
function announces(page: FillPage, block: number): boolean {
  const { kind, text } = page.blocks[block] ?? { kind: 'rule', text: '' };
  return kind === 'paragraph' && /[:：]$/.test(text);
}
