import type { BlockKind, BodyBlock } from '../model';
import { fencedCode, indentedCode } from './codeBlock';
import type { Construct, FoundBlock } from './construct';
import { footnoteBlock } from './footnoteBlock';
import { htmlBlock, htmlBlockStart } from './htmlBlock';
import { headingMark, isRule, opensText, underlineLevel } from './lineMarks';
import { isBlank, lineAt } from './lines';
import { listBlock } from './listBlock';
import { mathBlock } from './mathBlock';
import { quoteBlock } from './quoteBlock';
import { interrupts, startsBlock } from './startsBlock';
import { startsTable } from './startsTable';

/** A block as the source has it. */
export type Block = BodyBlock & { readonly kind: Exclude<BlockKind, 'sources'> };

/**
 * Splits a body (LF line ends, comments removed) into its top-level blocks, in one linear walk over its lines.
 * CommonMark 0.31, tables, footnotes and `$$` maths; what it says of a line never depends on inline syntax.
 */
export function scanBlocks(body: string): Block[] {
  const lines = body.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  let newlines = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++;
      newlines++;
      continue;
    }
    const { end, ...found } = blockAt(lines, at);
    blocks.push({ level: 0, name: '', closer: '', ...found, text: lines.slice(at, end).join('\n'), newlines: blocks.length ? newlines : 0 });
    at = end;
    newlines = 1;
  }
  return blocks;
}

function blockAt(lines: readonly string[], at: number): FoundBlock {
  for (const construct of opensText(lineAt(lines, at)) ? OF_TEXT : CONSTRUCTS) {
    const found = construct(lines, at);
    if (found) return found;
  }
  return paragraph(lines, at);
}

const heading: Construct = (lines, at) => {
  const mark = headingMark(lineAt(lines, at));
  return mark && { end: at + 1, kind: 'heading', ...mark };
};

const rule: Construct = (lines, at) => (isRule(lineAt(lines, at)) ? { end: at + 1, kind: 'rule' } : null);

const table: Construct = (lines, at) => {
  if (!startsTable(lineAt(lines, at), lineAt(lines, at + 1))) return null;
  let end = at + 2;
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines, end) && !htmlBlockStart(lineAt(lines, end))) end++;
  return { end, kind: 'table' };
};

/** In the order in which a line is asked; the paragraph takes what nobody else wants. */
const CONSTRUCTS: readonly Construct[] = [
  indentedCode, fencedCode, mathBlock, heading, rule, quoteBlock, listBlock, htmlBlock, footnoteBlock, table,
];
const OF_TEXT: readonly Construct[] = [table];

/** A line under a paragraph may make a heading of it. */
function paragraph(lines: readonly string[], at: number): FoundBlock {
  for (let end = at + 1; end < lines.length; end++) {
    const level = underlineLevel(lineAt(lines, end));
    if (level) return { end: end + 1, kind: 'heading', level, name: lines.slice(at, end).map((line) => line.trim()).join(' ') };
    if (isBlank(lines[end]) || interrupts(lines, end)) return { end, kind: 'paragraph' };
  }
  return { end: lines.length, kind: 'paragraph' };
}
