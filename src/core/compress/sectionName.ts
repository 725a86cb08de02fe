/**
 * The bare name of a heading, for comparison with a list of names: `## 5\. **Sources** (3):` is "sources". Links and tags in it, numbering, emoji, emphasis
 * and punctuation around the words go; case and accents of Latin letters are folded, and `&` or `/` between two names is "and".
 */
export function sectionName(heading: string): string {
  const name = heading.slice(0, MAX_LENGTH);
  if (PLAIN.test(name)) return name.trimEnd().toLowerCase();
  const words = BARE.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name);
  return trimToLetters(folded(words).replace(NUMBERING, ''));
}

/**
 * Names as `sectionName` gives them: the built-in ones and those that were added.
 * @param builtIn names that are bare already; case and accents alone are folded, of all of them at once.
 */
export function sectionNames(builtIn: readonly string[], added: readonly string[]): ReadonlySet<string> {
  return new Set([...folded(builtIn.join('\n')).split('\n'), ...added.map(sectionName).filter(Boolean)]);
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase();
}

/** A longer heading is no name. */
const MAX_LENGTH = 200;
/** Most headings: nothing in them is to go. */
const PLAIN = /^[A-Za-z][A-Za-z ]*$/;

/** HTML tags, wikilinks and links down to their words, tags and block ids, emphasis and escapes, a count in brackets, "and" in signs. */
const BARE: readonly (readonly [RegExp, string])[] = [
  [/<\/?[A-Za-z][^<>]{0,60}>/g, ''],
  [/\[\[(?:[^[\]|]{1,100}\|)?([^[\]|]{1,100})\]\]/g, '$1'],
  [/\[([^[\]]{1,100})\]\([^()]{0,150}\)/g, '$1'],
  [/ [#^][\p{L}\p{N}_/-]+/gu, ''],
  [/[*_`~\\]/g, ''],
  [/[(（]\d{1,4}[)）]/g, ''],
  [/ ?[&/＆／] ?/g, ' and '],
];
const NUMBERING = /^(?:[\s(（【第]{0,3}[一二三四五六七八九十]{1,4}[、.．)）】]|[ivxlc]{1,6}[.)] |[a-z][.)] )/;
const LETTER = /\p{L}/u;
const WORD_END = /[\p{L}\p{N}]/u;

function trimToLetters(text: string): string {
  const chars = Array.from(text);
  const start = chars.findIndex((char) => LETTER.test(char));
  if (start < 0) return '';
  let end = chars.length;
  while (!WORD_END.test(chars[end - 1] ?? 'x')) end--;
  return chars.slice(start, end).join('');
}
