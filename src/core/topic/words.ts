import { fold } from './fold';
import { letterAt, type Letter } from './letterAt';
import { nameSigns } from './nameSigns';
import { openCamel } from './openCamel';

/** A word as it stands in a text: folded, with what kind of letters it is made of. */
export interface Word {
  readonly text: string;
  readonly letters: Letter;
  /** The words that an identifier is made of (`useEffect`, `max_retries`); empty for an ordinary word. */
  readonly parts: readonly string[];
}

/**
 * Cuts a text into folded words. `-`, `/` and `.` split; `_` and camelCase make an identifier, whose parts are kept;
 * signs that belong to a name stay (C++, C#, .NET); a run of a script without spaces is one word here.
 */
export function words(text: string): Word[] {
  const marked = openCamel(text);
  const folded = fold(marked);
  const found: Word[] = [];
  for (let at = 0; at < folded.length;) {
    const end = wordEnd(folded, at);
    if (end > at) found.push(asWord(folded, at, end));
    at = Math.max(end, at + 1);
  }
  return found;
}

/** Where the word that starts at `start` ends; `start` itself when no word starts there. Identifiers are one word. */
function wordEnd(folded: string, start: number): number {
  if (isDotNet(folded, start)) return start + 4;
  const letters = letterAt(folded, start);
  if (letters === 'none') return start;
  let end = start + 1;
  while (letterAt(folded, end) === letters || (letters === 'spaced' && joins(folded, end))) end += 1;
  return end + nameSigns(folded, start, end);
}

/** `_` between two letters: the joint of an identifier. */
function joins(folded: string, at: number): boolean {
  return folded[at] === '_' && letterAt(folded, at + 1) === 'spaced';
}

function isDotNet(folded: string, at: number): boolean {
  return folded.startsWith('.net', at) && letterAt(folded, at + 4) === 'none';
}

function asWord(folded: string, start: number, end: number): Word {
  const whole = folded.slice(start, end);
  const letters = whole.startsWith('.') ? 'spaced' : letterAt(folded, start);
  const parts = whole.includes('_') ? whole.split('_') : [];
  return { text: parts.join('') || whole, letters, parts };
}
