import { fold } from '../topic/fold';
import { nameKey } from '../topic/nameKey';
import { findWord, mayOccur } from '../topic/occurrences';
import { openCamel } from '../topic/openCamel';
import type { Topic } from '../topic/parseTopic';
import { isNameIn, MOST_PLACES, NAME, NOWHERE, placesOf, type Places } from './placesOf';
import { abbreviatesEither } from './signals/acronyms';

/** A note before anything of it is parsed. */
export interface RawNote {
  readonly path: string;
  readonly fileName: string;
  readonly indexEntry: string;
  readonly text: string;
  /** The text is known to be ASCII alone. */
  readonly isAscii?: boolean;
}

/** How a note concerns a topic, as far as its raw text tells. */
export interface Concern {
  /**
   * Where it holds a word of the topic: in what its metadata is made from (names, properties, the opening of the body, headings, tags, index
   * entry; a topic of mere signs is looked for anywhere), further down in its `body` only, or nowhere, as most notes of a large wiki.
   */
  readonly where: 'metadata' | 'body' | 'none';
  /** By term of the topic: 1 where the metadata holds it, else 0. */
  readonly met: readonly number[];
  /** Roughly the points that the metadata may bring, to tell the likeliest of many notes; Infinity for what cannot be guessed. */
  readonly promise: number;
}

export const NO_CONCERN: Concern = { where: 'none', met: [], promise: 0 };

/** A note's first paragraph nearly always lies within so many characters behind its properties. */
const OPENING_CHARS = 1_000;

/**
 * Costs one scan of the raw text. What others say of the note (links, a rank source) is left out of account. For a tag, the note concerns the topic when
 * it holds all of the tag's words; for a note, it does.
 */
export function concernOf(topic: Topic, note: RawNote): Concern {
  const folded = note.isAscii === true ? note.text.toLowerCase() : fold(note.text);
  const { properties, opening } = partsOf(folded);
  if (isBeyondWords(topic, note, properties)) return { where: 'metadata', met: topic.terms.map(() => 1), promise: Infinity };
  if (topic.kind === 'tag') return topic.terms.every((term) => mayOccur(term, folded)) ? { where: 'metadata', met: [], promise: Infinity } : NO_CONCERN;
  const beside = fold(`${note.path}\n${note.indexEntry}`);
  if (topic.terms.length === 0) return beside.includes(topic.name) || folded.includes(topic.name) ? { where: 'metadata', met: [], promise: Infinity } : NO_CONCERN;
  const near = topic.terms.map((term) => mayOccur(term, folded) || mayOccur(term, beside));
  if (!near.includes(true)) return NO_CONCERN;
  const name = fold(note.fileName);
  const found = topic.terms.map((term, at) => (near[at] ? placesOf(term, { folded, beside, name, properties, opening, topic }) : NOWHERE));
  if (found.every(({ places }) => places === 0)) return insideConcern(topic, note.text, folded.slice(0, opening));
  const met = found.map(({ worth }) => Math.min(1, worth));
  return { where: met.includes(1) ? 'metadata' : 'body', met, promise: found.some(({ isName }) => isName) ? Infinity : promiseOf(found, topic) };
}

/** Where a folded text has its properties, and where its opening ends. */
function partsOf(folded: string): { readonly properties: number; readonly opening: number } {
  const properties = folded.startsWith('---') ? Math.max(0, folded.indexOf('\n---', 3)) : 0;
  return { properties, opening: properties + OPENING_CHARS };
}

/** Whether a note is to be looked into whatever words it holds. */
function isBeyondWords(topic: Topic, { fileName, text }: RawNote, properties: number): boolean {
  return topic.kind === 'note' || topic.runs.has(nameKey(fileName)) || abbreviatesEither(fileName, topic) || isSpelledOut(text, properties);
}

/** Whether a double-quoted property may spell letters out (`"\u7a91"`): what they say is known to YAML only. */
function isSpelledOut(text: string, properties: number): boolean {
  const at = text.indexOf('\\');
  return at >= 0 && at < properties && /\\[uUx]/.test(text.slice(0, properties));
}

function promiseOf(found: readonly Places[], { terms }: Topic): number {
  const sum = (count: (at: number) => number): number => terms.reduce((total, { weight }, at) => total + weight * count(at), 0);
  const share = sum((at) => Math.min(1, found[at]?.places ?? 0)) / sum(() => 1);
  return share * sum((at) => (found[at]?.worth ?? 0) + Math.min(MOST_PLACES, found[at]?.places ?? 0) / 100);
}

/** An identifier of the text may hold a term as one of its parts. */
function insideConcern(topic: Topic, text: string, head: string): Concern {
  const opened = openCamel(text);
  if (opened === text || !topic.terms.some((term) => findWord(term, fold(opened), () => true))) return NO_CONCERN;
  return { where: 'metadata', met: [], promise: head.split('\n').some((line) => isNameIn(line, topic)) ? Infinity : NAME };
}
