import { assemblePack, type PackParts } from '../../src/core/assemblePack';
import { frameFacts } from '../../src/core/frameFacts';
import { estimateTokens, tokenModel } from '../../src/core/tokens';
import { aPage } from '../support/aPage';
import { aRequest } from '../support/aWiki';
import { aFillPage } from './fill/aFillPage';

const MODEL = tokenModel('chars4');
const REQUEST = aRequest({ budget: 600 });
const CANDIDATES = ['a', 'b'].map((name, nth) => ({ page: aPage({ path: `${name}.md`, title: name, tier: 'core' }), score: 5 - nth, reasons: [{ rule: 'tag', points: 5 - nth, match: 'mill' }], text: '' }));
const A = { text: '## [[a]] (core, ~9 tokens)\n\nText.', form: 'full', tokens: 9, tokensNeeded: 0 } as const;
const B = { text: '', form: 'summary', tokens: 0, tokensNeeded: 7 } as const;

const parts = (change: Partial<PackParts> = {}): PackParts => ({
  candidates: CANDIDATES, frame: frameFacts(REQUEST, { candidates: CANDIDATES, pages: CANDIDATES.map(({ page }) => aFillPage(page.title, 'Text.')), remarks: [] }, MODEL),
  filled: { pages: [A, B], actual: 80, saved: 0 }, model: MODEL, notices: [], ...change,
});

describe('assemblePack', () => {
  it('tells of every candidate whether it is in, with its reasons, or left out, with its cost', () => {
    const pack = assemblePack(REQUEST, parts());
    expect(pack.pages).toEqual([{ path: 'a.md', title: 'a', tier: 'core', score: 5, reasons: CANDIDATES[0]?.reasons, form: 'full', tokens: 9, text: A.text }]);
    expect(pack.leftOut).toEqual([{ path: 'b.md', title: 'b', tier: 'core', score: 4, reason: 'no room for its summary block', tokensNeeded: 7 }]);
    expect([pack.candidates, pack.budget, pack.actualTokens]).toEqual([2, 600, estimateTokens(pack.markdown, MODEL)]);
    expect(pack.markdown).toContain('| Actual: 80 tokens | Pages: 1 / 2 | Dropped: 1\n');
  });

  it('keeps notices, save those of properties of notes that are not candidates', () => {
    const notices = [
      { code: 'unreadable-properties', path: 'a.md', message: 'Of a.' }, { code: 'unreadable-properties', path: 'z.md', message: 'Of z.' }, { code: 'unreadable-note', path: 'z.md', message: 'Gone.' },
    ];
    expect(assemblePack(REQUEST, parts({ notices })).notices).toEqual([notices[0], notices[2]]);
  });

  it('tells of saved tokens when there are enough of them', () => {
    const saved = (tokens: number) => assemblePack(REQUEST, parts({ filled: { pages: [A, B], actual: 80, saved: tokens } })).notices;
    expect([saved(49), saved(50)]).toEqual([[], [{ code: 'repeats-saved', message: 'Text and links repeated between pages are in the pack once: about 50 tokens saved.' }]]);
  });
});
