import { meetingPlaces } from './meetingPlaces';
import { saysSame, statementOf, type Statement } from './statement';

/** A text that may be in the pack already. */
export interface Passage {
  /** The page it belongs to; passages of one page are never compared. */
  readonly page: number;
  readonly text: string;
}

/** Passages shorter than this many weighted characters are only compared as boilerplate. */
const MIN_SIZE = 80;
const MIN_BOILERPLATE_SIZE = 40;
/** A passage that this many pages share word for word is boilerplate. */
const BOILERPLATE_PAGES = 4;
/** Below this many words only exact repeats count. */
const MIN_WORDS = 8;
/** Passages that are put down at one place; that more would meet there tells nothing. */
const MOST_THERE = 32;

/**
 * For each passage the earlier passages of other pages that say the same, nearest to the top first. Exact after folding layout and case;
 * else nearly the same, as `saysSame` has it. Saying the same is symmetric.
 * @param wikiNames lower-case words of titles and aliases: names even where they are written small.
 * Linear in the words, but for places where many passages meet.
 */
export function findDuplicates(passages: readonly Passage[], wikiNames: ReadonlySet<string>): number[][] {
  const statements = passages.map(({ text }) => statementOf(text, wikiNames));
  const firsts = firstOfEachPage(passages, statements);
  const places = new Map<string, number[]>();
  return statements.map((own, index) => {
    const { page, text } = passages[index] ?? {};
    const isOther = (other: number): boolean => other < index && passages[other]?.page !== page;
    const exact = exactRepeats(own, firsts).filter((other) => isOther(other) && (passages[other]?.text === text || statements[other]?.telling === own.telling));
    if (own.size < MIN_SIZE || own.length < MIN_WORDS) return exact;
    const near = meeting(own.content, index, places).filter((other) => isOther(other) && !exact.includes(other) && isSame(own, statements[other]));
    return [...exact, ...near].sort((a, b) => a - b);
  });
}

/** By key, the passages that say just that, the first of each page. */
function firstOfEachPage(passages: readonly Passage[], statements: readonly Statement[]): Map<string, number[]> {
  const firsts = new Map<string, number[]>();
  statements.forEach(({ key, size }, index) => {
    if (size < MIN_BOILERPLATE_SIZE) return;
    const known = firsts.get(key);
    if (!known) firsts.set(key, [index]);
    else if (passages[known[known.length - 1] ?? 0]?.page !== passages[index]?.page) known.push(index);
  });
  return firsts;
}

function exactRepeats({ key, size }: Statement, firsts: ReadonlyMap<string, readonly number[]>): readonly number[] {
  const known = firsts.get(key) ?? [];
  return size < MIN_SIZE && known.length < BOILERPLATE_PAGES ? [] : known;
}

/** Passages before this one that could say the same; it is put down for those behind it. */
function meeting(content: readonly string[], index: number, places: Map<string, number[]>): number[] {
  const others = new Set<number>();
  for (const place of meetingPlaces(content)) {
    const known = places.get(place);
    if (!known) places.set(place, [index]);
    else {
      for (const other of known) others.add(other);
      if (known.length < MOST_THERE) known.push(index);
    }
  }
  return [...others];
}

function isSame(own: Statement, other: Statement | undefined): boolean {
  return other !== undefined && saysSame(own, other);
}
