/** A text that may be in the pack already. */
export interface Passage {
  /** The page it belongs to; passages of one page are never compared. */
  readonly page: number;
  readonly text: string;
}

/** Passages shorter than this many weighted characters (Chinese, Japanese and Korean ones count four) are only compared as boilerplate. */
const MIN_SIZE = 80;
const MIN_BOILERPLATE_SIZE = 40;
/** A passage that this many pages share word for word is boilerplate. */
const BOILERPLATE_PAGES = 4;
/** Words in a row that are compared. */
const SHINGLE = 3;
/** Share of the longer passage's shingles that both must hold. */
const SAME_SHARE = 0.6;
/** Below this many words only exact repeats count. */
const MIN_WORDS = 8;
/** A run of this many words that the other passage lacks says something of its own. */
const NEW_WORDS = 6;
/** Pages that share a shingle; a more common one tells nothing. */
const MAX_POSTINGS = 32;

/**
 * For each passage the earlier passages of other pages that say the same, nearest to the top first. Exact after folding white space,
 * case and hidden characters; else nearly the same by word shingles, unless a number, a name, a negation, a link or a code token differs.
 * Saying the same is symmetric.
 * @param wikiNames lower-case words of titles and aliases: names even where they are written small.
 * Linear in the words, but for shingles that many passages share.
 */
export function findDuplicates(passages: readonly Passage[], wikiNames: ReadonlySet<string>): number[][] {
  const features = passages.map(({ text }) => featuresOf(text, wikiNames));
  const exact = exactRepeats(passages, features);
  const postings = new Map<string, number[]>();
  return passages.map((passage, index) => {
    const own = features[index];
    const found = new Set(exact[index]);
    if (own && own.size >= MIN_SIZE && own.words.length >= MIN_WORDS) {
      for (const [other, shared] of sharedShingles(own, postings)) {
        const candidate = features[other];
        if (candidate && passages[other]?.page !== passage.page && isSame(own, candidate, shared)) found.add(other);
      }
      for (const shingle of own.shingles) addPosting(postings, shingle, index);
    }
    return [...found].sort((a, b) => a - b);
  });
}

interface Features {
  readonly key: string;
  readonly size: number;
  readonly words: readonly string[];
  readonly shingles: ReadonlySet<string>;
  /** What must be equal for two passages to say the same: negations, numbers, code, link targets. */
  readonly telling: string;
  /** Names, which the other passage must hold as words. */
  readonly names: readonly string[];
}

function featuresOf(text: string, wikiNames: ReadonlySet<string>): Features {
  const key = foldPassage(text);
  const words = key.match(WORDS) ?? [];
  return { key, size: sizeOf(key), words, shingles: shinglesOf(words), telling: tellingOf(text, words), names: namesOf(text, words, wikiNames) };
}

/** Quote marks at line starts and white space are how a text is laid out, not what it says. */
function foldPassage(text: string): string {
  return text.normalize('NFC').replace(/^[ \t]*(?:>[ \t]?)+/gm, '').replace(FOOTNOTE, '').replace(/[\s\u00a0]+/g, ' ').trim().toLowerCase();
}

const FOOTNOTE = /\[\^[^\]\s]{1,100}\]/g;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]/g;
/** Words; in scripts that write no spaces, characters. */
const WORDS = /[\u0e00-\u0eff\u2e80-\ua4cf\uf900-\ufaff]|[\p{L}\p{M}\p{N}_]+/gu;

function sizeOf(key: string): number {
  return key.length + 3 * (key.match(WIDE)?.length ?? 0);
}

function shinglesOf(words: readonly string[]): Set<string> {
  const shingles = new Set<string>();
  for (let i = 0; i + SHINGLE <= words.length; i++) shingles.add(words.slice(i, i + SHINGLE).join(' '));
  return shingles;
}

const NEGATIONS = new Set(('not no never none neither nor without cannot kein keine keinen nicht nie ohne ne pas jamais sans no nunca sin non mai senza não nunca sem '
  + 'niet geen nooit nie není nikdy bez не нет никогда без 不 没 無 无 非 未 否 勿 ない ぬ 않 안 못 없').split(' '));
