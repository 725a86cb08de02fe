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
/** Content words in a row that two passages must share to be compared. */
const SHINGLE = 3;
/** Passages that share a shingle; a more common one tells nothing. */
const MAX_POSTINGS = 32;

/**
 * For each passage the earlier passages of other pages that say the same, nearest to the top first. Exact after folding layout and case;
 * else nearly the same, as `saysSame` has it. Saying the same is symmetric.
 * @param wikiNames lower-case words of titles and aliases: names even where they are written small.
 * Linear in the words, but for shingles that many passages share.
 */
export function findDuplicates(passages: readonly Passage[], wikiNames: ReadonlySet<string>): number[][] {
  const statements = passages.map(({ text }) => statementOf(text, wikiNames));
  const firsts = firstOfEachPage(passages, statements);
  const postings = new Map<string, number[]>();
  return statements.map((own, index) => {
    const { page, text } = passages[index] ?? {};
    const isOther = (other: number): boolean => other < index && passages[other]?.page !== page;
    const exact = exactRepeats(own, firsts).filter((other) => isOther(other) && (passages[other]?.text === text || statements[other]?.telling === own.telling));
    if (own.size < MIN_SIZE || own.length < MIN_WORDS) return exact;
    const near = sharing(own.content, index, postings).filter((other) => isOther(other) && !exact.includes(other) && isSame(own, statements[other]));
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

/** Passages before this one that share a run of content words with it; it is put down for those behind it. */
function sharing(content: readonly string[], index: number, postings: Map<string, number[]>): number[] {
  const others = new Set<number>();
  for (let at = SHINGLE; at <= content.length; at++) {
    const shingle = content.slice(at - SHINGLE, at).join(' ');
    const known = postings.get(shingle);
    if (!known) postings.set(shingle, [index]);
    else if (known[known.length - 1] !== index) {
      for (const other of known) others.add(other);
      if (known.length < MAX_POSTINGS) known.push(index);
    }
  }
  return [...others];
}

function isSame(own: Statement, other: Statement | undefined): boolean {
  return other !== undefined && saysSame(own, other);
}
