import { createCodeLines } from './codeLines';
import { closesFence, leadingSpaces, opensFence } from './fence';
import { htmlBlockStart, type HtmlBlock } from './htmlBlock';
import { listMark } from './listMark';
import { startsTable } from './startsTable';
import type { BlockKind, BodyBlock } from '../model';

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
    const found = blockAt(lines, at);
    blocks.push({ level: 0, name: '', closer: '', ...found.block, text: lines.slice(at, found.end).join('\n'), newlines: blocks.length ? newlines : 0 });
    at = found.end;
    newlines = 1;
  }
  return blocks;
}

interface Found {
  readonly end: number;
  readonly block: { kind: Exclude<BlockKind, 'sources'>; level?: number; name?: string; closer?: string };
}

type Construct = (lines: readonly string[], at: number) => Found | null;

/** In the order in which a line is asked; the paragraph takes what nobody else wants. */
const CONSTRUCTS: readonly Construct[] = [indentedCode, fencedCode, blockMath, heading, rule, quote, list, html, footnote, table];

function blockAt(lines: readonly string[], at: number): Found {
  for (const construct of CONSTRUCTS) {
    const found = construct(lines, at);
    if (found) return found;
  }
  return paragraph(lines, at);
}

function indentedCode(lines: readonly string[], at: number): Found | null {
  if (!isIndented(lines[at])) return null;
  let end = at + 1;
  for (let next = end; next < lines.length && (isBlank(lines[next]) || isIndented(lines[next])); next++) {
    if (!isBlank(lines[next])) end = next + 1;
  }
  return { end, block: { kind: 'code' } };
}

function fencedCode(lines: readonly string[], at: number): Found | null {
  const fence = opensFence(line(lines, at));
  if (!fence) return null;
  const name = line(lines, at).trim().slice(fence.length).trim();
  for (let next = at + 1; next < lines.length; next++) {
    if (closesFence(line(lines, next), fence)) return { end: next + 1, block: { kind: 'code', name } };
  }
  return { end: contentEnd(lines, at), block: { kind: 'code', name, closer: fence.mark.repeat(fence.length) } };
}

function blockMath(lines: readonly string[], at: number): Found | null {
  const first = line(lines, at).trim();
  if (!first.startsWith('$$') || leadingSpaces(line(lines, at)) > 3) return null;
  const sameLine = first.indexOf('$$', 2);
  if (sameLine >= 0) return sameLine === first.length - 2 ? { end: at + 1, block: { kind: 'math' } } : null;
  for (let next = at + 1; next < lines.length; next++) {
    if (line(lines, next).includes('$$')) return { end: next + 1, block: { kind: 'math' } };
  }
  return { end: contentEnd(lines, at), block: { kind: 'math', closer: '$$' } };
}

function heading(lines: readonly string[], at: number): Found | null {
  const text = line(lines, at);
  const start = leadingSpaces(text);
  let level = 0;
  while (text[start + level] === '#') level++;
  const after = text[start + level];
  if (start > 3 || level < 1 || level > 6 || (after !== undefined && after !== ' ' && after !== '\t')) return null;
  return { end: at + 1, block: { kind: 'heading', level, name: withoutClosingHashes(text.slice(start + level).trim()) } };
}

function withoutClosingHashes(title: string): string {
  let end = title.length;
  while (title[end - 1] === '#') end--;
  if (end === title.length) return title;
  return end === 0 ? '' : isBlank(title[end - 1]) ? title.slice(0, end).trimEnd() : title;
}

function rule(lines: readonly string[], at: number): Found | null {
  return isRule(line(lines, at)) ? { end: at + 1, block: { kind: 'rule' } } : null;
}

function isRule(text: string): boolean {
  const start = leadingSpaces(text);
  const mark = text[start];
  if (start > 3 || (mark !== '-' && mark !== '*' && mark !== '_')) return false;
  let count = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === mark) count++;
    else if (text[i] !== ' ' && text[i] !== '\t') return false;
  }
  return count >= 3;
}

function quote(lines: readonly string[], at: number): Found | null {
  if (!isQuote(line(lines, at))) return null;
  const code = createCodeLines();
  let lazy = false;
  let end = at;
  for (; end < lines.length; end++) {
    const text = line(lines, end);
    if (isQuote(text)) lazy = !code.isCode(text) && endsInParagraph(text);
    else if (!lazy || isBlank(text) || startsBlock(lines, end)) break;
  }
  const open = code.open();
  return { end, block: { kind: 'quote', closer: open ? open.prefix + open.fence.mark.repeat(open.fence.length) : '' } };
}

function isQuote(text: string): boolean {
  const start = leadingSpaces(text);
  return start <= 3 && text[start] === '>';
}

/** The marks of quotes and list items that a line starts with; as many as anyone nests, and no more. */
const CONTAINER_MARKS = /^(?:[\s>]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)){0,64}/;

/** Whether what a line of a quote or list holds is a paragraph: the next line may go on with it without its marks. */
function endsInParagraph(text: string): boolean {
  const content = text.replace(CONTAINER_MARKS, '');
  return content !== '' && !interrupts([content], 0);
}

