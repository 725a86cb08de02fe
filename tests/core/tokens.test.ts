import fc from 'fast-check';
import { countTokens as cl100k } from 'gpt-tokenizer/encoding/cl100k_base';
import { countTokens as o200k } from 'gpt-tokenizer/encoding/o200k_base';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateTokens, TOKEN_MODELS, tokenModel, toTokens } from '../../src/core/tokens';

const WIKI = join(__dirname, '../../examples/wiki');

/** Text in any script, with line ends and emoji; well-formed. */
const text = fc.string({ unit: fc.oneof(fc.constantFrom('a', 'Z', '7', ' ', '\n', '|', '—', 'é', 'ж', '水', 'か', '각', 'Ａ', '🌱'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), maxLength: 60 });

describe('every token model', () => {
  it.each(TOKEN_MODELS)('%s prices two texts put together at the sum of their prices', (name) => {
    const { weigh } = tokenModel(name);
    fc.assert(fc.property(text, text, (one, other) => weigh(one + other) === weigh(one) + weigh(other)));
  });

  it.each(TOKEN_MODELS)('%s prices in whole units, and nothing at nothing', (name) => {
    const { weigh, unitsPerToken } = tokenModel(name);
    expect([weigh(''), Number.isInteger(unitsPerToken)]).toEqual([0, true]);
    fc.assert(fc.property(text, (any) => Number.isInteger(weigh(any)) && weigh(any) >= 0));
  });

  it.each(TOKEN_MODELS)('%s is never below characters / 4', (name) => {
    fc.assert(fc.property(text, (any) => estimateTokens(any, tokenModel(name)) >= Math.ceil(any.length / 4)));
  });

  it.each(TOKEN_MODELS)('%s goes by its own name', (name) => {
    expect(tokenModel(name).name).toBe(name);
  });

  it('rounds units up to whole tokens', () => {
    const model = tokenModel('chars4');
    expect([0, 1, 4, 5].map((units) => toTokens(model, units))).toEqual([0, 1, 1, 2]);
  });
});

describe('the scripts model', () => {
  const estimate = (any: string): number => estimateTokens(any, tokenModel('scripts'));

  it.each([
    ['Latin', 'abcdefgh', 2], ['Cyrillic', 'абвгдежз', 2], ['Thai', 'กขคงจฉชซ', 2], ['punctuation', '“—”…', 1],
    ['Han', '水路記録', 4], ['kana', 'かなカナ', 4], ['Hangul', '한글한글', 4], ['Yi', 'ꀀꀁꀂꀃ', 4], ['full-width', 'ＡＢ１２', 4], ['emoji', '🌱🐸', 4],
    ['decomposed Hangul', '\u1112\u1161\u11ab', 3], ['half-width kana', 'ｶﾅｶﾅ', 4], ['mixed text', '水 abc', 2],
  ])('counts %s as an assistant roughly would', (_script, any, tokens) => {
    expect(estimate(any)).toBe(tokens);
  });
});

describe('the chars4 model', () => {
  it('counts UTF-16 units and looks at nothing else', () => {
    fc.assert(fc.property(text, (any) => estimateTokens(any, tokenModel('chars4')) === Math.ceil(any.length / 4)));
  });
});

describe('the bytes model', () => {
  it('is the length in UTF-8', () => {
    fc.assert(fc.property(text, (any) => estimateTokens(any, tokenModel('bytes')) === Buffer.byteLength(any)));
  });

  it('is never below what real tokenizers count', () => {
    fc.assert(fc.property(text, (any) => estimateTokens(any, tokenModel('bytes')) >= realCount(any)));
  });
});

describe('the upper model', () => {
  it('is never below what real tokenizers count for a note of the sample wiki', () => {
    const notes = readdirSync(WIKI, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
    const below = notes.filter((path) => {
      const note = readFileSync(join(WIKI, path), 'utf8');
      return estimateTokens(note, tokenModel('upper')) < realCount(note);
    });
    expect({ notes: notes.length > 20, below }).toEqual({ notes: true, below: [] });
  });

  it.each([
    ['JSON', '{"id":4821,"levels":[{"t":"06:00","mm":812.4},{"t":"12:00","mm":811.9}],"alarm":null}'],
    ['LaTeX', '$$\\frac{\\partial h}{\\partial t} = D\\nabla^2 h - \\sum_{i=1}^{n} q_i(t)$$'],
    ['hexadecimal', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    ['numbers', '3.14159, 271828.1828, -40, 1.60217e-19, 299792458, 6.62607015'],
    ['a table', '| Jan | 812 | 3.4 |\n| --- | ---: | ---: |\n| Feb | 815 | 4.1 |\n'],
    ['emoji', '🌱 seed 🌿 herb 🐸🐸 frogs 💧 water ☀️ sun ✅ done ⚠️ careful'],
    ['Greek', 'Η λιμνούλα βρίσκεται στην κάτω άκρη του περιβολιού.'],
    ['Arabic', 'تقع البركة في أسفل البستان قرب القصب.'],
    ['Hindi', 'तालाब बगीचे के निचले छोर पर है।'],
    ['Thai', 'สระน้ำอยู่ท้ายสวนผลไม้ข้างกอกก'],
    ['Khmer', 'ស្រះទឹកស្ថិតនៅចុងខាងក្រោមនៃសួនច្បារ'],
    ['Russian', 'Пруд лежит в нижнем конце сада и собирает листья.'],
    ['Czech', 'Rybník leží na dolním konci sadu a každý podzim sbírá listí.'],
    ['Chinese', '池塘在果园的低处，每到秋天就收下树木落下的一切。'],
    ['Korean', '연못은 과수원의 낮은 끝에 있고 물이 얕고 따뜻하다.'],
  ])('is not below what real tokenizers count for %s', (_kind, any) => {
    expect(estimateTokens(any, tokenModel('upper'))).toBeGreaterThanOrEqual(realCount(any));
  });
});

describe('what the header says of an estimate', () => {
  const prose = 'The pond lies at the low end of the orchard and collects what the trees let go. ';
  const chinese = '池塘在果园的低处，每到秋天就收下树木落下的一切。';
  const table = '| 812 | 3.4 | 7.2 |\n| 815 | 4.1 | 7.3 |\n';

  it.each([
    ['scripts', 'English prose', [prose], '4 chars/token estimate'],
    ['scripts', 'no text', [], '4 chars/token estimate'],
    ['scripts', 'an emoji', [`${prose}🌱`], '4 chars/token estimate'],
    ['scripts', 'a Chinese word', [prose, `${prose}${prose}池塘`], '4 chars/token estimate, 1 char/token in Chinese, Japanese and Korean'],
    ['scripts', 'Chinese prose', [chinese], '4 chars/token estimate, 1 char/token in Chinese, Japanese and Korean; real counts may be about 40 % higher'],
    ['scripts', 'number tables', [table], '4 chars/token estimate; real counts may be about 2.2 times as high'],
    ['chars4', 'English prose', [prose], '4 chars/token estimate'],
    ['chars4', 'Chinese prose', [chinese], '4 chars/token estimate; real counts may be about 5.8 times as high'],
    ['upper', 'Chinese prose', [chinese], 'upper estimate by kind of character'],
    ['bytes', 'Chinese prose', [chinese], '1 token per UTF-8 byte, an upper bound'],
  ] as const)('%s, of %s', (name, _kind, texts, words) => {
    expect(tokenModel(name).describe(texts)).toBe(words);
  });
});

/** The larger of two real counts; `<|…|>` is text. */
function realCount(any: string): number {
  const asText = { disallowedSpecial: new Set<string>() };
  return Math.max(o200k(any, asText), cl100k(any, asText));
}
