/**
 * The bare name of a heading, for comparison with a list of names: `## 5\. **Sources**:` is "sources". Numbering, emoji, emphasis and
 * punctuation around the words go; case and accents of Latin letters are folded.
 */
export function sectionName(heading: string): string {
  const words = heading.replace(/[*_`~\\]/g, '').normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase();
  return trimToLetters(words.replace(CJK_NUMBERING, ''));
}

/** The section a heading belongs to by one of these names. */
export function sectionNames(builtIn: readonly string[], added: readonly string[]): ReadonlySet<string> {
  return new Set([...builtIn, ...added].map(sectionName).filter(Boolean));
}

const CJK_NUMBERING = /^[\s(（【第]*[一二三四五六七八九十]+[、.．)）】]/;
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
