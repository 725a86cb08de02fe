import type { Block } from '../markdown/scanBlocks';

/** A line that, outside code, could pass for the header, a page heading or a separator of a pack; with any kind of blank. */
const STRUCTURE = /^(?:#{1,2}[^\S\n]|---[^\S\n]*$)/gm;
/** A line that a reader without maths would take for the start of a fence. */
const FENCE = /^ {0,3}(?=```|~~~)/gm;

/**
 * A line that could pass for the pack's own structure starts with a blank: in HTML and maths, where that means nothing, and in text, where such a line is
 * none of Markdown's own (its blank is an odd one). In HTML and maths a line that could open a fence starts with four.
 */
export function disarm(block: Block): Block {
  if (block.kind === 'code' || block.kind === 'heading' || block.kind === 'rule') return block;
  const text = block.text.replace(STRUCTURE, ' $&');
  return { ...block, text: block.kind === 'html' || block.kind === 'math' ? text.replace(FENCE, '    ') : text };
}
