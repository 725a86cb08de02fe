import fc from 'fast-check';
import { fold } from '../../../src/core/topic/fold';

describe('fold', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Zu\u0308rich', 'zurich'],
    ['İzmir', 'izmir'],
    ['Žluťoučký kůň', 'zlutoucky kun'],
    ['ΟΔΟΣ οδός', 'οδοσ οδοσ'],
    ['Ёлка и йод', 'елка и иод'],
    ['Ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
    ['ﬁne', 'fine'],
  ])('takes case, width and accents from %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([['がギグ'], ['한국어'], ['ภาษาไทยที่'], ['हिन्दी'], ['量子计算'], ['مُحَمَّد']])('leaves %s as it is', (text) => {
    expect(fold(text)).toBe(text.normalize('NFC'));
  });

  it('joins decomposed Hangul and kana', () => {
    expect(fold('한국'.normalize('NFD'))).toBe('한국');
    expect(fold('ガ'.normalize('NFD'))).toBe('ガ');
  });

  it('gives the same for a text and for its folded form, composed or not', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
    }));
  });
});
