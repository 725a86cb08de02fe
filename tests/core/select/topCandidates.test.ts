import fc from 'fast-check';
import type { RankedPage, Tier } from '../../../src/core/model';
import { grayMatter } from '../../../src/core/page/grayMatter';
import { pageFromNote } from '../../../src/core/page/pageFromNote';
import { UnreadPage } from '../../../src/core/page/unreadPage';
import { orderCandidates } from '../../../src/core/select/topCandidates';

const ranked = (path: string, score: number, tier: Tier = 'supporting', points: readonly number[] = []): RankedPage => ({
  page: pageFromNote(path, `---\ntier: ${tier}\n---\n`, null, grayMatter).page, score, reasons: points.map((value) => ({ rule: 'tag', points: value, match: 'x' })),
});
const order = (pages: readonly RankedPage[], limit = 20) => orderCandidates(pages, limit).map(({ page }) => page.path);

describe('orderCandidates', () => {
  it('orders by score, then tier, then the stronger match, then path by code unit', () => {
    expect(order([
      ranked('b.md', 3), ranked('B.md', 3), ranked('strong.md', 3, 'supporting', [3, 2]), ranked('weak.md', 3, 'supporting', [3]),
      ranked('rim.md', 3, 'peripheral', [9]), ranked('heart.md', 3, 'core'), ranked('best.md', 4, 'peripheral'), ranked('last.md', 2, 'core', [9]),
    ])).toEqual(['best.md', 'heart.md', 'strong.md', 'weak.md', 'B.md', 'b.md', 'rim.md', 'last.md']);
  });

  it('asks notes that were not looked into for their tier only where it can decide who is chosen', () => {
    const opened: string[] = [];
    const unread = (path: string, score: number): RankedPage => ({
      page: new UnreadPage(path, { mentions: true, met: [] }, () => {
        opened.push(path);
        return ranked(path, score, path.startsWith('core') ? 'core' : 'peripheral').page;
      }), score, reasons: [],
    });
    expect(order([unread('a.md', 3), ranked('b.md', 2), unread('c.md', 2), unread('core.md', 2), unread('core d.md', 1), unread('e.md', 1)], 2))
      .toEqual(['a.md', 'core.md', 'b.md', 'c.md', 'core d.md', 'e.md']);
    expect(opened).toEqual(['c.md', 'core.md']);
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
