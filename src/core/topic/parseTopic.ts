import { cutAtJoints } from './cutAtJoints';
import { fold } from './fold';
import { nameKey } from './nameKey';
import { PARTICLES } from './particles';
import { isStopWord } from './stopWords';
import { words, type Word } from './words';

/** One significant word of a topic. */
export interface Term {
  /** Folded. */
  readonly text: string;
  /** The word of the topic that it comes from: itself, or the run of a script without spaces that it is a piece of. */
  readonly source: string;
  /** A word (or the start of one) in scripts that write spaces; a piece to be found anywhere in scripts that write none. */
  readonly kind: 'word' | 'piece';
  /** What an identifier is made of; empty otherwise. */
  readonly parts: readonly string[];
  /** 1 for a word; the pieces of a run share what a run of that length is worth. */
  readonly weight: number;
}

/** What the user asked for. */
export interface Topic {
  /** As typed, trimmed, on one line. */
  readonly text: string;
  readonly kind: 'words' | 'tag' | 'note';
  /** The tag or the note's name, folded, for those kinds; the whole text, folded, for words. */
  readonly name: string;
  readonly terms: readonly Term[];
  /** The topic as a name, whole and by its terms alone (`nameKey`): a page so called is what was asked for. */
  readonly names: ReadonlySet<string>;
  /** Every run of its words as a name, but for runs of mere stop words. */
  readonly runs: ReadonlySet<string>;
  /** What those names and runs begin with. */
  readonly initials: ReadonlySet<string>;
}

/** Reads a topic as typed: words, `#tag` or `[[Note]]`. A topic without a letter or digit has no terms. */
export function parseTopic(text: string): Topic {
  const line = text.trim().split(/\s+/).join(' ');
  const tag = /^#([^\s#]+)$/.exec(line)?.[1];
  if (tag !== undefined) return { text: line, kind: 'tag', name: trimSlashes(fold(tag)), ...speech(tag) };
  const note = /^\[\[([^[\]|#]+)(?:[#|][^[\]]*)?\]\]$/.exec(line)?.[1];
  if (note !== undefined) return { text: line, kind: 'note', name: noteName(note), ...speech(note.slice(note.lastIndexOf('/') + 1)) };
  return { text: line, kind: 'words', name: fold(line), ...speech(line) };
}

function speech(text: string): Pick<Topic, 'terms' | 'names' | 'runs' | 'initials'> {
  const all = words(text);
  const terms = termsOf(all);
  const sources = terms.map(({ source }) => source).filter((source, at, list) => list.indexOf(source) === at);
  const names = [text, sources.join('')].map(nameKey).filter(Boolean);
  const runs = [...runsOf(all), ...sources.map(nameKey)];
  return { terms, names: new Set(names), runs: new Set(runs), initials: new Set([...names, ...runs].map((key) => key.charAt(0))) };
}

/** A longer topic is a text, not a list of names. */
const MAX_RUN_WORDS = 16;

function runsOf(all: readonly Word[]): string[] {
  const few = all.slice(0, MAX_RUN_WORDS);
  return few.flatMap((_, from) => few.slice(from).flatMap((__, length) => {
    const run = few.slice(from, from + length + 1);
    return run.every((word) => isStopWord(word.text)) ? [] : [nameKey(run.map((word) => word.text).join(''))];
  }));
}

function trimSlashes(tag: string): string {
  return tag.split('/').filter(Boolean).join('/');
}

function noteName(note: string): string {
  const name = fold(note.trim());
  return name.endsWith('.md') ? name.slice(0, -3) : name;
}

/** More terms than this say nothing new, and every page is looked through for each. */
const MAX_TERMS = 32;

/** The terms, distinct, in order: without stop words, unless nothing would remain. */
function termsOf(all: readonly Word[]): Term[] {
  const telling = all.flatMap((word) => (isStopWord(word.text) ? [] : termsOfWord(word, true)));
  return distinct(telling.length > 0 ? telling : all.flatMap((word) => termsOfWord(word, false)));
}

function termsOfWord(word: Word, cut: boolean): Term[] {
  if (word.letters === 'unspaced') return pieces(word.text, cut);
  const text = word.letters === 'hangul' && cut ? withoutParticle(word.text) : word.text;
  return cut && isStopWord(text) ? [] : [{ text, source: word.parts.join('_') || text, kind: 'word', parts: word.parts, weight: 1 }];
}

/** A noun keeps at least two syllables: with one, too many nouns would be cut. */
function withoutParticle(word: string): string {
  const particle = PARTICLES.find((ending) => word.endsWith(ending) && word.length - ending.length >= 2);
  return particle === undefined ? word : word.slice(0, -particle.length);
}

/** The overlapping pieces of a run without spaces. A run of n pieces holds about √n words: that is their weight together. */
function pieces(run: string, cut: boolean): Term[] {
  const parts = cut ? cutAtJoints(run) : [run];
  return parts.flatMap((part) => {
    const found = overlapping(part, isThaiLike(part) ? 3 : 2);
    return found.map((text): Term => ({ text, source: part, kind: 'piece', parts: [], weight: 1 / Math.sqrt(found.length) }));
  });
}

/** Scripts that spell a syllable with several letters need longer pieces than Han and kana. */
function isThaiLike(part: string): boolean {
  return part.charCodeAt(0) < 0x3000;
}

function overlapping(part: string, size: number): string[] {
  const letters = Array.from(part);
  if (letters.length <= size) return [part];
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''));
}

function distinct(terms: readonly Term[]): Term[] {
  return Array.from(new Map(terms.map((term) => [term.text, term])).values()).slice(0, MAX_TERMS);
}
