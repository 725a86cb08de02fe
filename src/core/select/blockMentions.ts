/** What keeps a page out, in the form it is compared in: lower case, tags without `#`; a rule without a value matches any. */
export interface Exclusions {
  readonly tags: readonly string[];
  readonly properties: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Whether a property block that is no YAML mentions something excluded, however it is spelled. Lines of prose (title, summary,
 * description) are not searched for tags: there the same word is only a word.
 */
export function blockMentions(block: string, { tags, properties }: Exclusions): boolean {
  let key = '';
  for (const line of block.toLowerCase().split(/\r\n?|\n/)) {
    const start = line.search(/[^\s\-?{[,"']/);
    if (start < 0) continue;
    const colon = line.indexOf(':', start);
    const name = colon < 0 ? '' : line.slice(start, colon).replace(/["'\s]+$/, '');
    if (colon >= 0 || /^\S/.test(line)) key = name;
    const value = colon < 0 ? '' : line.slice(colon + 1);
    if (properties.some((rule) => rule.key === name && (rule.value === '' || hasWord(value, rule.value)))) return true;
    if (!PROSE_KEYS.has(key) && tags.some((tag) => hasTag(line, key, value, tag))) return true;
  }
  return false;
}

const PROSE_KEYS = new Set(['title', 'summary', 'description']);

/** `visibility: internal` stands for the tag `visibility/internal`. */
function hasTag(line: string, key: string, value: string, tag: string): boolean {
  return hasWord(line, tag) || (tag.startsWith('visibility/') && key === 'visibility' && hasWord(value, tag.slice('visibility/'.length)));
}

/** A whole word or tag: `work` is in `#work/x`, not in `workshop`, `homework` or `home/work`. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!WORD.test(text[at - 1] ?? ' ') && !/[\p{L}\p{N}_-]/u.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}

const WORD = /[\p{L}\p{N}_/-]/u;
