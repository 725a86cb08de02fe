import { lineEnd } from './lines';

export type Range = readonly [start: number, end: number];

/** Ranges of the inline code and inline maths of one paragraph, marks included, in order. */
export function verbatimSpans(text: string): Range[] {
  const nextSpan = spanFinder(text);
  const spans: Range[] = [];
  for (let span = nextSpan(0); span; span = nextSpan(span[1])) spans.push(span);
  return spans;
}

/**
 * Finds the first inline code or maths that starts at a position or behind it; asked with growing positions. A run of back-ticks is closed
 * by the next run of the same length (CommonMark 0.31 §6.1); `$` by a `$` on the same line with no blank inside and no digit behind it, as
 * in Obsidian, `$$` by `$$` on the same line; code goes before maths. Linear: what closes a mark is looked up, never searched for.
 */
export function spanFinder(text: string): (from: number) => Range | null {
  const nextCode = codeFinder(text);
  const nextMath = mathFinder(text);
  return (from) => {
    const code = nextCode(from);
    return nextMath(from, code ? code[0] : text.length) ?? code;
  };
}

/** Whether a position lies in one of the ranges; they must be in order. */
export function isInside(ranges: readonly Range[], at: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [start, end] = ranges[middle] ?? [0, 0];
    if (at < start) high = middle - 1;
    else if (at >= end) low = middle + 1;
    else return true;
  }
  return false;
}

function codeFinder(text: string): (from: number) => Range | null {
  const runs = backtickRuns(text);
  const closers = nextOfSameLength(runs);
  let next = 0;
  return (from) => {
    for (; next < runs.length; next++) {
      const start = runs[next]?.[0] ?? 0;
      const close = runs[closers[next] ?? -1];
      if (close && start >= from && !isEscaped(text, start)) return [start, close[1]];
    }
    return null;
  };
}

/** For each run the index of the next one of its length, or -1. */
function nextOfSameLength(runs: readonly Range[]): number[] {
  const next = new Array<number>(runs.length).fill(-1);
  const last = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const [start, end] = runs[i] ?? [0, 0];
    next[i] = last.get(end - start) ?? -1;
    last.set(end - start, i);
  }
  return next;
}

function backtickRuns(text: string): Range[] {
  const runs: Range[] = [];
  for (let at = text.indexOf('`'); at >= 0; ) {
    let end = at + 1;
    while (text[end] === '`') end++;
    runs.push([at, end]);
    at = text.indexOf('`', end);
  }
  return runs;
}

/** Finds maths that starts at a position or behind it, and ends before the limit. */
function mathFinder(text: string): (from: number, limit: number) => Range | null {
  const marks = dollars(text);
  const closerBehind = { single: nextOf(marks.filter((at) => closesMath(text, at))), double: nextOf(marks.filter((at) => text[at + 1] === '$')) };
  const lineEndBehind = lineEndFinder(text);
  let next = 0;
  return (from, limit) => {
    for (; (marks[next] ?? limit) < limit; next++) {
      const open = marks[next] ?? 0;
      if (open < from || isBlank(text[open + 1])) continue;
      const isDouble = text[open + 1] === '$';
      const close = isDouble ? closerBehind.double(open + 2) : closerBehind.single(open + 2);
      if (close < Math.min(limit, lineEndBehind(open))) return [open, close + (isDouble ? 2 : 1)];
    }
    return null;
  };
}

/** A single `$` closes maths with no blank before it and no digit behind it: `$5 and $6` are prices. */
function closesMath(text: string, at: number): boolean {
  return !isBlank(text[at - 1]) && !isDigit(text[at + 1]);
}

/** The first of the places, which are in order, at a position or behind it; asked with growing positions. */
function nextOf(places: readonly number[]): (from: number) => number {
  let next = 0;
  return (from) => {
    while ((places[next] ?? Infinity) < from) next++;
    return places[next] ?? Infinity;
  };
}

function lineEndFinder(text: string): (from: number) => number {
  let end = -1;
  return (from) => {
    if (end < from) end = lineEnd(text, from);
    return end;
  };
}

function dollars(text: string): number[] {
  const marks: number[] = [];
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) if (!isEscaped(text, at)) marks.push(at);
  return marks;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}

function isBlank(char: string | undefined): boolean {
  return char === undefined || char === ' ' || char === '\t' || char === '\n';
}

function isDigit(char: string | undefined): boolean {
  return char !== undefined && char >= '0' && char <= '9';
}
