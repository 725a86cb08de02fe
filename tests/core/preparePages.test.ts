import { neverMind } from '../../src/core/breathe';
import type { PackRequest } from '../../src/core/model';
import { preparePages } from '../../src/core/preparePages';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { aRequest, aWiki } from '../support/aWiki';

const LEAD = 'The mill stands below the weir and grinds for three villages.';

async function prepared(notes: Readonly<Record<string, string>>, change: Partial<PackRequest> = {}) {
  const wiki = aWiki(notes);
  const request = aRequest(change);
  const candidates = wiki.pages.map((page) => ({ page, score: 1, reasons: [], text: notes[page.path] ?? '' }));
  return preparePages(candidates, { request, topic: parseTopic(request.topic), wiki }, neverMind);
}

const texts = ({ blocks }: { blocks: readonly { text: string }[] }, indices: readonly number[]) => indices.map((index) => blocks[index]?.text);

describe('preparePages', () => {
  it('compresses a page and chooses what its smaller forms hold', async () => {
    const { pages: [page] } = await prepared({ 'w/mill.md': `---\ntags: [water]\nsummary: Short.\n---\n# Mill\n\n${LEAD}\n\n## Key ideas\n\n- One.\n\n## Owners\n\nMany.\n\n## Sources\n\n- a book\n` });
    expect([page?.heading(5), page?.tags, page?.summary, page?.tier, page?.share, page?.isWhole]).toEqual(['## [[w/mill|Mill]] (supporting, ~5 tokens)', 'tags: #water', 'summary: Short.', 'supporting', 1, true]);
    expect(texts(page!, page!.forms.excerpt)).toEqual([LEAD, '- One.']);
    expect(texts(page!, page!.usable)).toEqual([LEAD, '- One.', 'Many.', 'Sources: a book']);
  });

  it('drops a paragraph that the summary says, and knows a lead that opens with the summary', async () => {
    const { pages: [same, longer] } = await prepared({ 'a.md': `---\nsummary: ${LEAD}\n---\n**${LEAD}**\n\nMore.`, 'b.md': `---\nsummary: ${LEAD}\n---\n${LEAD} And more.` });
    expect([texts(same!, same!.usable), same?.summaryRepeats]).toEqual([['More.'], -1]);
    expect([texts(longer!, longer!.usable), longer?.summaryRepeats]).toEqual([[`${LEAD} And more.`], 0]);
  });

  it('takes no text that four pages share for the lead of one', async () => {
    const notes = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.md`, `Part of the great book of mills.\n\nOwn words of page ${name}.`]));
    const { pages } = await prepared(notes);
    expect(pages.map((page) => texts(page, [page.forms.lead]))).toEqual(['a', 'b', 'c', 'd'].map((name) => [`Own words of page ${name}.`]));
  });

  it('opens recent packs with hot.md, and topic packs never', async () => {
    const notes = { 'hot.md': '# Hot\n\nToday.', 'a.md': 'Words.' };
    expect((await prepared(notes, { mode: 'recent' })).pages.map((page) => [page.link, page.share])).toEqual([['hot', 0.25], ['a', 1]]);
    expect((await prepared(notes)).pages.map((page) => page.link)).toEqual(['a']);
  });

  it('tells of hidden characters and of comments that never end', async () => {
    const { notices } = await prepared({ 'a.md': 'Cle\u200bar.\u2060\n\n<!-- gone' });
    expect(notices).toEqual([
      { code: 'hidden-characters', path: 'a.md', message: '2 invisible characters were taken out of "a.md".' },
      { code: 'unclosed-comment', path: 'a.md', message: 'A comment in "a.md" is never closed: the rest of the note was left out.' },
    ]);
  });

  it('opens a pack of recent activity with hot.md, unless that is excluded itself', async () => {
    const notes = { 'a.md': 'One.', 'hot.md': '---\ntags: [secret]\n---\nHot.' };
    const open = await prepared(notes, { mode: 'recent' });
    expect(open.pages.map(({ link }) => link)).toEqual(['hot', 'a']);
    const shut = await prepared(notes, { mode: 'recent', settings: { ...DEFAULT_SETTINGS, excludedTags: ['secret'] } });
    expect(shut.pages.map(({ link }) => link)).toEqual(['a']);
  });

  it('takes comments out of a summary, and lets a single mark be', async () => {
    const { pages } = await prepared({ 'a.md': '---\nsummary: "Up %%hidden%%to 100%% sure"\n---\nOne.' });
    expect(pages[0]?.summary).toBe('summary: Up to 100%% sure');
  });
});
