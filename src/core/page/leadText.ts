import { linksIn, showLinks } from './linksIn';
import { oneLine } from './propertyValues';

const MAX_CHARS = 1000;

/**
 * A paragraph as the words that a page opens with, on one line, at most 1,000 characters; '' when it is no prose: badges, an
 * image, a line of links or tags, a bare address, a table without outer bars, a definition, an inline field.
 */
export function leadText(paragraph: readonly string[]): string {
  let text = paragraph[0] ?? '';
  if (NOT_PROSE.test(text.slice(0, MAX_CHARS)) || DELIMITERS.test(paragraph[1] ?? '')) return '';
  for (const line of paragraph.slice(1)) {
    if (text.length > MAX_CHARS) break;
    text += ` ${line}`;
  }
  text = text.slice(0, MAX_CHARS);
  return isProse(text) ? oneLine(showLinks(text)) : '';
}

/** A footnote or link definition, an inline field, a block id, a Templater command. */
const NOT_PROSE = /^(?:\[[^\]]{1,200}\]:|[\w -]{1,60}::|\^[\w-]{1,60}$|<%)/;
/** What links, tags and addresses cannot do without. */
const MARKED = /[[#/]/;
/** Spares most texts the counting. */
const LETTERS = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u;
const DELIMITERS = /^(?=.*\|)[\s|:-]{3,}$/;

/** Prose says more beside its links, tags and addresses than in them. */
function isProse(text: string): boolean {
  if (!MARKED.test(text)) return LETTERS.test(text) || letterCount(text) >= 3;
  const links = linksIn(text);
  let beside = '';
  let from = 0;
  for (const link of links) {
    beside += `${text.slice(from, link.start)} `;
    from = link.end;
  }
  beside += text.slice(from);
  const words = beside.split(/\s+/).filter((word) => !word.startsWith('#') && !word.includes('://'));
  const letters = letterCount(words.join(' '));
  return letters >= 3 && letters >= letterCount(links.map((link) => link.text).join(' '));
}

function letterCount(text: string): number {
  return text.replace(/\P{L}+/gu, '').length;
}
