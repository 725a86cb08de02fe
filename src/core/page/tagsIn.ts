/**
 * Obsidian's grammar of an inline tag: behind white space or at the start, letters of any script, digits, emoji, `_`, `-`, `/`;
 * the two ranges are general and supplemental punctuation.
 */
const TAG = /(?:^|\s)#([^\u2000-\u206f\u2e00-\u2e7f'!"#$%&()*+,.:;<=>?@^`{|}~[\]\\\s]+)/g;

/** The inline tags of a line of prose, as written, without `#`. */
export function tagsIn(line: string): string[] {
  const tags: string[] = [];
  for (let match = TAG.exec(line); match; match = TAG.exec(line)) tags.push(match[1] ?? '');
  return tags;
}

/** Whether a text holds a `#` that is no mark of a heading, nor stands behind a name as in `C# code`. */
export function mayHoldTags(text: string): boolean {
  return (text.includes('#') || text.includes('＃')) && HASH.test(text);
}

const HASH = /[#＃][^# ]/;
