import type { Block } from '../markdown/scanBlocks';

/** Pages of a pack are level-2 headings; what a page holds starts below. */
export const TOP_LEVEL = 3;
export const DEEPEST = 6;

/**
 * Headings, setext ones too, are rewritten below the page's own heading and stay ordered among themselves as far as six levels allow.
 * A rule becomes `***`, since `---` parts the pages of a pack.
 */
export function shiftHeadings(blocks: readonly Block[]): Block[] {
  const highest = blocks.reduce((level, block) => (block.kind === 'heading' ? Math.min(level, block.level) : level), DEEPEST);
  return blocks.map((block) => {
    if (block.kind === 'rule') return { ...block, text: '***' };
    if (block.kind !== 'heading') return block;
    const level = Math.min(DEEPEST, block.level - highest + TOP_LEVEL);
    return { ...block, level, text: `${'#'.repeat(level)} ${block.name}` };
  });
}
