import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import type { Nodes } from 'mdast';
import { createCodeLines } from './codeLines';
import { isParsable } from './isParsable';
import { plainCodeSpans } from './plainCodeSpans';
import { verbatimSpans, type Range } from './verbatimSpans';

/** Characters that can make something verbatim: without one of them there is nothing to parse for. */
const CAN_BE_VERBATIM = /[`$<]|~~~|\n {4}|\n\t|^ {4}|^\t/;

/** Kinds of mdast nodes that no pass may touch. */
const VERBATIM = new Set(['code', 'inlineCode', 'math', 'inlineMath', 'html', 'definition', 'image']);

/**
 * Ranges of one block's source that no pass may touch: code, maths, HTML, link definitions, images; in order. mdast tells them by
 * source position, where inline code is not plain to see. A block too large or too deep for it is read by the linear scanners instead, which know code and inline maths.
 */
export function verbatimRanges(text: string): Range[] {
  if (!CAN_BE_VERBATIM.test(text)) return [];
  return plainCodeSpans(text) ?? (isParsable(text) ? parsedRanges(text) : null) ?? scannedRanges(text);
}

/** Emphasis makes nothing verbatim, and costs most where it never closes. */
const NO_EMPHASIS = { disable: { null: ['attention'] } };

function parsedRanges(text: string): Range[] | null {
  try {
    const ranges: Range[] = [];
    collect(fromMarkdown(asItem(text), { extensions: [gfmTable(), math(), NO_EMPHASIS], mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()] }), ranges);
    return ranges;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A footnote definition is read as the list item of the same shape and length: to plain Markdown it is a link definition, or code. */
function asItem(text: string): string {
  const label = FOOTNOTE_LABEL.exec(text)?.[0] ?? '';
  return label ? ITEM_MARK + 'x'.repeat(label.length - ITEM_MARK.length) + text.slice(label.length) : text;
}

const FOOTNOTE_LABEL = /^ {0,3}\[\^[^\]\s]{1,100}\]:/;
/** Four columns wide, as the indent of what belongs to a footnote. */
const ITEM_MARK = '10) ';

function collect(node: Nodes, ranges: Range[]): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (VERBATIM.has(node.type) && start !== undefined && end !== undefined) ranges.push([start, end]);
  else if ('children' in node) for (const child of node.children) collect(child, ranges);
}

function scannedRanges(text: string): Range[] {
  const ranges: Range[] = [];
  const code = createCodeLines();
  let start = 0;
  let at = 0;
  const flush = (end: number): void => {
    for (const [from, to] of verbatimSpans(text.slice(start, end))) ranges.push([start + from, start + to]);
  };
  for (const line of text.split('\n')) {
    const end = at + line.length + 1;
    if (code.isCode(line)) {
      flush(at);
      ranges.push([at, end]);
      start = end;
    }
    at = end;
  }
  flush(text.length);
  return ranges;
}
