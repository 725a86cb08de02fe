/**
 * Token estimates. A model gives every text a cost in whole *units*, and the cost of two texts put together is the sum
 * of their costs: that is what lets the fill know the price of a pack without rendering it.
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

const FIRST_WIDE = 0x1100;

const MODELS: Record<TokenModelName, TokenModel> = {
  scripts: {
    name: 'scripts',
    unitsPerToken: 4,
    weigh: weighScripts,
    describe: (texts) => `4 chars/token estimate${texts.some((text) => weighScripts(text) > text.length) ? ', 1 char/token in Chinese, Japanese and Korean' : ''}`,
  },
  chars4: { name: 'chars4', unitsPerToken: 4, weigh: (text) => text.length, describe: () => '4 chars/token estimate' },
  upper: { name: 'upper', unitsPerToken: 4, weigh: weighScripts, describe: () => 'upper estimate by script' },
  bytes: { name: 'bytes', unitsPerToken: 1, weigh: utf8Length, describe: () => '1 token per UTF-8 byte, an upper bound' },
};

function weighScripts(text: string): number {
  let units = text.length;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= FIRST_WIDE && isWide(text.charCodeAt(i))) units += 3;
  return units;
}

/** Han, kana, Hangul, Yi, full-width forms and surrogate halves (emoji, rare Han): about a token each. */
function isWide(unit: number): boolean {
  return (unit <= 0x11ff) || (unit >= 0x2e80 && unit <= 0xa4cf) || (unit >= 0xa960 && unit <= 0xa97f)
    || (unit >= 0xac00 && unit <= 0xdfff) || (unit >= 0xf900 && unit <= 0xfaff) || (unit >= 0xff01 && unit <= 0xffee);
}

function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x80) bytes += unit >= 0x800 && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
}
