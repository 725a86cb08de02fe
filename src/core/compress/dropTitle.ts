import type { Block } from '../markdown/scanBlocks';

/** A first heading that only says the page's title again: the page's own heading in the pack says it already. */
export function dropTitle(blocks: readonly Block[], title: string): readonly Block[] {
  const [first] = blocks;
  return first?.kind === 'heading' && first.level === 1 && words(first.name) === words(title) ? blocks.slice(1) : blocks;
}

function words(text: string): string {
  return text.replace(/[*_`]/g, '').trim().toLowerCase();
}
