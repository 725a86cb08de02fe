import { UnreadPage } from '../../../src/core/page/unreadPage';
import { aPage } from '../../support/aPage';

describe('UnreadPage', () => {
  it('is read when something else than its path is asked for, and once', () => {
    const reads: string[] = [];
    const whole = aPage({ path: 'a/Kiln.md', title: 'The kiln', tags: ['fire'], tier: 'core', links: ['Ash'], lead: 'It is hot.', indexEntry: 'where pots are fired' });
    const page = new UnreadPage('a/Kiln.md', { mentions: false, met: [] }, (path) => {
      reads.push(path);
      return whole;
    });
    expect([page.path, page.unread, reads]).toEqual(['a/Kiln.md', { mentions: false, met: [] }, []]);
    for (const key of Object.keys(whole) as (keyof typeof whole)[]) expect(page[key]).toEqual(whole[key]);
    expect(reads).toEqual(['a/Kiln.md']);
  });
});
