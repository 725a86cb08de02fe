/** A link as it stands in one line: `[[target#part|text]]`, `[text](target)`, or the hybrid `[[text]](target)`. */
export interface Link {
  /** UTF-16 offsets of the whole link, an embed's `!` included. */
  readonly start: number;
  readonly end: number;
  readonly kind: 'wiki' | 'markdown';
  /** A wiki target without its anchor; a markdown destination as written. */
  readonly target: string;
  /** What a reader sees; '' for an embed. */
  readonly text: string;
}

/** The links of one line, in order, outermost first: a badge inside a link is part of that link. Linear in the line. */
export function linksIn(line: string): Link[] {
  if (!line.includes('[')) return [];
  return line.includes('](') || line.includes('\\') ? allLinksIn(line) : wikilinksIn(line);
}

/** Where no bracket is escaped and no markdown link can be, there is nothing to tell apart. */
function wikilinksIn(line: string): Link[] {
  const links: Link[] = [];
  let opening = line.indexOf('[[');
  let closing = 0;
  while (opening >= 0) {
    if (closing < opening + 2) closing = line.indexOf(']]', opening + 2);
    if (closing < 0) break;
    const next = line.indexOf('[[', opening + 1);
    // of several that open, the last one does
    if (next < 0 || next > closing) links.push(wikilink(line, opening, closing));
    opening = next;
  }
  return links;
}

function allLinksIn(line: string): Link[] {
  const links: Link[] = [];
  const open: number[] = [];
  const brackets = /[[\]\\]/g;
  let closing = -1;
  for (let match = brackets.exec(line); match; match = brackets.exec(line)) {
    const at = match.index;
    if (match[0] === '\\') {
      brackets.lastIndex = at + 2;
    } else if (match[0] === '[' && line[at + 1] === '[') {
      if (closing < at + 2) closing = indexOrEnd(line, ']]', at + 2);
      if (closing < line.length) {
        links.push(wikilink(line, line.lastIndexOf('[[', closing - 1), closing));
        brackets.lastIndex = links[links.length - 1]!.end;
      }
    } else if (match[0] === '[') {
      open.push(at);
    } else {
      const link = markdownLink(line, open.pop(), at);
      if (link === null) continue;
      while (links.length > 0 && links[links.length - 1]!.start > link.start) links.pop();
      links.push(link);
      brackets.lastIndex = link.end;
    }
  }
  return links;
}

/** A line with every link replaced by what a reader sees of it. */
export function showLinks(line: string): string {
  if (!line.includes('[')) return line;
  let shown = '';
  let from = 0;
  for (const link of linksIn(line)) {
    shown += line.slice(from, link.start) + link.text;
    from = link.end;
  }
  return shown + line.slice(from);
}

function indexOrEnd(line: string, mark: string, from: number): number {
  const at = line.indexOf(mark, from);
  return at < 0 ? line.length : at;
}

function wikilink(line: string, opening: number, closing: number): Link {
  const inner = line.slice(opening + 2, closing);
  const bar = inner.indexOf('|');
  // in a table the bar is escaped: `[[page\|text]]`
  const whole = (bar < 0 ? inner : inner.slice(0, inner[bar - 1] === '\\' ? bar - 1 : bar)).trim();
  const anchor = whole.indexOf('#');
  const target = anchor < 0 ? whole : whole.slice(0, anchor).trim();
  const embed = line[opening - 1] === '!';
  const start = embed ? opening - 1 : opening;
  const text = embed ? '' : (bar < 0 ? whole : inner.slice(bar + 1).trim());
  const hybrid = line[closing + 2] === '(' ? destination(line, closing + 3) : null;
  if (hybrid === null) return { start, end: closing + 2, kind: 'wiki', target, text };
  return { start, end: hybrid.end, kind: 'markdown', target: hybrid.target, text };
}

function markdownLink(line: string, opening: number | undefined, closing: number): Link | null {
  const found = opening !== undefined && line[closing + 1] === '(' ? destination(line, closing + 2) : null;
  if (found === null || opening === undefined) return null;
  const embed = line[opening - 1] === '!';
  const text = embed ? '' : line.slice(opening + 1, closing).trim();
  return { start: embed ? opening - 1 : opening, end: found.end, kind: 'markdown', target: found.target, text: text.startsWith('![') ? '' : text };
}

/** The destination behind `](`, and where the link ends. A second `](` stops the search, so that no text is looked at twice. */
function destination(line: string, from: number): { target: string; end: number } | null {
  const angled = line[from] === '<';
  const start = angled ? from + 1 : from;
  let depth = 0;
  let at = nextOf(DESTINATION_MARK, line, start);
  for (; at < line.length; at = nextOf(DESTINATION_MARK, line, at + 1)) {
    const char = line[at];
    if (char === ']' && line[at + 1] === '(') return null;
    if (angled ? char === '>' : char === ' ' || (char === ')' && depth === 0)) break;
    if (char === '(') depth++;
    else if (char === ')') depth--;
  }
  // what follows is at most a title: its end is the next bracket
  const end = nextOf(TITLE_END, line, at);
  return line[end] === ')' ? { target: line.slice(start, at), end: end + 1 } : null;
}

const DESTINATION_MARK = /[\]> ()]/g;
const TITLE_END = /[)[\]]/g;

function nextOf(mark: RegExp, line: string, from: number): number {
  mark.lastIndex = from;
  return mark.test(line) ? mark.lastIndex - 1 : line.length;
}
