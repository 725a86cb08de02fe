import { createCodeLines } from './codeLines';
import { lineEnd } from './lines';
import { listMark } from './listMark';

/** Lines that are neither code nor block maths, and that inline code may run across. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** Finds the next run that holds a comment mark, the end of the body when there is none; asked with growing positions. */
export function runFinder(body: string): (from: number) => Run {
  const code = createCodeLines();
  return (from) => {
    let start = -1;
    let hasMark = false;
    let before = '';
    for (let at = from; at < body.length; ) {
      const end = lineEnd(body, at);
      const line = body.slice(at, end);
      const parts = partsInline(line, before);
      if (parts && hasMark) return { start, end: at };
      const mathEnd = code.isOpen() ? -1 : blockMathEnd(body, at, end);
      const isText = mathEnd < 0 && !code.isCode(line);
      if (!isText) start = -1;
      else {
        if (start < 0 || parts) start = at;
        hasMark = line.includes('%%') || line.includes('<!--') || hasMark;
      }
      before = line;
      at = mathEnd < 0 ? end + 1 : mathEnd;
    }
    return hasMark ? { start, end: body.length } : { start: body.length, end: body.length };
  };
}

/** Whether a line starts or ends something that inline code cannot cross: a block, an item, a row, a quote. */
function partsInline(line: string, before: string): boolean {
  return isQuoted(line) !== isQuoted(before) || standsAlone(withoutQuotes(before)) || standsAlone(withoutQuotes(line)) || startsItem(withoutQuotes(line));
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

function withoutQuotes(line: string): string {
  return line.replace(/^[\s>]+/, '');
}

/** Blank lines, headings, rules and underlines, table rows, fences, maths. */
function standsAlone(text: string): boolean {
  return text === '' || /^(?:#{1,6}(?:\s|$)|\||```|~~~|\$\$)/.test(text) || /^[-=*_\s]+$/.test(text);
}

function startsItem(text: string): boolean {
  return listMark(text) !== null || text.startsWith('[^');
}

/** The end of the block maths that this line opens and a later one closes, or -1. Maths that is never closed protects nothing. */
function blockMathEnd(body: string, at: number, end: number): number {
  const open = body.slice(at, end).trimStart().startsWith('$$') ? body.indexOf('$$', at) + 2 : -1;
  const close = open < 0 ? -1 : body.indexOf('$$', open);
  return close < end ? -1 : close + 2;
}
