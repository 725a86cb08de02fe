import { showWikilinks, withoutBox } from './showWikilinks';

/**
 * The names in a list that needs no parser: bullets whose text, on one line or on several, holds wikilinks, plain links, short code and no other
 * mark. Null for any other text. It says what the parser says, which costs some twenty milliseconds before its first answer.
 */
export function plainListNames(markdown: string): string[] | null {
  if (COSTLY.test(markdown)) return null;
  const items: string[] = [];
  let before = '';
  for (const line of markdown.split('\n')) {
    const text = line.trimEnd();
    if (before !== '' && CONTINUED.test(text)) items.push(`${items.pop() ?? ''}\n${text.trimStart()}`);
    else if (text !== '') items.push(text);
    before = text;
  }
  const names = items.map(nameOf);
  return names.includes(null) ? null : names.flatMap((name) => name ?? []);
}

/** Marks whose meaning only a parser knows, and white space other than blanks and line ends. */
const COSTLY = /[*<\\\t\r\f\v\0\u00a0]|``|!\[|\]:|&#?[A-Za-z0-9]{1,40};/;
/** A bullet with text that opens no block inside it; beyond ASCII text is to open with a letter. */
const BULLET = /^[-+] (?=[A-Za-z"'([`\u0080-\uffff]|\d(?!\d{0,8}[.)]))/;
const LETTER = /^\p{L}/u;
/** A further line of an item, which opens with a letter. */
const CONTINUED = /^ {1,3}[A-Za-z]/;
/** Code in which nothing could be taken for another mark. */
const CODE = /`([\w.:;,/!?=#@%+-]+)`/g;
/** A link, if not one inside a wikilink's brackets. */
const LINK = /(^|[^[\]])\[([^[\]]+)\]\([^\s()[\]]+\)/g;
/** Underscores inside a word, as in an address: no emphasis. */
const INNER_UNDERSCORES = /([A-Za-z0-9])_+(?=[A-Za-z0-9])/g;

function nameOf(item: string): string | null {
  const text = item.slice(2);
  if (!BULLET.test(item) || (text.charCodeAt(0) > 0x7f && !LETTER.test(text))) return null;
  const shown = (text.includes('`') ? text.replace(CODE, '$1') : text).replace(LINK, '$1$2');
  const bare = shown.replace(/\[\[[^[\]]+\]\](?!\()/g, '').replace(INNER_UNDERSCORES, '$1');
  return /[`[\]_]/.test(bare) ? null : showWikilinks(withoutBox(shown));
}
