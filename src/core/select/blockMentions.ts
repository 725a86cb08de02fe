import { plainSpelling } from '../topic/plainSpelling';

/** What keeps a page out, as `plainSpelling` has it, tags without `#`; a rule without a value matches any. */
export interface Exclusions {
  readonly tags: readonly string[];
  readonly properties: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Whether a property block that was not read whole mentions something excluded, however it is spelled. Lines of prose (title, summary,
 * description) are not searched for tags: there the same word is only a word.
 */
export function blockMentions(block: string, { tags, properties }: Exclusions): boolean {
  const isFlow = block.trimStart().startsWith('{');
  let key = '';
  for (const line of plainSpelling(spelledOut(block)).split(isFlow ? FLOW_BREAK : BREAK)) {
    const start = line.search(/[^\s\-?{[,"']/);
    if (start < 0) continue;
    const colon = line.indexOf(':', start);
    if (colon >= 0) key = line.slice(start, colon).split(/["']/, 1)[0]?.trim() ?? '';
    else if (!isFlow && /^[^\s-]/.test(line)) key = '';
    const value = line.slice(colon + 1);
    if (properties.some((rule) => rule.key === key && (rule.value === '' || hasWord(value, rule.value)))) return true;
    if (tags.some((tag) => hasTag(PROSE_KEYS.has(key) ? '' : line, key, value, tag))) return true;
  }
  return false;
}

const BREAK = /[\r\n\u0085\u2028\u2029]/;
/** In a map in brackets every entry stands for a line. */
const FLOW_BREAK = /[\r\n\u0085\u2028\u2029,{}]/;
const PROSE_KEYS = new Set(['title', 'summary', 'description']);

/** What a double-quoted text spells out: `\u002f` is `/`. */
function spelledOut(block: string): string {
  if (!block.includes('\\')) return block;
  return block.replace(/\\(?:U([0-9A-Fa-f]{8})|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|(\S))/g, (_, ...found: (string | undefined)[]) => {
    const [eight, four, two, sign = ' '] = found;
    const code = parseInt(eight ?? four ?? two ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : sign;
  });
}

/** `visibility: internal` stands for the tag `visibility/internal`. */
function hasTag(line: string, key: string, value: string, tag: string): boolean {
  return hasWord(line, tag) || (tag.startsWith('visibility/') && key === 'visibility' && hasWord(value, tag.slice('visibility/'.length)));
}

/** A whole word or tag: `work` is in `#work/x` and `-work`, not in `workshop`, `homework`, `home-work` or `home/work`. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text[at - 1] === '-' ? text[at - 2] : text[at - 1];
    if (!WORD.test(before ?? ' ') && !/[\p{L}\p{N}_-]/u.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}

const WORD = /[\p{L}\p{N}_/-]/u;
