/**
 * The lines that a note opens with like properties, though they are none by Obsidian's grammar: text behind the opening dashes, blank
 * lines before them, no closing dashes, a block out of bounds. They end at the closing dashes, else at the first blank line or heading;
 * '' when the note opens like any other. The body has LF line ends.
 */
export function doubtfulHead(body: string): string {
  const opening = OPENING.exec(body.slice(0, MAX_OPENING))?.[0];
  if (opening === undefined) return '';
  const head = body.slice(opening.length);
  if (!PROPERTY.test(head.slice(0, MAX_OPENING))) return '';
  const close = head.search(CLOSING);
  const end = close < 0 ? head.search(BREAK) : close;
  return end < 0 ? head : head.slice(0, end);
}

const MAX_OPENING = 1000;
/** Dashes, perhaps behind blank lines and a mark of byte order, and the language that may be named there. */
const OPENING = /^[\s\ufeff\u200b]*---+(?:[a-z]{0,10}[ \t]*\n|[ \t]*)/;
/** A key and a value, or a map in brackets: what prose under a rule seldom begins with. */
const PROPERTY = /^\s*(?:\{|[^\s:#>|*`![-][^:\n]{0,99}:(?:\s|$))/;
const CLOSING = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const BREAK = /\n[ \t]*(?:\n|#{1,6} )/;
