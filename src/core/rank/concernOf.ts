import { fold } from '../topic/fold';
import { nameKey } from '../topic/nameKey';
import { findWord, mayOccur } from '../topic/occurrences';
import { openCamel } from '../topic/openCamel';
import type { Topic } from '../topic/parseTopic';
import { abbreviatesEither } from './signals/acronyms';

/** A note before anything of it is parsed. */
export interface RawNote {
  readonly path: string;
  readonly fileName: string;
  readonly indexEntry: string;
  readonly text: string;
}

/** A note's first paragraph nearly always lies within so many characters behind its properties. */
const OPENING = 1_000;

/**
 * Where a note holds a word of the topic: in what its metadata is made from (`metadata`: names, properties, the opening of the body,
 * headings, tags, index entry; a topic of mere signs is looked for anywhere), further down in its `body` only, or nowhere (`none`, as most notes of a large wiki). Costs one scan of
 * the raw text. What others say of the note (links, a rank source) is left out of account. Topics other than words are not looked up.
 */
export function concernOf(topic: Topic, { path, fileName, indexEntry, text }: RawNote): 'metadata' | 'body' | 'none' {
  if (topic.kind !== 'words' || topic.runs.has(nameKey(fileName)) || abbreviatesEither(fileName, topic) || isSpelledOut(text)) return 'metadata';
  const beside = fold(`${path}\n${indexEntry}`);
  const folded = fold(text);
  if (topic.terms.length === 0) return beside.includes(topic.name) || folded.includes(topic.name) ? 'metadata' : 'none';
  const terms = topic.terms.filter((term) => mayOccur(term, folded) || mayOccur(term, beside));
  if (terms.length === 0) return 'none';
  if (terms.some((term) => findWord(term, beside, () => true))) return 'metadata';
  const opening = openingEnd(folded);
  let isInBody = false;
  const isInMetadata = terms.some((term) => findWord(term, folded, (at) => {
    isInBody = true;
    return at < opening || isHeadingOrTag(folded, at);
  }));
  return isInMetadata || (!isInBody && holdsInside(topic, text)) ? 'metadata' : isInBody ? 'body' : 'none';
}

/** Whether a double-quoted property may spell letters out (`"\u7a91"`): what they say is known to YAML only. */
function isSpelledOut(text: string): boolean {
  return text.includes('\\') && /\\[uUx]/.test(text);
}

function openingEnd(folded: string): number {
  const properties = folded.startsWith('---') ? folded.indexOf('\n---', 3) : 0;
  return Math.max(0, properties) + OPENING;
}

/** Whether the line at a place starts with `#`, or the word there has one before it. */
function isHeadingOrTag(folded: string, at: number): boolean {
  const line = folded.slice(folded.lastIndexOf('\n', at) + 1, at).trimStart();
  return line.startsWith('#') || line.slice(line.lastIndexOf(' ') + 1).includes('#');
}

/** Whether an identifier of the text holds a term as one of its parts. */
function holdsInside({ terms }: Topic, text: string): boolean {
  const opened = openCamel(text);
  return opened !== text && terms.some((term) => findWord(term, fold(opened), () => true));
}
