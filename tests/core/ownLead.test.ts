import { scanBlocks } from '../../src/core/markdown/scanBlocks';
import { ownLead } from '../../src/core/ownLead';
import { aWiki } from '../support/aWiki';

const SHARED = 'Part of the great book of mills.';

describe('ownLead', () => {
  const bodies = (count: number) => Array.from({ length: count }, (_, nth) => scanBlocks(`${SHARED}\n\nWords of page ${nth}.\n\n${SHARED}`));

  it('takes what four pages say for no lead of one, and what three say, or one says often, for a lead', () => {
    expect([4, 3].map((count) => ownLead(bodies(count), []).isLead(SHARED))).toEqual([false, true]);
    expect(ownLead(bodies(4), []).isLead('Words of page 1.')).toBe(true);
  });

  it('counts the leads of the rest of the wiki', () => {
    const { pages } = aWiki({ 'x.md': SHARED, 'y.md': `${SHARED}\n\nMore.` });
    expect([2, 1].map((count) => ownLead(bodies(count), pages).isLead(SHARED))).toEqual([false, true]);
  });

  it('takes no picture and no line of links for a lead', () => {
    expect(['![[mill.png]]', '[[Mill]] [[Weir]]', '^id'].map(ownLead([], []).isLead)).toEqual([false, false, false]);
  });

  it('takes what many pages say for prose all the same', () => {
    expect([SHARED, '![[mill.png]]'].map(ownLead(bodies(4), []).isProse)).toEqual([true, false]);
  });
});
