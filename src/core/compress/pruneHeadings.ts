import type { Block } from '../markdown/scanBlocks';

/** Deeper than any heading. */
const CONTENT = 7;

/** Takes out headings with nothing under them: neither content nor a deeper heading that has some. A rule is nothing. */
export function pruneHeadings(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  let next = 0;
  for (const block of [...blocks].reverse()) {
    if (block.kind === 'heading') {
      if (next <= block.level) continue;
      next = block.level;
    } else if (block.kind !== 'rule') next = CONTENT;
    kept.push(block);
  }
  return kept.reverse();
}
