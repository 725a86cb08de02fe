import { showWikilinks, withoutBox } from './showWikilinks';

/**
 * The names in a list that needs no parser: bullets of one line each, whose text holds wikilinks and plain links and no other mark.
 * Null for any other text. It says what the parser says, which costs some twenty milliseconds before its first answer.
 */
export function plainListNames(markdown: string): string[] | null {
  if (COSTLY.test(markdown)) return null;
  const names: string[] = [];
  for (const line of markdown.split('\n')) {
    const name = line.trim() === '' ? '' : nameOf(line);
    if (name === null) return null;
    if (name !== '') names.push(name);
  }
  return names;
}

/** Marks whose meaning only a parser knows, and white space other than blanks and line ends. */
const COSTLY = /[`*<&\\\t\r\f\v\0\u00a0]|!\[|\]:/;
/** A bullet with text that opens no block inside it; beyond ASCII text is to open with a letter. */
const BULLET = /^[-+] (?=[A-Za-z"'([\u0080-\uffff]|\d(?!\d{0,8}[.)]))/;
const LETTER = /^\p{L}/u;
/** A link, if not one inside a wikilink's brackets. */
const LINK = /(^|[^[\]])\[([^[\]]+)\]\([^\s()[\]]+\)/g;

function nameOf(line: string): string | null {
  const text = line.slice(2).trimEnd();
  if (!BULLET.test(line) || (text.charCodeAt(0) > 0x7f && !LETTER.test(text))) return null;
  const shown = text.replace(LINK, '$1$2');
  const bare = shown.replace(/\[\[[^[\]]+\]\](?!\()/g, '');
  return /[[\]_]/.test(bare) ? null : showWikilinks(withoutBox(shown));
}
