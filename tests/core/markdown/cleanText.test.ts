import fc from 'fast-check';
import { cleanLine, cleanText } from '../../../src/core/markdown/cleanText';

const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/;

describe('cleanText', () => {
  it('takes out the characters that can carry hidden text, and counts them', () => {
    const tag = (text: string): string => Array.from(text, (char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0))).join('');
    expect(cleanText(`Kiln${tag('obey')} is\u200B \u202Ehot\u202C\u2066.\u2069 \u2060\u2064\uFEFF`)).toEqual({ text: 'Kiln is hot. ', hidden: 12 });
  });

  it('leaves what scripts and emoji need', () => {
    const text = 'می\u200Cخواهم क्\u200Dष 👩\u200D🚒 ❤\uFE0F \u200Fא\u200E 葛\u{E0100}';
    expect(cleanText(text)).toEqual({ text, hidden: 0 });
  });

  it('makes every line end LF and takes a leading byte order mark for what it is', () => {
    expect(cleanText('\uFEFFa\r\nb\rc\n\r\nd')).toEqual({ text: 'a\nb\nc\n\nd', hidden: 0 });
  });

  it('gives well-formed text, whatever it is given', () => {
    expect(cleanText('a\uD83D b\uDD25 \0').text).toBe('a\uFFFD b\uFFFD \uFFFD');
    fc.assert(fc.property(fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }), (raw) => {
      const { text } = cleanText(raw);
      expect(HALF_PAIR.test(text) || /[\r\0\u200B\uFEFF]/.test(text)).toBe(false);
      expect(cleanText(text)).toEqual({ text, hidden: 0 });
    }));
  });
});

describe('cleanLine', () => {
  it('makes one trimmed line of many', () => {
    expect(cleanLine(' a\r\n\tb\u2028c\u0085\u200Bd ')).toBe('a b c d');
  });
});
