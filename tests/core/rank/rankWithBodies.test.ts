import { inOrder } from '../../../src/core/rank/inOrder';
import { rankWithBodies } from '../../../src/core/rank/rankWithBodies';
import { neverMind } from '../../../src/core/breathe';
import { UnreadPage } from '../../../src/core/page/unreadPage';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import type { Page } from '../../../src/core/model';
import { parseTopic } from '../../../src/core/topic/parseTopic';
import { linesOf, pathsOf } from '../../ranking/rankNotes';
import { aPage } from '../../support/aPage';

const page = (path: string, title: string, tags: string[] = []) => aPage({ path, title, fileName: title, tags, lead: null });
const pages = [page('a.md', 'Kiln'), page('b.md', 'Glaze'), page('c.md', 'Clay'), page('d.md', 'Diary', ['kiln'])];

function looking(texts: Record<string, string>) {
  const read: string[] = [];
  const readNote = (path: string) => {
    read.push(path);
    return path in texts ? Promise.resolve(texts[path] ?? '') : Promise.reject(new Error('gone'));
  };
  return { read, options: { weights: DEFAULT_SETTINGS.weights, breathe: neverMind, readNote, bodyOf: (text: string) => text, isAllowed: () => true, leadOf: () => '' } };
}

describe('rankWithBodies', () => {
  it('finds a page of which only the body speaks, and one that cannot be read by its metadata', async () => {
    const { options } = looking({ 'b.md': 'Fire it slowly: the kiln cracks it, the kiln!', 'c.md': '' });
    expect(linesOf(inOrder(await rankWithBodies(pages, parseTopic('kiln'), options)))).toEqual([
      'a.md 10 = title +5 (Kiln), name word +5 (kiln)',
      'd.md 3 = tag +3 (kiln)',
      'b.md 0.94 = body +0.94 (kiln)',
    ]);
  });

  it('looks at no more than 200 bodies, those first that the metadata speak for', async () => {
    const many = [...Array.from({ length: 600 }, (_, at) => page(`p${at}.md`, `Pot ${at}`)), page('z.md', 'Kiln')];
    const { read, options } = looking({});
    expect(pathsOf(inOrder(await rankWithBodies(many, parseTopic('kiln'), options)))).toEqual(['z.md']);
    expect(read).toHaveLength(200);
    expect(read[0]).toBe('z.md');
  });

  it('reads only what can be an answer: the tagged for a tag, nothing for nothing', async () => {
    const { read, options } = looking({ 'd.md': 'kiln' });
    expect(pathsOf(inOrder(await rankWithBodies(pages, parseTopic('#kiln'), options)))).toEqual(['d.md']);
    expect(read).toEqual(['d.md']);
    expect(inOrder(await rankWithBodies(pages, parseTopic('…'), options))).toEqual([]);
    expect(read).toEqual(['d.md']);
  });

  it('knows notes that were not looked into by their bodies alone, and silent ones by links alone', async () => {
    const read: string[] = [];
    const unread = (path: string, kind: 'silent' | 'body') => new UnreadPage(path, { mentions: kind === 'body', met: [] }, () => {
      read.push(path);
      return page(path, 'Kiln');
    });
    const wiki = [aPage({ path: 'a.md', title: 'Kiln', links: ['n.md'] }), unread('b.md', 'body'), unread('n.md', 'silent'), unread('s.md', 'silent')];
    const { options } = looking({ 'a.md': '', 'b.md': 'The kiln.', 'n.md': '', 's.md': '' });
    expect(inOrder(await rankWithBodies(wiki, parseTopic('kiln'), options)).map((entry) => [entry.page.path, entry.reasons.map(({ rule }) => rule)])).toEqual([
      ['a.md', ['title', 'name word']], ['n.md', ['link']], ['b.md', ['body']],
    ]);
    expect(read).not.toContain('s.md');
  });

  it('lets others in between every few hundred pages', async () => {
    let pauses = 0;
    const breathe = () => {
      pauses += 1;
      return Promise.resolve();
    };
    const many = Array.from({ length: 2000 }, (_, at) => page(`p${at}.md`, `Kiln ${at}`));
    await rankWithBodies(many, parseTopic('kiln'), { ...looking({}).options, breathe });
    expect(pauses).toBeGreaterThanOrEqual(2 * 2000 / 200);
  });

  it('counts words of notes that were not looked into as common ones', async () => {
    const crowd = Array.from({ length: 30 }, (_, at) => new UnreadPage(`n${at}.md`, { mentions: false, met: [1, 0] }, (path) => page(path, 'Kiln')));
    const { options } = looking({});
    const order = async (wiki: Page[]) => pathsOf(inOrder(await rankWithBodies(wiki, parseTopic('kiln clay'), options)));
    const two = [page('a.md', 'Kiln'), page('c.md', 'Clay')];
    expect([await order(two), await order([...crowd, ...two])]).toEqual([['a.md', 'c.md'], ['c.md', 'a.md']]);
  });

  it('judges a page without a summary by the lead that the look finds, and gives back the pages as they were', async () => {
    const told = aPage({ path: 't.md', title: 'Notes', fileName: 'Notes', summary: 'Of clay.' });
    const { options } = looking({ 'b.md': 'A kiln stood here.\n\nMore.', 't.md': 'A kiln stood here.' });
    const ranked = await rankWithBodies([...pages, told], parseTopic('kiln'), { ...options, leadOf: (body) => body.split('\n')[0] ?? '' });
    const reasons = Object.fromEntries(ranked.map((entry) => [entry.page.path, entry.reasons.map(({ rule }) => rule)]));
    expect(reasons).toMatchObject({ 'b.md': ['first paragraph', 'body'], 't.md': ['body'] });
    expect(ranked.find((entry) => entry.page.path === 'b.md')?.page).toBe(pages[1]);
  });
});
