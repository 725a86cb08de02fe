import { runFinder, type Run } from './runFinder';
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
    const { text, after } = visiblePart(body, run, nextMark);
    kept.push(body.slice(at, run.start), text);
    if (after === NEVER) return { text: kept.join(''), unclosed: true };
    at = after;
  }
  return { text: kept.join(''), unclosed: false };
}

/** Where to go on from when a comment hides all the rest. */
const NEVER = -1;
/** A comment may close on the dashes that open it: `<!-->` is a whole one. */
const OVERLAP = 2;

/** What is visible of a run, and the position to go on from. */
function visiblePart(body: string, run: Run, nextMark: (from: number) => Mark): { text: string; after: number } {
  const spanEndAround = spanEndFinder(body, run);
  const kept: string[] = [];
  let at = run.start;
  for (let mark = nextMark(at); mark.at < run.end; mark = nextMark(at)) {
    const spanEnd = spanEndAround(mark.at, at);
    if (spanEnd >= 0) {
      kept.push(body.slice(at, spanEnd));
      at = spanEnd;
      continue;
    }
    const close = body.indexOf(mark.close, mark.at + OVERLAP);
    const after = close < 0 ? body.length : close + mark.close.length;
    kept.push(body.slice(at, endsLine(body, after) ? withoutBlanks(body, at, mark.at) : mark.at));
    if (close < 0) return { text: kept.join(''), after: NEVER };
    at = afterComment(body, mark.at, after);
    if (at >= run.end) return { text: kept.join(''), after: at };
  }
  return { text: kept.join('') + body.slice(at, run.end), after: run.end };
}

/** Finds the end of the inline code or maths of a run that a mark stands in, -1 when in none; what starts before `from` is no longer asked for. */
function spanEndFinder(body: string, { start, end }: Run): (mark: number, from: number) => number {
  const nextSpan = spanFinder(body.slice(start, end));
  let span = nextSpan(0);
  return (mark, from) => {
    if (span && start + span[0] < from) span = nextSpan(from - start);
    while (span && start + span[1] <= mark) span = nextSpan(span[1]);
    return span && start + span[0] < mark ? start + span[1] : -1;
  };
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

function endsLine(body: string, at: number): boolean {
  return at >= body.length || body[at] === '\n';
}

/** The end of a text without the blanks at it, which go with the comment behind them; a line that is nothing else keeps them. */
function withoutBlanks(body: string, start: number, end: number): number {
  let last = end;
  while (last > start && body[last - 1] === ' ') last--;
  return last > start && body[last - 1] !== '\n' ? last : end;
}

/** A comment that had its lines, or a gap between two blanks, to itself takes one line end or blank with it. */
function afterComment(body: string, start: number, end: number): number {
  const before = start === 0 ? '\n' : body[start - 1];
  const after = body[end];
  return (before === '\n' && after === '\n') || (before === ' ' && after === ' ') ? end + 1 : end;
}
