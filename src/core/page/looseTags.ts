import { plainSpelling } from '../topic/plainSpelling';
import { mayHoldTags } from './tagsIn';

/**
 * What a text may mean to be a tag, though Obsidian takes it for none: a `#` behind any sign (`**#a**`, `(#a)`, `、#a。`). For keeping notes
 * out, never for printing; spelled as `plainSpelling` has it, without `#`. A `#` in an address, an entity or an escape is none.
 */
export function looseTags(text: string): string[] {
  if (!mayHoldTags(text)) return [];
  const plain = plainSpelling(text);
  const tags: string[] = [];
  LOOSE_TAG.lastIndex = 0;
  for (let match = LOOSE_TAG.exec(plain); match; match = LOOSE_TAG.exec(plain)) tags.push(match[1] ?? '');
  return tags;
}

/** Of a tag, all but punctuation, Chinese one included; emphasis by `_` around it is none of it. */
const LOOSE_TAG = /(?:^|[^\p{L}\p{N}/&\\])#([^\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f'!"#$%&()*+,.:;<=>?@^`{|}~[\]\\\s]*[^\u2000-\u206f\u2e00-\u2e7f\u3000-\u303f'!"#$%&()*+,.:;<=>?@^`{|}~[\]\\\s_])/gu;
