import { verbatimSpans, type Range } from './verbatimSpans';

/**
 * The inline code of a block that needs no parser: nothing else in it can be verbatim, and every run of back-ticks is closed on its own
 * line, so that it matters not what the lines are to each other. Null for any other text.
 */
export function plainCodeSpans(text: string): Range[] | null {
  if (OF_LINES.test(text.replace(FOOTNOTE, '')) || (text.includes('|') && DELIMITERS.test(text))) return null;
  const spans: Range[] = [];
  /** The text with a back-tick for each span. */
  let outside = '';
  let start = 0;
  for (const line of text.split('\n')) {
    let end = 0;
    for (const [from, to] of verbatimSpans(line)) {
      const before = line.slice(end, from);
      if (before.includes('`') || line[from] !== '`') return null;
      outside += `${before}\``;
      spans.push([start + from, start + to]);
      end = to;
    }
    if (line.includes('`', end)) return null;
    outside += `${line.slice(end)}\n`;
    start += line.length + 1;
  }
  return OTHER_VERBATIM.test(outside.replace(AUTOLINK, '')) ? null : spans;
}

/** What reads whole lines: fences, and definitions, whose label may hold a back-tick. */
const OF_LINES = /```|~~~|\]:/;
/** What opens a footnote, and holds no code. */
const FOOTNOTE = /^\[\^[\w-]{1,100}\]:/;
/** An address in angles, which holds nothing verbatim. */
const AUTOLINK = /<https?:\/\/[\w.:/?#@!&=%+,;~-]{1,300}>/g;
/** HTML, maths, indented code, pictures, back-ticks in the address of a link; and escapes, which may take a mark's meaning away. */
const OTHER_VERBATIM = /[<$\t\\]| {4}|!\[|\]\((?:[^()\n]{0,300}|\S{0,300})`/;
/** The second line of a table, whose bars part even code. */
const DELIMITERS = /^[ >]*[|:-][ |:-]*$/m;
