import { scanBlocks } from '../../src/core/markdown/scanBlocks';
import { isProse, ownLead } from '../../src/core/ownLead';
import { aWiki } from '../support/aWiki';

const SHARED = 'Part of the great book of mills.';

describe('ownLead', () => {
  const bodies = (count: number) => Array.from({ length: count }, (_, nth) => scanBlocks(`${SHARED}\n\nWords of page ${nth}.\n\n${SHARED}`));

  it('takes what four pages say for no lead of one, and what three say, or one says often, for a lead', () => {
    expect([ownLead(bodies(4), [])(SHARED), ownLead(bodies(3), [])(SHARED)]).toEqual([false, true]);
    expect(ownLead(bodies(4), [])('Words of page 1.')).toBe(true);
  });

  it('counts the leads of the rest of the wiki', () => {
    const { pages } = aWiki({ 'x.md': SHARED, 'y.md': `${SHARED}\n\nMore.` });
    expect([ownLead(bodies(2), pages)(SHARED), ownLead(bodies(1), pages)(SHARED)]).toEqual([false, true]);
  });

  it('takes no picture and no line of links for a lead', () => {
    expect(['![[mill.png]]', '[[Mill]] [[Weir]]', '^id'].map(ownLead([], []))).toEqual([false, false, false]);
  });
});

describe('isProse', () => {
  it('tells what says something alone', () => {
    expect(['The mill stands.', '![[mill.png]]'].map(isProse)).toEqual([true, false]);
  });
});
