import type { Block } from '../markdown/scanBlocks';

/** A line that, outside code, could pass for the header, a page heading or a separator of a pack. */
const STRUCTURE = /^(?:#{1,2} |---[ \t]*$)/gm;

/** HTML and maths keep their lines as they are, save that one which could pass for the pack's own structure starts with a blank. */
export function disarm(block: Block): Block {
  return block.kind === 'html' || block.kind === 'math' ? { ...block, text: block.text.replace(STRUCTURE, ' $&') } : block;
}
