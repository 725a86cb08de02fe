import { createCodeLines } from './codeLines';
import { listMark } from './listMark';
import { spanFinder } from './verbatimSpans';

/** A body without its comments. `unclosed` says that one ran to the end of the note. */
export interface Uncommented {
  readonly text: string;
  readonly unclosed: boolean;
}

interface Mark {
  readonly at: number;
  readonly close: '%%' | '-->';
}

/**
 * Takes out `%%…%%` and `<!--…-->`. They are private: one that is never closed hides the rest of the note, as it does in Obsidian.
 * Marks inside code and maths are text. One linear walk, independent of any Markdown parser and its bounds.
 */
export function removeComments(body: string): Uncommented {
  if (!body.includes('%%') && !body.includes('<!--')) return { text: body, unclosed: false };
  const nextRun = runFinder(body);
  const nextMark = markFinder(body);
  const kept: string[] = [];
  let at = 0;
  while (at < body.length) {
    const run = nextRun(at);
    kept.push(body.slice(at, run.start));
    const after = keepVisible(body, run, nextMark, kept);
    if (after < 0) return { text: kept.join(''), unclosed: true };
    at = after;
  }
  return { text: kept.join(''), unclosed: false };
}

/** Lines that are neither code nor block maths, and that inline code may run across. */
interface Run {
  readonly start: number;
  readonly end: number;
}

/** Finds the next run that holds a comment mark, the end of the body when there is none; asked with growing positions. */
function runFinder(body: string): (from: number) => Run {
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

/** A comment may close on the dashes that open it: `<!-->` is a whole one. */
const OVERLAP = 2;

/** Pushes what is visible of a run; gives the position to go on from, or -1 when a comment hides all the rest. */
function keepVisible(body: string, { start, end }: Run, nextMark: (from: number) => Mark, kept: string[]): number {
  const nextSpan = spanFinder(body.slice(start, end));
  let at = start;
  let span = nextSpan(0);
  for (let mark = nextMark(at); mark.at < end; mark = nextMark(at)) {
    if (span && start + span[0] < at) span = nextSpan(at - start);
    while (span && start + span[1] <= mark.at) span = nextSpan(span[1]);
    if (span && start + span[0] < mark.at) {
      kept.push(body.slice(at, start + span[1]));
      at = start + span[1];
      continue;
    }
    const close = body.indexOf(mark.close, mark.at + OVERLAP);
    const after = close < 0 ? body.length : close + mark.close.length;
    kept.push(beforeComment(body, at, mark.at, after));
    if (close < 0) return -1;
    at = afterComment(body, mark.at, after);
    if (at >= end) return at;
  }
  kept.push(body.slice(at, end));
  return end;
}

/** Finds the next comment mark from a position; asked with growing positions it walks the body once. */
function markFinder(body: string): (from: number) => Mark {
  let percent = -1;
  let html = -1;
  return (from) => {
    if (percent < from) percent = indexOrEnd(body, '%%', from);
    if (html < from) html = indexOrEnd(body, '<!--', from);
    return percent < html ? { at: percent, close: '%%' } : { at: html, close: '-->' };
  };
}

function indexOrEnd(body: string, mark: string, from: number): number {
  const at = body.indexOf(mark, from);
  return at < 0 ? Infinity : at;
}

/** The text before a comment; at the end of a line, the blanks between the two go with the comment. */
function beforeComment(body: string, start: number, end: number, after: number): string {
  let last = end;
  if (after >= body.length || body[after] === '\n') while (last > start && body[last - 1] === ' ') last--;
  return body.slice(start, last > start && body[last - 1] !== '\n' ? last : end);
}

/** A comment that had its lines, or a gap between two blanks, to itself takes one line end or blank with it. */
function afterComment(body: string, start: number, end: number): number {
  const before = start === 0 ? '\n' : body[start - 1];
  const after = body[end];
  return (before === '\n' && after === '\n') || (before === ' ' && after === ' ') ? end + 1 : end;
}

/** The end of the block maths that this line opens and a later one closes, or -1. Maths that is never closed protects nothing. */
function blockMathEnd(body: string, at: number, end: number): number {
  const open = body.slice(at, end).trimStart().startsWith('$$') ? body.indexOf('$$', at) + 2 : -1;
  const close = open < 0 ? -1 : body.indexOf('$$', open);
  return close < end ? -1 : close + 2;
}

function lineEnd(body: string, from: number): number {
  const end = body.indexOf('\n', from);
  return end < 0 ? body.length : end;
}
