import { isParsable } from '../../../src/core/markdown/isParsable';

describe('isParsable', () => {
  it('takes what people write', () => {
    expect(isParsable('> - [[Kiln]] with *emphasis*, `code` and $x$\n'.repeat(40))).toBe(true);
    expect(isParsable(`|${' a |'.repeat(10)}\n`.repeat(100))).toBe(true);
  });

  it.each([
    ['too long', 'word '.repeat(4_000)],
    ['of too many lines', 'a\n'.repeat(500)],
    ['of too many containers', `${'> '.repeat(13)}a`],
    ['of too many lists in lists', `${'1. '.repeat(13)}a`],
    ['full of brackets', '['.repeat(300)],
    ['full of stars', 'a*'.repeat(300)],
    ['full of underlines', 'a\n=\n'.repeat(199) + '='.repeat(100)],
    ['full of bars', '|'.repeat(3_000)],
  ])('refuses a slice that is %s', (_what, text) => {
    expect(isParsable(text)).toBe(false);
  });
});
