import { grayMatter } from '../../../src/core/page/grayMatter';
import { pageFromNote } from '../../../src/core/page/pageFromNote';
import { byRecency } from '../../../src/core/select/byRecency';

const dated = (name: string, updated: string, fileTime: number | null = null) => pageFromNote(`${name}.md`, `---\nupdated: ${updated}\n---\n`, fileTime, grayMatter).page;

describe('byRecency', () => {
  it('puts the newest instant first, whatever its zone and form, then files by path', () => {
    const file = Date.UTC(2020, 0, 1);
    const pages = [
      dated('Foxtrot', '', file), dated('Charlie', '2025-03-01'), dated('Echo', 'last tuesday', file), dated('Bravo', '2025-03-02T01:00:00+09:00'),
      dated('None', ''), dated('Alpha', '2025-03-01T23:30:00-08:00'), dated('Delta', '2025-03-02 06:00'),
    ];
    expect(byRecency(pages).map(({ page }) => page.fileName)).toEqual(['Alpha', 'Delta', 'Bravo', 'Charlie', 'Echo', 'Foxtrot', 'None']);
  });

  it('scores by the day, and gives the date as the reason', () => {
    const [page, old, none] = [dated('a', '1970-01-03 12:00'), dated('b', '1960-01-01'), dated('c', '')];
    expect(byRecency([page, old, none])).toEqual([
      { page, score: 2.5, reasons: [{ rule: 'updated', points: 2.5, match: '1970-01-03 12:00' }] },
      { page: old, score: 0, reasons: [{ rule: 'updated', points: 0, match: '1960-01-01' }] },
      { page: none, score: 0, reasons: [] },
    ]);
  });
});
