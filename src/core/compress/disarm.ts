import type { Block } from '../markdown/scanBlocks';

/** A line that, outside code, could pass for the header, a page heading or a separator of a pack. */
const STRUCTURE = /^(?:#{1,2} |---[ \t]*$)/gm;
/** A line that a reader without maths would take for the start of a fence. */
const FENCE = /^ {0,3}(?=```|~~~)/gm;

/**
 * HTML and maths keep their lines as they are, save that one which could pass for the pack's own structure starts with a blank, and one that could
 * open a fence with four: neither means anything there.
 */
export function disarm(block: Block): Block {
  if (block.kind !== 'html' && block.kind !== 'math') return block;
  return { ...block, text: block.text.replace(STRUCTURE, ' $&').replace(FENCE, '    ') };
}