function list(lines: readonly string[], at: number): Found | null {
  const first = listMark(line(lines, at));
  if (!first || first.indent > 3) return null;
  const code = createCodeLines();
  let column = first.content;
  let end = at;
  let lazy = false;
  for (let next = at; next < lines.length; next++) {
    const text = line(lines, next);
    const mark = listMark(text);
    const inCode = code.isCode(text);
    if (isBlank(text)) {
      lazy = false;
      continue;
    }
    const indent = columnsOf(text);
    if (indent < column) {
      if (mark && mark.indent < 4 && !isRule(text)) column = mark.content;
      else if (!lazy || inCode || startsBlock(lines, next)) break;
    }
    lazy = !inCode && endsInParagraph(text);
    end = next + 1;
  }
  const open = code.open();
  return { end, block: { kind: 'list', closer: open && end === contentEnd(lines, at) ? open.prefix + open.fence.mark.repeat(open.fence.length) : '' } };
}

function html(lines: readonly string[], at: number): Found | null {
  const start = htmlBlockStart(line(lines, at));
  if (!start) return null;
  return start.closer === null ? { end: untilBlank(lines, at), block: { kind: 'html' } } : untilCloser(lines, at, start);
}

function untilBlank(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) end++;
  return end;
}

function untilCloser(lines: readonly string[], at: number, start: HtmlBlock): Found {
  const closer = start.closer ?? '';
  for (let next = at; next < lines.length; next++) {
    const from = next === at ? start.length : 0;
    if (line(lines, next).toLowerCase().includes(closer, from)) return { end: next + 1, block: { kind: 'html' } };
  }
  return { end: contentEnd(lines, at), block: { kind: 'html', closer } };
}

function footnote(lines: readonly string[], at: number): Found | null {
  const label = footnoteLabel(line(lines, at));
  if (label === null) return null;
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    const text = line(lines, next);
    if (isBlank(text)) continue;
    const follows = isIndented(text) || (next === end && !startsBlock(lines, next));
    if (!follows) break;
    end = next + 1;
  }
  return { end, block: { kind: 'footnote', name: label } };
}

function footnoteLabel(text: string): string | null {
  const start = leadingSpaces(text);
  if (start > 3 || !text.startsWith('[^', start)) return null;
  const close = text.indexOf(']:', start);
  const label = close < 0 ? '' : text.slice(start + 2, close);
  return label !== '' && !/[\s[\]]/.test(label) ? label : null;
}

function table(lines: readonly string[], at: number): Found | null {
  if (!startsTable(line(lines, at), line(lines, at + 1))) return null;
  let end = at + 2;
  while (end < lines.length && !isBlank(lines[end]) && !startsBlock(lines, end) && !htmlBlockStart(line(lines, end))) end++;
  return { end, block: { kind: 'table' } };
}

function paragraph(lines: readonly string[], at: number): Found {
  for (let end = at + 1; end < lines.length; end++) {
    const level = setextLevel(line(lines, end));
    if (level) return { end: end + 1, block: { kind: 'heading', level, name: lines.slice(at, end).map((text) => text.trim()).join(' ') } };
    if (isBlank(lines[end]) || interrupts(lines, end)) return { end, block: { kind: 'paragraph' } };
  }
  return { end: lines.length, block: { kind: 'paragraph' } };
}

function setextLevel(text: string): number {
  const start = leadingSpaces(text);
  const mark = text[start];
  if (start > 3 || (mark !== '=' && mark !== '-')) return 0;
  let end = start;
  while (text[end] === mark) end++;
  return text.slice(end).trim() !== '' ? 0 : mark === '=' ? 1 : 2;
}

/** Whether a line ends the paragraph before it by starting another block. */
function interrupts(lines: readonly string[], at: number): boolean {
  const text = line(lines, at);
  const first = text[leadingSpaces(text)];
  if (first === undefined || leadingSpaces(text) > 3) return false;
  if (opensFence(text) || isQuote(text) || isRule(text) || listMark(text)?.interrupts || footnoteLabel(text) !== null) return true;
  return heading(lines, at) !== null || blockMath(lines, at) !== null || htmlBlockStart(text)?.interrupts === true || startsTable(text, line(lines, at + 1));
}

/** The same where the line before is in another container, or no paragraph: any list mark starts a list then. */
function startsBlock(lines: readonly string[], at: number): boolean {
  return interrupts(lines, at) || (!isIndented(lines[at]) && listMark(line(lines, at)) !== null);
}

function line(lines: readonly string[], at: number): string {
  return lines[at] ?? '';
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

function isIndented(text: string | undefined): boolean {
  return text !== undefined && columnsOf(text) >= 4 && text.trim() !== '';
}

function columnsOf(text: string): number {
  let column = 0;
  for (let i = 0; text[i] === ' ' || text[i] === '\t'; i++) column += text[i] === '\t' ? 4 - (column % 4) : 1;
  return column;
}

/** The index behind the last line that is not blank. */
function contentEnd(lines: readonly string[], at: number): number {
  let end = lines.length;
  while (end > at + 1 && isBlank(lines[end - 1])) end--;
  return end;
}
