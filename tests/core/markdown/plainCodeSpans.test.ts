import fc from 'fast-check';
import { plainCodeSpans } from '../../../src/core/markdown/plainCodeSpans';
import { verbatimRanges } from '../../../src/core/markdown/verbatimRanges';

describe('plainCodeSpans', () => {
  it('finds inline code in prose, lists and quotes', () => {
    const text = 'Set `heat` and ``a`b``.\n- `one` [[Kiln|two]]\n> `three`';
    expect(plainCodeSpans(text)?.map(([start, end]) => text.slice(start, end))).toEqual(['`heat`', '``a`b``', '`one`', '`three`']);
  });

  it('finds it beside what is verbatim in code only, and in footnotes', () => {
    const text = '[^1]: See `Box<dyn $a>` at <https://example.org/a_b>.';
    expect(plainCodeSpans(text)?.map(([start, end]) => text.slice(start, end))).toEqual(['`Box<dyn $a>`']);
  });

  it.each([
    ['code over two lines', '`a\nb`'], ['a back-tick alone', 'a ` b `c`'], ['an escape', '\\`a`'], ['maths', '$a$'], ['HTML', '<b>`a`</b>'], ['a fence', '- ```\n  a\n  ```'],
    ['indented code', '- a\n\n      `b`'], ['a table', '| `a | b` |\n| --- | --- |\n'], ['a picture', '![`a`](b)'], ['a definition', '[a]: `b`'],
  ])('leaves to the parser what is not plain: %s', (_, text) => {
    expect(plainCodeSpans(text)).toBeNull();
  });

  it('finds what the parser finds', () => {
    fc.assert(fc.property(fc.constantFrom('', '', '[^o-1]: '), fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }), (label, parts) => {
      const text = label + parts.join('');
      fc.pre(plainCodeSpans(text) !== null);
      // an HTML block of its own is not plain, and changes nothing before it
      const parsed = verbatimRanges(`${text}\n\n<p>`).filter(([, end]) => end <= text.length);
      expect(plainCodeSpans(text)).toEqual(parsed);
    }), { numRuns: 1500 });
  });
});

const PARTS = ['`', '``', '`a`', 'b', ' ', '\n', '\n\n', '- ', '1. ', '> ', '# ', '[', ']', '(', ')', '[[c|d]]', '[e](f)', '*', '_', '|', '---', '===', '  ', '!', ':', '&amp;', 'http://g.h', '^', '`<i>`', '`$j$`', '`\\`', '<https://k.l/m>', '`![n]:`', '[^1]: '];
