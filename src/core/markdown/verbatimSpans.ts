export type Range = readonly [start: number, end: number];

/**
 * Ranges of the inline code and inline maths of one paragraph, marks included, in order. A run of back-ticks is closed by the next
 * run of the same length (CommonMark 0.31 §6.1); `$` by a `$` on the same line with no blank inside and no digit behind it, as in
 * Obsidian. Linear: what closes a mark is looked up, never searched for.
 */
export function verbatimSpans(text: string): Range[] {
  const code = codeSpans(text);
  return text.indexOf('$') < 0 ? code : withMathSpans(text, code);
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

function codeSpans(text: string): Range[] {
  const runs = backtickRuns(text);
  const nextEqual = new Array<number>(runs.length).fill(-1);
  const last = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const [start, end] = runs[i] ?? [0, 0];
    nextEqual[i] = last.get(end - start) ?? -1;
    last.set(end - start, i);
  }
  const spans: Range[] = [];
  for (let i = 0; i < runs.length; i++) {
    const start = runs[i]?.[0] ?? 0;
    const close = isEscaped(text, start) ? -1 : nextEqual[i] ?? -1;
    if (close < 0) continue;
    spans.push([start, runs[close]?.[1] ?? start]);
    i = close;
  }
  return spans;
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

function withMathSpans(text: string, code: readonly Range[]): Range[] {
  const marks: number[] = [];
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    if (!isInside(code, at) && !isEscaped(text, at)) marks.push(at);
  }
  const closers = marks.filter((at) => !isBlank(text[at - 1]) && !isDigit(text[at + 1]));
  const spans: Range[] = [...code];
  let next = 0;
  let free = 0;
  let newline = -1;
  for (const open of marks) {
    if (open < free || isBlank(text[open + 1]) || text[open + 1] === '$') continue;
    while ((closers[next] ?? Infinity) <= open + 1) next++;
    const close = closers[next];
    if (close === undefined) break;
    if (newline < open) newline = lineEnd(text, open);
    if (newline < close) continue;
    spans.push([open, close + 1]);
    free = close + 1;
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
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
