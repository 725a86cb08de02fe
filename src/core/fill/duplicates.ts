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
  const exact = exactRepeats(passages, statements);
  const postings = new Map<string, number[]>();
  return statements.map((own, index) => {
    const found = new Set(exact[index]);
    if (own.size >= MIN_SIZE && own.length >= MIN_WORDS) {
      const shingles = shinglesOf(own.content);
      for (const other of sharing(shingles, postings)) {
        const candidate = statements[other];
        if (candidate && passages[other]?.page !== passages[index]?.page && saysSame(own, candidate)) found.add(other);
      }
      for (const shingle of shingles) addPosting(postings, shingle, index);
    }
    return [...found].sort((a, b) => a - b);
  });
}

function exactRepeats(passages: readonly Passage[], statements: readonly Statement[]): number[][] {
  const groups = new Map<string, Map<number, number>>();
  passages.forEach(({ page }, index) => {
    const { key = '', size = 0 } = statements[index] ?? {};
    if (size < MIN_BOILERPLATE_SIZE) return;
    const firstOfPage = groups.get(key) ?? new Map<number, number>();
    groups.set(key, firstOfPage);
    if (!firstOfPage.has(page)) firstOfPage.set(page, index);
  });
  return passages.map(({ page }, index) => {
    const { key = '', size = 0 } = statements[index] ?? {};
    const firstOfPage = groups.get(key);
    if (!firstOfPage || (size < MIN_SIZE && firstOfPage.size < BOILERPLATE_PAGES)) return [];
    const said = statements[index]?.telling;
    return [...firstOfPage].filter(([other, first]) => other !== page && first < index && statements[first]?.telling === said).map(([, first]) => first);
  });
}

function shinglesOf(content: readonly string[]): Set<string> {
  const shingles = new Set<string>();
  for (let i = 0; i + SHINGLE <= content.length; i++) shingles.add(content.slice(i, i + SHINGLE).join(' '));
  return shingles;
}

function sharing(shingles: ReadonlySet<string>, postings: ReadonlyMap<string, readonly number[]>): Set<number> {
  return new Set([...shingles].flatMap((shingle) => postings.get(shingle) ?? []));
}

function addPosting(postings: Map<string, number[]>, shingle: string, index: number): void {
  const list = postings.get(shingle);
  if (!list) postings.set(shingle, [index]);
  else if (list.length < MAX_POSTINGS) list.push(index);
}
