import { FILLERS, TURNS } from './functionWords';

/** What a passage says, for comparison with another. */
export interface Statement {
  /** The passage without its layout: white space, case, quote marks and footnote marks folded. */
  readonly key: string;
  /** In characters; Chinese, Japanese and Korean ones count four. */
  readonly size: number;
  /** How many words it has; in scripts that write no spaces, characters. */
  readonly length: number;
  /** Its words in order, without those that every text is full of. */
  readonly content: readonly string[];
  /** What must be equal for two passages to say the same: negations and their like, numbers, signs, code, link targets. */
  readonly telling: string;
  /** Names, which the other passage must hold as words. */
  readonly names: readonly string[];
}

/** Content words that one of two passages may have more than the other: one in so many, and never more than two. In a short one every word tells. */
const WORDS_PER_MORE = 12;
const MAX_MORE = 2;
/** From this many letters on, one letter more or less is a slip or an ending, not another word. */
const MIN_ALIKE = 5;

/**
 * Most passages are like no other: what only a comparison asks for is found out when it does.
 * @param wikiNames lower-case words of titles and aliases: names even where they are written small.
 */
export function statementOf(text: string, wikiNames: ReadonlySet<string>): Statement {
  const plain = withoutMarks(text.normalize('NFC'));
  const key = plain.replace(WIDE_BLANKS, ' ').trim().toLowerCase();
  let words: readonly string[] | null = null;
  let content: readonly string[] | null = null;
  let telling: string | null = null;
  let names: readonly string[] | null = null;
  const wordsOf = (): readonly string[] => (words ??= withLongNot(key).match(WORDS) ?? []);
  return {
    key,
    size: key.length + 3 * (key.match(WIDE)?.length ?? 0),
    get length() { return wordsOf().length; },
    get content() { return content ??= wordsOf().filter((word) => !FILLERS.has(word)); },
    get telling() { return telling ??= tellingOf(plain, wordsOf()); },
    get names() { return names ??= [...capitalised(plain), ...wordsOf().filter((word) => wikiNames.has(word))]; },
  };
}

/**
 * Whether two passages say the same, either way round: the content words of one stand in the other in the same order, at most two more beside
 * them. No word may have become another one: that is how two statements about two things differ. What tells statements apart must be equal.
 */
export function saysSame(a: Statement, b: Statement): boolean {
  const [short, long] = a.content.length <= b.content.length ? [a, b] : [b, a];
  return long.content.length - short.content.length <= mostMore(long.content.length) && standsIn(short.content, long.content)
    && a.telling === b.telling && knowsNames(a, b) && knowsNames(b, a);
}

/** A text without the marks of quotes and footnotes. */
function withoutMarks(text: string): string {
  const unquoted = text.includes('>') ? text.replace(QUOTE_MARKS, '') : text;
  return unquoted.includes('[^') ? unquoted.replace(FOOTNOTE, '') : unquoted;
}

/** "isn't" as "is not". */
function withLongNot(key: string): string {
  return key.includes("n't") || key.includes('n’t') ? key.replace(SHORT_NOT, ' not') : key;
}

/** Content words that a passage of so many may have more than another that says the same. */
export function mostMore(length: number): number {
  return Math.min(MAX_MORE, Math.floor(length / WORDS_PER_MORE));
}

const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?)+/gm;
const FOOTNOTE = /\[\^[^\]\s]{1,100}\]/g;
/** White space that is not one blank already: single blanks are most of a text. */
const WIDE_BLANKS = /\s{2,}|[^\S ]/g;
const SHORT_NOT = /n['’]t(?!\p{L})/gu;
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff]/g;
const WORDS = /[\u0e00-\u0eff\u2e80-\ua4cf\uf900-\ufaff]|[\p{L}\p{M}\p{N}]+/gu;
const NUMBERS = /[-+−±]?\p{N}+(?:[.,:/-]\p{N}+)*|[一二三四五六七八九十百千万]+/gu;
const NEGATED = /[不没沒無无非未否勿别]|ない|ません|않|못|없|아니/g;
const SIGNS = /[^\P{S}|`~^]|[%‰?]|~~/gu;
const CODE = /`[^`\n]{1,200}`/g;
const TARGETS = /\[\[[^[\]|\n]{1,200}|\]\([^()\s]{1,300}\)|https?:\/\/[^\s)>\]]{1,300}/g;
const CAPITAL = /\p{Lu}/u;
/** What is written in capitals is a name in just that case: `PATH` is not `Path`. */
const ACRONYM = /^\p{Lu}{2}/u;
/** Words that are capitalised only because they open a sentence. */
const OPENERS = new Set([...FILLERS, ...('in on at for with by if where after once he she or but to all each every some most many one im am bei dans en una').split(' ')]);

function tellingOf(plain: string, words: readonly string[]): string {
  const turns = words.filter((word) => TURNS.has(word)).sort().join(' ');
  const acronyms = distinct((plain.match(WORDS) ?? []).filter((word) => ACRONYM.test(word)));
  return [turns, acronyms, String(plain.match(NEGATED)?.length ?? 0), ...[NUMBERS, SIGNS, CODE, TARGETS].map((pattern) => distinct(plain.match(pattern) ?? []))].join('\n');
}

function capitalised(plain: string): string[] {
  return (plain.match(WORDS) ?? []).filter((word) => CAPITAL.test(word)).map((word) => word.toLowerCase()).filter((word) => !OPENERS.has(word));
}

function distinct(tokens: readonly string[]): string {
  return [...new Set(tokens)].sort().join(' ');
}

function standsIn(short: readonly string[], long: readonly string[]): boolean {
  const most = long.length - short.length;
  let more = 0;
  return short.every((word, nth) => {
    while (more <= most && !isAlike(word, long[nth + more] ?? '')) more++;
    return more <= most;
  });
}

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length !== short.length + 1 || long.length < MIN_ALIKE || short[0] !== long[0]) return false;
  let same = 1;
  while (short[same] !== undefined && short[same] === long[same]) same++;
  return short.slice(same) === long.slice(same + 1);
}

function knowsNames(known: Statement, { names }: Statement): boolean {
  if (names.length === 0) return true;
  const words = new Set(known.key.match(WORDS));
  return names.every((name) => words.has(name));
}
