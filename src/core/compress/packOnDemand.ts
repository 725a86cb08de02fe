import type { BodyBlock, PackBlock } from '../model';
import { packBlock } from './packBlock';

/**
 * Packs the blocks of one page, each when it is first asked for by its index: most of a long page never is.
 * @param ordinal of the page, unique in the pack; goes into footnote labels.
 */
export function packOnDemand(blocks: readonly BodyBlock[], ordinal: number): (index: number) => PackBlock {
  const footnotes = new Set(blocks.filter((block) => block.kind === 'footnote').map((block) => block.name));
  const packed = new Map<number, PackBlock>();
  return (index) => {
    const known = packed.get(index) ?? packBlock(blocks[index] ?? NOTHING, { ordinal, footnotes });
    packed.set(index, known);
    return known;
  };
}

const NOTHING: BodyBlock = { kind: 'paragraph', text: '', newlines: 0, level: 0, name: '', closer: '' };
