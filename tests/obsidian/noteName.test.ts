import fc from 'fast-check';
import { noteName } from '../../src/obsidian/noteName';

describe('noteName', () => {
  it.each([
    ['Q3: plan/review? "draft" #1 [x]^2', 'Q3 plan review draft 1 x 2'],
    ['[[Deep well]]', 'Deep well'],
    ['#garden/herbs', 'garden herbs'],
    ['CON', 'CON_'],
    ['aux.txt', 'aux_.txt'],
    ['com¹', 'com¹_'],
    ['console', 'console'],
    ['notes. ', 'notes'],
    ['.hidden', 'hidden'],
    ['a\nb\tc\u0000d', 'a b c d'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['half \ud83e pair', 'half pair'],
    ['', 'Context pack'],
    ['....', 'Context pack'],
    ['???', 'Context pack'],
    ['cafe\u0301', 'caf\u00e9'],
  ])('makes of %j the name %j', (text, name) => {
    expect(noteName(text)).toBe(name);
  });

  it('cuts a long name between characters, in UTF-16 units and in bytes', () => {
    expect(noteName('x'.repeat(300))).toBe('x'.repeat(90));
    expect(noteName('🧭'.repeat(150))).toBe('🧭'.repeat(45));
    expect(noteName('水'.repeat(150))).toBe('水'.repeat(63));
  });

  it('is legal whatever the topic holds', () => {
    const odd = fc.constantFrom('.', ' ', '/', 'CON', 'nul.', '\u0000', '\u2028', '\u202e', '\ud800', '🧭', '水', '[', '^', 'x'.repeat(60));
    fc.assert(fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary' })), { maxLength: 12 }), (parts) => {
      const name = noteName(parts.join(''));
      expect(name).not.toMatch(/[\\/:*?"<>|#^[\]\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(name).not.toMatch(/^[. ]|[. ]$|^$|\s\s/);
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
      expect(name.length).toBeLessThanOrEqual(100);
      expect(new Blob([name]).size).toBeLessThanOrEqual(200);
    }));
  });
});
