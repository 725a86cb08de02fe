import fc from 'fast-check';
import { isInside, verbatimSpans, type Range } from '../../../src/core/markdown/verbatimSpans';

const spans = (text: string): string[] => verbatimSpans(text).map(([start, end]) => text.slice(start, end));

describe('verbatimSpans', () => {
  it('closes a run of back-ticks by the next run of its length', () => {
    expect(spans('`a` ``b ` c`` `d ``e` `\nf`')).toEqual(['`a`', '``b ` c``', '`d ``e`', '`\nf`']);
    expect(spans('\\`a` b` ```c')).toEqual(['` b`']);
  });

  it('knows inline maths from prices', () => {
    expect(spans('$x_1$ and $[[a]]%%$, from $5 to $10, $ a $, \\$b, US$3 and $4')).toEqual(['$x_1$', '$[[a]]%%$']);
    expect(spans('$a\nb$ `$c` d$')).toEqual(['`$c`']);
    expect(spans('$$x$$ and $$ y z $$')).toEqual(['$$x$$', '$$ y z $$']);
  });

  it('finds ranges in order, none over another', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('`', '``', '$', '$$', 'a', ' ', '\n', '1', '\\')).map((parts) => parts.join('')), (text) => {
      verbatimSpans(text).reduce((free, [start, end]) => {
        expect(start).toBeGreaterThanOrEqual(free);
        expect(end).toBeGreaterThan(start + 1);
        return end;
      }, 0);
    }));
  });
});

describe('isInside', () => {
  it('finds the range that holds a position, its end excluded', () => {
    const ranges: Range[] = [[1, 3], [5, 6]];
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => isInside(ranges, at))).toEqual([false, true, true, false, false, true, false]);
    expect(isInside([], 0)).toBe(false);
  });
});
