import { createCodeLines } from './codeLines';
import { isInside, verbatimSpans } from './verbatimSpans';

/** A body without its comments. `unclosed` says that one ran to the end of the note. */
export interface Uncommented {
  readonly text: string;
  readonly unclosed: boolean;
}

interface Mark {
  readonly at: number;
  readonly close: '%%' | '-->';
  readonly length: number;
}

/**
 * Takes out `%%…%%` and `<!--…-->`. They are private: one that is never closed hides the rest of the note, as it does in Obsidian.
 * Marks inside code and maths are text. One linear walk, independent of any Markdown parser and its bounds.
 */
export function removeComments(body: string): Uncommented {
  if (!body.includes('%%') && !body.includes('<!--')) return { text: body, unclosed: false };
  const kept: string[] = [];
  let at = 0;
  while (at < body.length) {
    const run = nextTextRun(body, at);
    kept.push(body.slice(at, run.start));
    const after = keepVisible(body, run.start, run.end, kept);
    if (after < 0) return { text: kept.join(''), unclosed: true };
    at = after;
  }
  return { text: kept.join(''), unclosed: false };
}

/** The next lines that are neither code nor block maths and that hold a comment mark; up to the end when there are none. */
function nextTextRun(body: string, from: number): { start: number; end: number } {
  const code = createCodeLines();
  let start = -1;
  let hasMark = false;
  for (let at = from; at < body.length; ) {
    const end = lineEnd(body, at);
    const line = body.slice(at, end);
    const mathEnd = code.open() ? -1 : blockMathEnd(body, at, line);
    const isText = mathEnd < 0 && !code.isCode(line) && line.trim() !== '';
    if (!isText && hasMark) return { start, end: at };
    if (!isText) start = -1;
    else {
      if (start < 0) start = at;
      hasMark ||= line.includes('%%') || line.includes('<!--');
    }
    at = (mathEnd < 0 ? end : mathEnd) + 1;
  }
  return hasMark ? { start, end: body.length } : { start: body.length, end: body.length };
}

/** Pushes what is visible of a run; gives the position to go on from, or -1 when a comment hides all the rest. */
function keepVisible(body: string, start: number, end: number, kept: string[]): number {
  const verbatim = verbatimSpans(body.slice(start, end));
  const nextMark = markFinder(body);
  let at = start;
  for (let mark = nextMark(at); mark.at < end; mark = nextMark(at)) {
    if (isInside(verbatim, mark.at - start)) {
      kept.push(body.slice(at, mark.at + mark.length));
      at = mark.at + mark.length;
      continue;
    }
    kept.push(body.slice(at, mark.at));
    const close = body.indexOf(mark.close, mark.at + mark.length);
    if (close < 0) return -1;
    at = afterComment(body, mark.at, close + mark.close.length);
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
    return percent < html ? { at: percent, close: '%%', length: 2 } : { at: html, close: '-->', length: 4 };
  };
}

function indexOrEnd(body: string, mark: string, from: number): number {
  const at = body.indexOf(mark, from);
  return at < 0 ? Infinity : at;
}

/** A comment that had its lines, or a gap between two blanks, to itself takes one line end or blank with it. */
function afterComment(body: string, start: number, end: number): number {
  const before = start === 0 ? '\n' : body[start - 1];
  const after = body[end];
  return (before === '\n' && after === '\n') || (before === ' ' && after === ' ') ? end + 1 : end;
}

/** The end of the block maths that this line opens, or -1. Maths that is never closed protects nothing. */
function blockMathEnd(body: string, at: number, line: string): number {
  if (!line.trimStart().startsWith('$$')) return -1;
  const open = body.indexOf('$$', at) + 2;
  const close = body.indexOf('$$', open);
  return close < 0 ? -1 : lineEnd(body, close);
}

function lineEnd(body: string, from: number): number {
  const end = body.indexOf('\n', from);
  return end < 0 ? body.length : end;
}
