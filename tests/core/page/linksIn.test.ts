import fc from 'fast-check';
import { linksIn, showLinks } from '../../../src/core/page/linksIn';
import { linkTarget } from '../../../src/core/page/linkTarget';

const targets = (line: string, folder = 'notes') => linksIn(line).map((link) => linkTarget(link, folder));

describe('linksIn', () => {
  it.each([
    ['[[Lime mortar]]', ['Lime mortar']],
    ['[[walls/Lime mortar.md#Mixing|the mix]]', ['walls/Lime mortar.md']],
    ['| [[walls/lime\\|Lime]] |', ['walls/lime']],
    ['![[plan.png]] and ![[Lime#^block]]', ['plan.png', 'Lime']],
    ['[[#Mixing]]', [null]],
    ['[[../tools/Hawk]] [[./Trowel]]', ['tools/Hawk', 'notes/Trowel']],
    ['[a](b%20c.md#part) [d](../e.md) [f](/g.md)', ['notes/b c.md', 'e.md', 'g.md']],
    ['[a](<b c.md>) [d](e_(f).md "title")', ['notes/b c.md', 'notes/e_(f).md']],
    ['[a](../../out.md) [b](%zz.md)', [null, 'notes/%zz.md']],
    ['[a](https://a.example/b.md) [c](d.png) [e](f)', [null, null, null]],
    ['[[Lime mortar]](walls/lime.md)', ['notes/walls/lime.md']],
    ['[![badge](b.svg)](c.md)', ['notes/c.md']],
    ['[x] \\[[y]] [z](', []],
    ['[[[a]]] [[b', ['a']],
    ['[[a]] (b) [c] (d.md)', ['a']],
  ])('finds the targets of %j', (line, expected) => {
    expect(targets(line)).toEqual(expected);
  });

  it('shows a line as a reader sees it', () => {
    expect(showLinks('See [[a|the wall]], [[b]], [c](d.md) and ![[e.png]]![f](g.png)[![h](i.svg)](j.md).')).toBe('See the wall, b, c and .');
  });

  it('gives links in order, apart from each other, inside the line', () => {
    const piece = fc.constantFrom('[', ']', '[[', ']]', '](', ')', '(', '|', '\\', '!', '#', 'a', ' ', '<', '>', '.md');
    fc.assert(fc.property(fc.array(piece), (pieces) => {
      const line = pieces.join('');
      let last = 0;
      for (const link of linksIn(line)) {
        expect(link.start).toBeGreaterThanOrEqual(last);
        expect(link.end).toBeGreaterThan(link.start);
        last = link.end;
      }
      expect(last).toBeLessThanOrEqual(line.length);
    }));
  });
});
