/**
 * Token estimates. A model is what each UTF-16 unit costs, in whole units of its own, so the cost of two texts put
 * together is the sum of their costs: that is what lets the fill know the price of a pack without rendering it.
 * docs/tokens.md compares the models with real tokenizers.
 */

export const TOKEN_MODELS = ['scripts', 'chars4', 'upper', 'bytes'] as const;
export type TokenModelName = (typeof TOKEN_MODELS)[number];

export interface TokenModel {
  readonly name: TokenModelName;
  /** How a pack's header names the estimate, given the texts it was made from. */
  describe(texts: readonly string[]): string;
  readonly unitsPerToken: number;
  /** Cost of a text in units: additive, and independent of its surroundings. */
  weigh(text: string): number;
}

/** Whole tokens that a cost in units stands for, rounded up. */
export function toTokens(model: TokenModel, units: number): number {
  return Math.ceil(units / model.unitsPerToken);
}

/** The estimate of a text in tokens. */
export function estimateTokens(text: string, model: TokenModel): number {
  return toTokens(model, model.weigh(text));
}

export function tokenModel(name: TokenModelName): TokenModel {
  return MODELS[name];
}

/** Costs by range: the first unit of each, and what every unit costs from there to the next range. */
type Ranges = readonly (readonly [first: number, cost: number])[];

/** Han, kana, Hangul, Yi, full-width forms and surrogate halves (emoji, rare Han) are about a token each, in quarters of one. */
const SCRIPT_COSTS = costTable([
  [0, 1], [0x1100, 4], [0x1200, 1], [0x2e80, 4], [0xa4d0, 1], [0xa960, 4], [0xa980, 1], [0xac00, 4], [0xe000, 1], [0xf900, 4],
  [0xfb00, 1], [0xff01, 4], [0xffef, 1],
]);

/** UTF-8 bytes; the four of a pair are its halves' two and two. */
const BYTE_COSTS = costTable([[0, 1], [0x80, 2], [0x800, 3], [0xd800, 2], [0xe000, 3]]);

/**
 * Hundredths of a token that a unit is likely to cost, by the tokenizer that needs more: fitted to packs of real wikis and to the
 * texts of bench/tokens.mjs, and rounded up. Never below 20, so that with the margin no text is below characters / 4. An accented
 * Latin letter also pays for its neighbours: words of the languages that have it are cut finer than English ones.
 */
const LIKELY_COSTS = costTable([
  [0, 40], [0x0a, 35], [0x0b, 40], // controls, line end
  [0x20, 33], [0x21, 32], [0x24, 70], [0x25, 32], [0x26, 70], [0x27, 32], [0x2b, 70], [0x2c, 32], // space, punctuation; $ & +
  [0x30, 80], [0x3a, 32], [0x3c, 70], [0x3f, 32], // digits; < = >
  [0x41, 40], [0x5b, 32], [0x5c, 70], [0x5d, 32], [0x5e, 70], [0x60, 32], // capitals; \ ^ _
  [0x61, 20], [0x7b, 70], [0x7c, 60], [0x7d, 70], // small letters; { | } ~
  [0x80, 130], [0xc0, 250], [0x250, 150], // Latin-1 signs, accented Latin, phonetic and combining marks
  [0x370, 120], [0x400, 60], [0x530, 180], [0x590, 112], [0x600, 82], [0x700, 230], // Greek, Cyrillic, Armenian, Hebrew, Arabic
  [0x900, 130], [0xb80, 155], [0xe00, 100], [0xe80, 230], // Indic, Tamil and the south, Thai, Lao to Georgian
  [0x1100, 250], [0x1780, 180], [0x1800, 250], [0x1e00, 130], [0x1f00, 200], // jamo and Ethiopic, Khmer, Vietnamese, old Greek
  [0x2000, 120], [0x2070, 165], [0x2e80, 120], [0x3040, 110], [0x3100, 145], [0xa000, 250], // dashes, signs, CJK marks, kana, Han, Yi
  [0xac00, 125], [0xd800, 150], [0xe000, 250], [0xfb00, 150], // Hangul, surrogate halves, private use, full-width
]);
const LIKELY_UNITS_PER_TOKEN = 100;
/** A token holds this many hundredths of a likely one: a margin of a quarter. */
const UPPER_UNITS_PER_TOKEN = 80;

/** A text without these costs 1 a unit. */
const NOT_PLAIN = { scripts: /[\u1100-\uffff]/, bytes: /[\u0080-\uffff]/ } as const;

const EAST_ASIAN = /[\u1100-\u11ff\u2e80-\ua4cf\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff01-\uffee]/;

/** Characters from the middle of each text that are looked at to tell how doubtful an estimate is. */
const SAMPLE = 2_000;
/** A likely count this many times the estimate is told: less is within what the likely count itself is off by. */
const TELLING = 1.2;

const MODELS: Record<TokenModelName, TokenModel> = {
  scripts: {
    name: 'scripts',
    unitsPerToken: 4,
    weigh: weighScripts,
    describe: (texts) =>
      `4 chars/token estimate${texts.some((text) => EAST_ASIAN.test(text)) ? ', 1 char/token in Chinese, Japanese and Korean' : ''}${doubt(texts, weighScripts)}`,
  },
  chars4: { name: 'chars4', unitsPerToken: 4, weigh: lengthOf, describe: (texts) => `4 chars/token estimate${doubt(texts, lengthOf)}` },
  upper: {
    name: 'upper',
    unitsPerToken: UPPER_UNITS_PER_TOKEN,
    weigh: (text) => addUp(LIKELY_COSTS, text),
    describe: () => 'upper estimate by kind of character',
  },
  bytes: {
    name: 'bytes',
    unitsPerToken: 1,
    weigh: (text) => (NOT_PLAIN.bytes.test(text) ? addUp(BYTE_COSTS, text) : text.length),
    describe: () => '1 token per UTF-8 byte, an upper bound',
  },
};

function weighScripts(text: string): number {
  return NOT_PLAIN.scripts.test(text) ? addUp(SCRIPT_COSTS, text) : text.length;
}

function lengthOf(text: string): number {
  return text.length;
}

/** By how much an estimate of four units a token is likely to be too low, as words for the header; '' when it is about right. */
function doubt(texts: readonly string[], weigh: (text: string) => number): string {
  let likely = 0;
  let estimated = 0;
  for (const text of texts) {
    const start = Math.max(0, Math.floor((text.length - SAMPLE) / 2));
    const sample = text.slice(start, start + SAMPLE);
    likely += addUp(LIKELY_COSTS, sample) / LIKELY_UNITS_PER_TOKEN;
    estimated += weigh(sample) / 4;
  }
  const ratio = estimated > 0 ? likely / estimated : 1;
  if (ratio < TELLING) return '';
  return `; real counts may be about ${ratio < 2 ? `${Math.round((ratio - 1) * 10) * 10} % higher` : `${ratio.toFixed(1)} times as high`}`;
}

function addUp(costs: Uint8Array, text: string): number {
  let units = 0;
  for (let i = 0; i < text.length; i++) units += costs[text.charCodeAt(i)] ?? 0;
  return units;
}

function costTable(ranges: Ranges): Uint8Array {
  const costs = new Uint8Array(0x10000);
  for (const [first, cost] of ranges) costs.fill(cost, first);
  return costs;
}
