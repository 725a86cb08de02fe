import fc from 'fast-check';
import type { RankedPage, Tier } from '../../../src/core/model';
import { pageFromNote } from '../../../src/core/page/pageFromNote';
import { orderCandidates } from '../../../src/core/select/topCandidates';

const ranked = (path: string, score: number, tier: Tier = 'supporting', points: readonly number[] = []): RankedPage => ({
  page: pageFromNote(path, `---\ntier: ${tier}\n---\n`, null).page, score, reasons: points.map((value) => ({ rule: 'tag', points: value, match: 'x' })),
});
const order = (pages: readonly RankedPage[]) => orderCandidates(pages).map(({ page }) => page.path);

describe('orderCandidates', () => {
  it('orders by score, then tier, then the stronger match, then path by code unit', () => {
    expect(order([
      ranked('b.md', 3), ranked('B.md', 3), ranked('strong.md', 3, 'supporting', [3, 2]), ranked('weak.md', 3, 'supporting', [3]),
      ranked('rim.md', 3, 'peripheral', [9]), ranked('heart.md', 3, 'core'), ranked('best.md', 4, 'peripheral'), ranked('last.md', 2, 'core', [9]),
    ])).toEqual(['best.md', 'heart.md', 'strong.md', 'weak.md', 'B.md', 'b.md', 'rim.md', 'last.md']);
  });

  it('gives one order whatever order the pages come in, and leaves its input alone', () => {
    const page = fc.record({ score: fc.nat(2), tier: fc.constantFrom<Tier>('core', 'supporting', 'peripheral'), points: fc.array(fc.nat(2), { maxLength: 2 }) });
    fc.assert(fc.property(fc.array(page, { maxLength: 8 }), (pages) => {
      const list = pages.map(({ score, tier, points }, index) => ranked(`${index}.md`, score, tier, points));
      const reversed = [...list].reverse();
      expect(order(reversed)).toEqual(order(list));
      expect(reversed).toEqual([...list].reverse());
    }));
  });
});
