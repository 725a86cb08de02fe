import { closesFence, opensFence, type Fence } from '../markdown/fence';

/** A fence and where it stands: how many `>` are before it, and how far it is indented behind them. */
export interface ContainedFence {
  readonly fence: Fence;
  readonly quotes: number;
  readonly column: number;
}

/** The fence that a line opens, quote and list marks before it allowed; null when it opens none. */
export function containedFence(line: string): ContainedFence | null {
  if (!line.includes('```') && !line.includes('~~~')) return null;
  let quotes = 0;
  let margin = 0;
  let at = 0;
  for (;;) {
    CONTAINER.lastIndex = at;
    const mark = CONTAINER.exec(line)?.[0] ?? '';
    at += mark.length;
    if (mark.endsWith('>')) {
      quotes++;
      margin = at;
    } else if (mark.trim() === '') {
      break;
    }
  }
  const fence = opensFence(line.slice(at));
  return fence && { fence, quotes, column: at - margin };
}

/** What a line is to an open fence: code `inside`, its `end`, or already `outside`, since a fence in a quote ends with the quote. */
export function placeInFence({ fence, quotes, column }: ContainedFence, line: string): 'inside' | 'end' | 'outside' {
  const inner = behindQuotes(line, quotes);
  if (inner === null) return 'outside';
  let at = 0;
  while (at < column && (inner[at] === ' ' || inner[at] === '\t')) at++;
  return closesFence(inner.slice(at), fence) ? 'end' : 'inside';
}

const CONTAINER = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))?/y;

/** What follows the given number of `>`; null when there are fewer. */
function behindQuotes(line: string, quotes: number): string | null {
  let at = 0;
  for (let found = 0; found < quotes; found++) {
    while (line[at] === ' ' || line[at] === '\t') at++;
    if (line[at] !== '>') return null;
    at++;
  }
  return line.slice(at);
}
