import { withinFolder } from '../../src/core/packWish';
import { aWiki } from '../support/aWiki';

describe('a wiki within a folder', () => {
  const wiki = aWiki({ 'works/mill.md': '', 'works/old/kiln.md': '', 'workshop/saw.md': '', 'hot.md': 'News.' });

  it('has the pages below it alone, and no news of the whole', () => {
    const within = withinFolder(wiki, 'works');
    expect([within.pages.map(({ path }) => path), within.hot]).toEqual([['works/mill.md', 'works/old/kiln.md'], null]);
  });

  it('is the whole wiki where no folder is named', () => {
    expect(withinFolder(wiki, '')).toBe(wiki);
  });
});
