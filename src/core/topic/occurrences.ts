import { letterAt } from './letterAt';
import { nameSigns } from './nameSigns';
import type { Term } from './parseTopic';
import { PARTICLES } from './particles';

/** Where a term stands in a text: how well its best match fits (0…1), and how many matches there are. */
export interface Occurrences {
  readonly quality: number;
  readonly count: number;
}

/** A word of three letters or more also matches the words it begins ("garden", "gardening"). */
const MIN_PREFIX = 3;
/** What a longer word counts, times the share of it that the term is. */
const PREFIX_WORTH = 0.6;
/** What an inflection counts, times the share of the longer one that they have in common: it is nearly the word itself. */
const INFLECTED_WORTH = 0.8;
/** Two inflections of one word ("idempotent", "idempotency") have this much of the longer one in common … */
const STEM_SHARE = 0.6;
/** … and end in no more letters than this. */
const MAX_ENDING = 3;
const VOWEL = /[aeiouyаеиоуыэюяαεηιουω]/;
const NONE: Occurrences = { quality: 0, count: 0 };

/** Looks a term up in a folded text: whole words, beginnings and inflections of words, never inside one. Linear. */
export function occurrences(term: Term, folded: string): Occurrences {
  if (term.kind === 'piece') return pieceOccurrences(term.text, folded);
  const whole = wordOccurrences(term.text, folded);
  if (term.parts.length === 0 || whole.quality === 1) return whole;
  const parts = term.parts.map((part) => wordOccurrences(part, folded));
  return {
    quality: Math.max(whole.quality, Math.min(...parts.map((part) => part.quality))),
    count: Math.max(whole.count, Math.min(...parts.map((part) => part.count))),
  };
}

/** A quick test that says no to most texts: false means that the term does not occur. */
export function mayOccur(term: Term, folded: string): boolean {
  if (term.kind === 'piece') return folded.includes(term.text);
  return folded.includes(rootOf(term.text)) || (term.parts.length > 0 && term.parts.every((part) => folded.includes(rootOf(part))));
}

/** The shortest beginning that every match of a word shares. */
function rootOf(word: string): string {
  return word.slice(0, Math.max(MIN_PREFIX, word.length - MAX_ENDING));
}

/** Whether some place where a term, or a part of it, matches in a folded text is accepted; asked with the place, in order. */
export function findWord(term: Term, folded: string, accept: (at: number) => boolean): boolean {
  if (term.kind === 'word') return [term.text, ...term.parts].some((word) => eachMatch(word, folded, accept));
  for (let at = folded.indexOf(term.text); at >= 0; at = folded.indexOf(term.text, at + term.text.length)) if (accept(at)) return true;
  return false;
}

function pieceOccurrences(piece: string, folded: string): Occurrences {
  let count = 0;
  for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + piece.length)) count += 1;
  return count === 0 ? NONE : { quality: 1, count };
}

function wordOccurrences(word: string, folded: string): Occurrences {
  let quality = 0;
  let count = 0;
  eachMatch(word, folded, (_, fit) => {
    count += 1;
    quality = Math.max(quality, fit);
    return false;
  });
  return count === 0 ? NONE : { quality, count };
}

/** Goes through the matches of a word until one is accepted. */
function eachMatch(word: string, folded: string, accept: (at: number, fit: number) => boolean): boolean {
  const root = rootOf(word);
  const first = letterAt(word, 0);
  const letters = first === 'none' ? 'spaced' : first;
  for (let at = folded.indexOf(root); at >= 0; at = folded.indexOf(root, at + root.length)) {
    if (at > 0 && letterAt(folded, at - 1) === first && first !== 'none') continue;
    let end = at + root.length;
    while (letterAt(folded, end) === letters) end += 1;
    end += nameSigns(folded, at, end);
    const fit = fitOf(word, folded.slice(at, end));
    if (fit > 0 && accept(at, fit)) return true;
  }
  return false;
}

/** How well a word of a text fits a word of the topic: 1 when equal (or its plural, or with a particle), less when inflected or longer, 0 for another. */
function fitOf(wanted: string, found: string): number {
  if (wanted === found || isPlural(wanted, found) || isPlural(found, wanted)) return 1;
  const longer = Math.max(wanted.length, found.length);
  let common = 0;
  while (common < longer && wanted[common] === found[common]) common += 1;
  const begins = common === wanted.length && common >= minPrefix(wanted) && !isNumber(wanted) && !(isDigit(wanted, common - 1) && isDigit(found, common));
  const inflects = common > MIN_PREFIX && common / longer >= STEM_SHARE && isEnding(wanted, common) && isEnding(found, common);
  if (begins && PARTICLES.includes(found.slice(common))) return 1;
  if (inflects) return INFLECTED_WORTH * common / longer;
  return begins ? PREFIX_WORTH * common / longer : 0;
}

/** Another year, port or version is another thing, however it begins. */
function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

function isDigit(word: string, at: number): boolean {
  return word.charCodeAt(at) >= 48 && word.charCodeAt(at) <= 57;
}

/** Hangul packs a syllable into a letter: two are a word. */
function minPrefix(word: string): number {
  return letterAt(word, 0) === 'hangul' ? 2 : MIN_PREFIX;
}

/** Whether what follows may be an inflection: one letter, or a few with a vowel among them ("graph|ql" is another word). */
function isEnding(word: string, start: number): boolean {
  const length = word.length - start;
  return !/\d/.test(word.slice(start)) && (length <= 1 || (length <= MAX_ENDING && VOWEL.test(word.slice(start))));
}

/** English plurals, the one ending that is worth a rule of its own. */
function isPlural(one: string, many: string): boolean {
  if (one.length < MIN_PREFIX || !many.endsWith('s')) return false;
  return many === `${one}s` || many === `${one}es` || (one.endsWith('y') && many === `${one.slice(0, -1)}ies`);
}
