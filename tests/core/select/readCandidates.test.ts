import { readCandidates } from '../../../src/core/select/readCandidates';
import { aPage } from '../../support/aPage';

const ranked = ['one', 'two', 'three', 'four'].map((name, nth) => ({ page: aPage({ path: `${name}.md` }), score: 9 - nth, reasons: [] }));

describe('readCandidates', () => {
  it('reads from the top, no more than it needs, and keeps score and reasons', async () => {
    const asked: string[] = [];
    const { candidates, notices } = await readCandidates(ranked, 2, (path) => {
      asked.push(path);
      return Promise.resolve(`Text of ${path}`);
    }, () => true);
    expect(candidates).toEqual([{ ...ranked[0], text: 'Text of one.md' }, { ...ranked[1], text: 'Text of two.md' }]);
    expect([asked, notices]).toEqual([['one.md', 'two.md'], []]);
  });

  it('gives the place of a note that cannot be read to the next one, and says so', async () => {
    const { candidates, notices } = await readCandidates(ranked, 2, (path) => (path === 'one.md' ? Promise.reject(new Error('gone')) : Promise.resolve('')), () => true);
    expect(candidates.map(({ page }) => page.path)).toEqual(['two.md', 'three.md']);
    expect(notices).toEqual([{ code: 'unreadable-note', path: 'one.md', message: '"one.md" could not be read and was left out.' }]);
  });

  it('refills in silence the place of a note that its text shows to be excluded', async () => {
    const { candidates, notices } = await readCandidates(ranked, 3, (path) => Promise.resolve(path === 'two.md' ? '#private' : ''), (_page, text) => text !== '#private');
    expect(candidates.map(({ page }) => page.path)).toEqual(['one.md', 'three.md', 'four.md']);
    expect(notices).toEqual([]);
  });
});
