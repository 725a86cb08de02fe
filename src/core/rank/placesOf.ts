import { nameKey } from '../topic/nameKey';
import { findWord } from '../topic/occurrences';
import type { Term, Topic } from '../topic/parseTopic';

/** What words are worth by where they stand: the ranking's points for such places, settings aside. */
export const NAME = 5;
const TAG = 3;
const OPENING = 2;
const HEADING = 1;

/** So many places of a word tell enough, once one of them is worth something. */
export const MOST_PLACES = 20;

/** Where a note holds a term. */
export interface Places {
  /** The best place's. */
  readonly worth: number;
  readonly places: number;
  /** One of them is in a line that says nothing but the topic, as the title of a page or an alias does. */
  readonly isName: boolean;
}

export const NOWHERE: Places = { worth: 0, places: 0, isName: false };

/** A note, as it is searched. */
export interface Parts {
  readonly folded: string;
  /** Path and index entry, folded; and the file name. */
  readonly beside: string;
  readonly name: string;
  readonly properties: number;
  readonly opening: number;
  readonly topic: Topic;
}

/** Looks a term up in what a note's metadata is made from, and in its body. */
export function placesOf(term: Term, parts: Parts): Places {
  let worth = worthBeside(term, parts);
  let places = worth === 0 ? 0 : 1;
  let isName = false;
  findWord(term, parts.folded, (at) => {
    places += 1;
    const here = worthAt(at, parts);
    worth = Math.max(worth, here);
    isName ||= here === NAME && at < parts.opening && isNameIn(lineAt(parts.folded, at), parts.topic);
    return isName || (worth > 0 && places > MOST_PLACES);
  });
  return { worth, places, isName };
}

function worthBeside(term: Term, { beside, name }: Parts): number {
  if (!findWord(term, beside, () => true)) return 0;
  return findWord(term, name, () => true) ? NAME : 1;
}

function worthAt(at: number, { folded, properties, opening }: Parts): number {
  const lineStart = folded.lastIndexOf('\n', at) + 1;
  if (at < properties) return worthOfProperty(folded, lineStart);
  const line = folded.slice(lineStart, at).trimStart();
  if (line.startsWith('#')) return line.startsWith('# ') ? NAME : HEADING;
  if (line.slice(line.lastIndexOf(' ') + 1).includes('#')) return TAG;
  if (at >= opening) return 0;
  return folded.startsWith('\n=', folded.indexOf('\n', at)) ? NAME : OPENING;
}

/** A line that a list or a text goes on with belongs to a property further up, not more lines away than this. */
const MOST_LINES = 100;

function worthOfProperty(folded: string, lineStart: number): number {
  let start = lineStart;
  for (let up = 0; up < MOST_LINES && start > 0 && /[-\s]/.test(folded.charAt(start)); up++) start = folded.lastIndexOf('\n', start - 2) + 1;
  if (folded.startsWith('title', start) || folded.startsWith('alias', start)) return NAME;
  return folded.startsWith('tag', start) || folded.charAt(start) === '-' ? TAG : OPENING;
}

function lineAt(folded: string, at: number): string {
  const end = folded.indexOf('\n', at);
  return folded.slice(folded.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end);
}

/** No name is longer. */
const MAX_NAME = 300;

/** Whether a line, what follows its first colon, or an item of it is the topic. */
export function isNameIn(line: string, { names }: Topic): boolean {
  if (line.length > MAX_NAME) return false;
  const text = line.replace(/^[\s#>-]+/, '');
  return [text, text.slice(text.indexOf(':') + 1), ...text.split(/[,:[\]"']/)].some((name) => names.has(nameKey(name)));
}
