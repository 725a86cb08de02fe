import { letterAt } from './letterAt';
import type { Term } from './parseTopic';

/** Where a term stands in a text: how well its best match fits (0…1), and how many words match it. */
export interface Occurrences {
  readonly quality: number;
  readonly count: number;
}

/** A word of three letters or more also matches the words it begins, in proportion to how much of them it is. */
const MIN_PREFIX = 3;
/** The most that a match by beginning is worth: measured, docs/ranking.md. */
const PREFIX_WORTH = 0.6;
/** Two words that only share their beginning ("idempotent", "idempotency") must share this much of the longer one. */
const STEM_SHARE = 0.7;
const NONE: Occurrences = { quality: 0, count: 0 };

/** Looks a term up in a folded text: whole words and beginnings of words, never inside one. Linear, no regular expression. */
export function occurrences(term: Term, folded: string): Occurrences {
  if (term.kind === 'piece') return pieceOccurrences(term.text, folded);
  const whole = wordOccurrences(term.text, folded);
  if (whole.quality === 1 || term.parts.length === 0) return whole;
  const parts = term.parts.map((part) => wordOccurrences(part, folded));
  return { quality: Math.max(whole.quality, Math.min(...parts.map((p) => p.quality))), count: Math.max(whole.count, Math.min(...parts.map((p) => p.count))) };
}

/** The shortest beginning that every match of a word has: a text without it cannot match. */
export function rootOf(word: string): string {
  return word.length <= MIN_PREFIX ? word : word.slice(0, Math.max(MIN_PREFIX, Math.ceil(word.length * STEM_SHARE)));
}

function pieceOccurrences(piece: string, folded: string): Occurrences {
  let count = 0;
  for (let at = folded.indexOf(piece); at >= 0; at = folded.indexOf(piece, at + piece.length)) count += 1;
  return count === 0 ? NONE : { quality: 1, count };
}

function wordOccurrences(word: string, folded: string): Occurrences {
  const root = rootOf(word);
  const letters = letterAt(word, word.length - 1);
  let quality = 0;
  let count = 0;
  for (let at = folded.indexOf(root); at >= 0; at = folded.indexOf(root, at + root.length)) {
    if (at > 0 && letterAt(folded, at - 1) === letters) continue;
    let end = at + root.length;
    while (letterAt(folded, end) === letters) end += 1;
    const fit = fitOf(word, folded.slice(at, end));
    if (fit > 0) count += 1;
    quality = Math.max(quality, fit);
  }
  return count === 0 ? NONE : { quality, count };
}

/** How well a word of a text fits a word of the topic: 1 when equal (or its plural), less for a beginning, 0 for another word. */
function fitOf(wanted: string, found: string): number {
  if (wanted === found || plural(wanted) === plural(found)) return 1;
  const [short, long] = wanted.length < found.length ? [wanted, found] : [found, wanted];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  const share = shared / long.length;
  return shared >= MIN_PREFIX && (shared === wanted.length || share >= STEM_SHARE) ? PREFIX_WORTH * share : 0;
}

/** English plurals, the one ending that is worth the code (measured, docs/ranking.md). */
function plural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:[sxz]|ch|sh)es$/.test(word) ? -2 : -1);
}
