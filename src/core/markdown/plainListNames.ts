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
/** A bullet with text that opens no block inside it. */
const BULLET = /^[-+] (?=[\p{L}"'([]|\d(?!\d{0,8}[.)]))/u;
/** A link, if not one inside a wikilink's brackets. */
const LINK = /(^|[^[\]])\[([^[\]]+)\]\([^\s()[\]]+\)/g;

function nameOf(line: string): string | null {
  const mark = BULLET.exec(line)?.[0];
  if (mark === undefined) return null;
  const text = line.slice(mark.length).trimEnd();
  const shown = text.replace(LINK, '$1$2');
  const bare = shown.replace(/\[\[[^[\]]+\]\](?!\()/g, '');
  return /[[\]_]/.test(bare) ? null : showWikilinks(withoutBox(shown));
}