const NUMBERS = /\p{N}+(?:[.,:/-]\p{N}+)*|[一二三四五六七八九十百千万]+/gu;
const NEGATED_ENDING = /\p{L}+n['’]t\b/gu;
const NEGATED_CJK = /[不没無无非未否勿]|ない|않|못|없/g;
const CODE = /`[^`\n]{1,200}`/g;
const TARGETS = /\[\[[^[\]\n]{1,200}\]\]|\]\([^()\s]{1,300}\)|https?:\/\/[^\s)>\]]{1,300}/g;
/** Words that are capitalised only because they open a sentence. */
const OPENERS = new Set(('the this that these those a an it its in on at of for from with by as if when while where after before once then there here he she '
  + 'they we you i and or but so to all each every some most many one der die das ein eine im in am bei wenn le la les un une en dans el los las una il lo gli').split(' '));

function tellingOf(text: string, words: readonly string[]): string {
  const plain = text.normalize('NFC').replace(FOOTNOTE, '');
  const negations = words.filter((word) => NEGATIONS.has(word)).length + countOf(plain, NEGATED_ENDING) + countOf(plain, NEGATED_CJK);
  return [String(negations), ...[NUMBERS, CODE, TARGETS].map((pattern) => distinct(plain.match(pattern) ?? []))].join('\n');
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function distinct(tokens: readonly string[]): string {
  return [...new Set(tokens)].sort().join(' ');
}

/** Capitalised words, lower case; and words that are names in this wiki. */
function namesOf(text: string, words: readonly string[], wikiNames: ReadonlySet<string>): string[] {
  const capitalised = (text.normalize('NFC').match(CAPITALISED) ?? []).map((word) => word.toLowerCase()).filter((word) => !OPENERS.has(word));
  return [...capitalised, ...words.filter((word) => wikiNames.has(word))];
}

const CAPITALISED = /[\p{L}\p{N}_]*\p{Lu}[\p{L}\p{N}_]*/gu;

function exactRepeats(passages: readonly Passage[], features: readonly Features[]): number[][] {
  const groups = new Map<string, Map<number, number>>();
  passages.forEach(({ page }, index) => {
    const { key = '', size = 0 } = features[index] ?? {};
    if (size < MIN_BOILERPLATE_SIZE) return;
    const firstOfPage = groups.get(key) ?? new Map<number, number>();
    groups.set(key, firstOfPage);
    if (!firstOfPage.has(page)) firstOfPage.set(page, index);
  });
  return passages.map(({ page }, index) => {
    const { key = '', size = 0 } = features[index] ?? {};
    const firstOfPage = groups.get(key);
    if (!firstOfPage || (size < MIN_SIZE && firstOfPage.size < BOILERPLATE_PAGES)) return [];
    return [...firstOfPage].filter(([other, first]) => other !== page && first < index).map(([, first]) => first);
  });
}

function sharedShingles(own: Features, postings: ReadonlyMap<string, readonly number[]>): Map<number, number> {
  const shared = new Map<number, number>();
  for (const shingle of own.shingles) for (const other of postings.get(shingle) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  return shared;
}

function addPosting(postings: Map<string, number[]>, shingle: string, index: number): void {
  const list = postings.get(shingle);
  if (!list) postings.set(shingle, [index]);
  else if (list.length < MAX_POSTINGS) list.push(index);
}

function isSame(a: Features, b: Features, shared: number): boolean {
  if (shared < SAME_SHARE * Math.max(a.shingles.size, b.shingles.size) || a.telling !== b.telling) return false;
  return !addsTo(b, a) && !addsTo(a, b);
}

/** Whether the second passage has a name, or a run of words, that the first lacks. */
function addsTo(known: Features, other: Features): boolean {
  const words = new Set(known.words);
  return other.names.some((name) => !words.has(name)) || hasNewRun(other.words, words);
}

function hasNewRun(words: readonly string[], known: ReadonlySet<string>): boolean {
  let run = 0;
  for (const word of words) {
    run = known.has(word) ? 0 : run + 1;
    if (run >= NEW_WORDS) return true;
  }
  return false;
}
