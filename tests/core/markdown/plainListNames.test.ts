import fc from 'fast-check';
import { listedNames } from '../../../src/core/markdown/listedNames';
import { plainListNames } from '../../../src/core/markdown/plainListNames';

describe('plainListNames', () => {
  it('reads bullets of words, wikilinks and links', () => {
    expect(plainListNames('- Field notes, 1998\n- [[Kiln book|The kiln book]], page 4\n\n- [A survey](https://example.org/a_b?c=1) of clay\n+ 12 letters\n')).toEqual([
      'Field notes, 1998', 'The kiln book, page 4', 'A survey of clay', '12 letters',
    ]);
  });

  it('reads code, underscores inside words, and items that go on', () => {
    expect(plainListNames('- Kiln book, `fire.ts`:\n  https://example.org/kiln_book \n- [`a_b`](../a_b.md) & more')).toEqual(['Kiln book, fire.ts:\nhttps://example.org/kiln_book', 'a_b & more']);
  });

  it.each([
    ['emphasis', '- *Kiln* book'], ['long code', '- `kiln book`'], ['an open back-tick', '- `kiln'], ['a character by name', '- kiln &amp; book'], ['an address in angles', '- <https://example.org>'], ['a paragraph of its own', '- Kiln\n\n  book'], ['a number on the next line', '- Kiln\n  2 books'],
    ['a list in a list', '- - Kiln'], ['a numbered list', '1. Kiln'], ['a number that opens a list', '- 1. Kiln'], ['a heading', '- # Kiln'], ['prose', 'Kiln'],
    ['a picture', '- ![Kiln](kiln.png)'], ['a link around a wikilink', '- [[Kiln]](kiln.md)'], ['a reference', '- [Kiln][1]'], ['underscores', '- kiln_book_'],
  ])('leaves to the parser what is not plain: %s', (_, markdown) => {
    expect(plainListNames(markdown)).toBeNull();
  });

  it('reads what the parser reads', () => {
    const line = fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }).map((parts) => parts.join(''));
    fc.assert(fc.property(fc.array(fc.tuple(fc.constantFrom('- ', '- ', '- ', '+ ', '', ' - ', '-', ' ', '  ', '   ', '  a'), line).map((parts) => parts.join('')), { maxLength: 4 }), (lines) => {
      const markdown = lines.join('\n');
      fc.pre(plainListNames(markdown) !== null);
      // HTML names nothing, but is not plain
      expect(listedNames(markdown)).toEqual(listedNames(`${markdown}\n\n<p>\n`));
    }), { numRuns: 1500 });
  });
});

const PARTS = ['Kiln', ' ', 'a b', '窯', '2024', '1. ', '[[Kiln]]', '[[Kiln|book]]', '[Kiln](k.md)', '[a b](https://k.org/a_b)', '[', ']', '(', ')', '[x] ', '!', '_', '#', '- ', '~', '$', '"', ':', '[^1]', 'https://k.org', '::', '=', '{k}', '^k', '`k`', '`k_b`', '`', '`a b`', 'a_b', '&', '&amp;', ';', '`[`', '|', '| -', '`[[k]]`', ' '];
