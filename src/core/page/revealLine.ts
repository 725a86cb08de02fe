/** What the last line left open: a comment or a block of maths runs on until this mark. */
export interface Veil {
  until: '' | '%%' | '-->' | '$$';
}

/** `shown` is the line without its comments and blocks of maths; `prose` is also without code and maths inside the line; `comments` is what its comments say. */
export interface RevealedLine {
  readonly shown: string;
  readonly prose: string;
  readonly comments: string;
}

/**
 * Takes the comments (`%%…%%`, `<!--…-->`) and blocks of maths out of a line that is in no code block, and moves the veil on.
 * A comment that is never closed hides the rest of the note, as in Obsidian. Linear in the line.
 */
export function revealLine(line: string, veil: Veil): RevealedLine {
  if (veil.until === '' && !MARKED.test(line)) return { shown: line, prose: line, comments: '' };
  const runs = lastRuns(line);
  const marks = /[`%<$\\]/g;
  let shown = '';
  let prose = '';
  let comments = '';
  for (let at = 0; at < line.length;) {
    if (veil.until !== '') {
      const end = line.indexOf(veil.until, at);
      const stop = end < 0 ? line.length : end + veil.until.length;
      if (veil.until !== '$$') comments += ` ${line.slice(at, stop)}`;
      if (end >= 0) veil.until = '';
      at = stop;
      continue;
    }
    marks.lastIndex = at;
    const mark = marks.exec(line)?.index ?? line.length;
    const end = mark < line.length ? afterMark(line, mark, runs, veil) : { at: mark, hidden: false };
    shown += line.slice(at, veil.until === '' ? end.at : mark);
    prose += line.slice(at, end.hidden ? mark : end.at) + (end.hidden ? CODE : '');
    at = end.at;
  }
  return { shown, prose, comments };
}

const MARKED = /[`%<$]/;
/** Stands in prose where code was, so that its neighbours do not become one word, nor a `#` behind it a tag. */
const CODE = '`';

/** Where the scan goes on behind a mark, and whether what lies between is hidden from the prose. Opens the veil. */
function afterMark(line: string, at: number, runs: ReadonlyMap<number, number>, veil: Veil): { at: number; hidden: boolean } {
  const char = line[at];
  if (char === '\\') return { at: at + 2, hidden: false };
  if (char === '`') return afterCode(line, at, runs);
  if (char === '$') return afterDollar(line, at, veil);
  if (line.startsWith('%%', at)) veil.until = '%%';
  else if (line.startsWith('<!--', at)) veil.until = '-->';
  else return { at: at + 1, hidden: false };
  return { at: at + 2, hidden: true };
}

function afterCode(line: string, at: number, runs: ReadonlyMap<number, number>): { at: number; hidden: boolean } {
  const length = runLength(line, at);
  let close = at + length;
  if ((runs.get(length) ?? -1) <= at) return { at: close, hidden: false };
  for (;;) {
    close = line.indexOf('`', close);
    const found = runLength(line, close);
    close += found;
    if (found === length) return { at: close, hidden: true };
  }
}

function afterDollar(line: string, at: number, veil: Veil): { at: number; hidden: boolean } {
  if (line[at + 1] === '$') {
    const close = line.indexOf('$$', at + 2);
    if (line.slice(0, at).trim() !== '') return close < 0 ? { at: at + 2, hidden: false } : { at: close + 2, hidden: true };
    veil.until = '$$';
    return { at: at + 2, hidden: true };
  }
  // only the next dollar can close: no text is looked at twice
  const close = line.indexOf('$', at + 1);
  const closes = close > at + 1 && line[at + 1] !== ' ' && line[close - 1] !== ' ' && !/\d/.test(line[close + 1] ?? '');
  if (closes) return { at: close + 1, hidden: true };
  return { at: at + 1, hidden: false };
}

/** For every length of a run of back-ticks, where the last such run begins: a span that cannot close is never searched for. */
function lastRuns(line: string): ReadonlyMap<number, number> {
  const runs = new Map<number, number>();
  for (let at = line.indexOf('`'); at >= 0;) {
    const length = runLength(line, at);
    runs.set(length, at);
    at = line.indexOf('`', at + length);
  }
  return runs;
}

function runLength(line: string, from: number): number {
  let at = from;
  while (line[at] === '`') at++;
  return at - from;
}
