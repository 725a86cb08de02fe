import { verbatimSpans, type Range } from './verbatimSpans';

/**
 * The inline code of a block that needs no parser: nothing else in it can be verbatim, and every run of back-ticks is closed on its own
 * line, so that it matters not what the lines are to each other. Null for any other text.
 */
export function plainCodeSpans(text: string): Range[] | null {
  if (OTHER_VERBATIM.test(text) || (text.includes('|') && DELIMITERS.test(text))) return null;
  const spans: Range[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    let end = 0;
    for (const [from, to] of verbatimSpans(line)) {
      if (line.slice(end, from).includes('`')) return null;
      spans.push([start + from, start + to]);
      end = to;
    }
    if (line.includes('`', end)) return null;
    start += line.length + 1;
  }
  return spans;
}

/** HTML, maths, fences, indented code, pictures, definitions, back-ticks in the address of a link; and escapes, which may take a mark's meaning away. */
const OTHER_VERBATIM = /[<$\t\\]|```|~~~| {4}|!\[|\]:|\]\([^()\n]{0,300}`/;
/** The second line of a table, whose bars part even code. */
const DELIMITERS = /^[ >]*[|:-][ |:-]*$/m;
