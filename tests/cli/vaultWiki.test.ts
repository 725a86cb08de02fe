import { rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { vaultWiki } from '../../src/cli/vaultWiki.mts';
import type { Wiki } from '../../src/core/model';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/core/settings';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { buildPack } from '../../src/core/buildPack';
import { aRequest } from '../support/aWiki';
import { aFolder } from './aFolder';

function pathsOf(wiki: Wiki): string[] {
  return wiki.pages.map(({ path }) => path);
}

describe('vaultWiki', () => {
  it('makes a page of every note that may be one, and reads it again on request', async () => {
    const root = aFolder({
      'Kiln.md': '---\ntags: [fire]\n---\n# The kiln\n', 'a/Ash.md': 'Grey.', 'a/b/Clay.md': '', 'index.md': '- [[Kiln]] — where pots are fired', 'hot.md': 'x', 'log.md': 'x',
      'AGENTS.md': 'x', '.obsidian/x.md': 'x', '_raw/x.md': 'x', 'node_modules/p/x.md': 'x', 'Context Packs/x.md': 'x', 'picture.png': 'x',
    });
    const wiki = vaultWiki(root, DEFAULT_SETTINGS, { mode: 'topic' });
    expect(pathsOf(wiki)).toEqual(['Kiln.md', 'a/Ash.md', 'a/b/Clay.md']);
    expect(wiki.pages[0]).toMatchObject({ title: 'The kiln', tags: ['fire'], indexEntry: 'where pots are fired' });
    expect(wiki.notices).toEqual([]);
    await expect(wiki.readNote('a/Ash.md')).resolves.toBe('Grey.');
    rmSync(join(root, 'a/Ash.md'));
    await expect(wiki.readNote('a/Ash.md')).rejects.toThrow('ENOENT');
  });

  it('leaves out what the user excludes, by folder, tag and visibility', () => {
    const root = aFolder({ 'a.md': 'x #draft/old', 'b.md': '---\ntags: visibility/pii\n---\n', 'c/d/e.md': '', 'c/f.md': '', 'g.md': '' });
    const settings = parseSettings({ excludedFolders: ['c/d'], excludedTags: ['draft'], publicOnly: true });
    expect(pathsOf(vaultWiki(root, settings, { mode: 'topic' }))).toEqual(['g.md', 'c/f.md']);
  });

  it('obeys .okignore, and brings back the single notes that it brings back', () => {
    const root = aFolder({
      '.okignore': '# mine\ndrafts/\nold/*\n!old/keep.md\n*.tmp.md\n/hot.md\n/index.md\n', 'drafts/a.md': '', 'old/b.md': '', 'old/keep.md': '', 'c.tmp.md': '', 'd.md': '',
      'hot.md': 'secret', 'index.md': '- [[d]] — secret',
    });
    const wiki = vaultWiki(root, DEFAULT_SETTINGS, { mode: 'recent' });
    expect(pathsOf(wiki)).toEqual(['d.md', 'old/keep.md']);
    expect([wiki.hot, wiki.pages[0]?.indexEntry]).toEqual([null, '']);
  });

  it('takes the index files of folders, but not of one that is excluded', () => {
    const root = aFolder({
      'a/index.md': '- [[Glaze]] — glass on clay', 'b/index.md': '---\ntags: private\n---\n- [[Slip]] — hidden words', 'Glaze.md': '', 'Slip.md': '',
    });
    const wiki = vaultWiki(root, parseSettings({ excludedTags: ['private'] }), { mode: 'topic' });
    const entries = Object.fromEntries(wiki.pages.map(({ path, indexEntry }) => [path, indexEntry]));
    expect(entries).toMatchObject({ 'Glaze.md': 'glass on clay', 'Slip.md': '' });
  });

  it('knows hot.md and file times in recent mode only', () => {
    const root = aFolder({ 'Hot.md': 'Firing this week.', 'a.md': '', 'b.md': '---\nupdated: 2024-05-06\n---\n' });
    utimesSync(join(root, 'a.md'), 1_600_000_000, 1_600_000_000);
    const recent = vaultWiki(root, DEFAULT_SETTINGS, { mode: 'recent' });
    expect(recent.hot).toBe('Firing this week.');
    expect(recent.pages.map(({ updated }) => updated?.instant)).toEqual([1_600_000_000_000, Date.UTC(2024, 4, 6)]);
    const byTopic = vaultWiki(root, DEFAULT_SETTINGS, { mode: 'topic' });
    expect(byTopic.hot).toBeNull();
    expect(byTopic.pages.map(({ updated }) => updated?.text ?? null)).toEqual([null, '2024-05-06']);
  });

  it('names what it could not read or follow, unless it was excluded anyway, and goes on', () => {
    const outside = aFolder({ 'secret.md': 'secret' });
    const root = aFolder({ 'good.md': 'good', 'shut/x.md': '', 'n/latin.md': Buffer.from('caf\xe9', 'latin1') });
    for (const folder of ['n', 'shut']) {
      symlinkSync(join(root, 'nowhere.md'), join(root, folder, 'gone.md'));
      symlinkSync(join(outside, 'secret.md'), join(root, folder, 'out.md'));
      symlinkSync(outside, join(root, folder, 'away'));
    }
    const wiki = vaultWiki(root, parseSettings({ excludedFolders: ['shut'] }), { mode: 'topic' });
    expect(pathsOf(wiki)).toEqual(['good.md', 'n/latin.md']);
    expect(wiki.notices.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'link-outside n/away', 'link-outside n/out.md', 'note-unreadable n/gone.md', 'note-encoding n/latin.md',
    ]);
    expect(wiki.notices[2]?.message).toBe('The note could not be read (ENOENT) and is not in the pack.');
  });

  it('reads the same pages in the same order, however the folder was filled', () => {
    const names = ['z.md', 'Ä.md', 'a.md', 'B/c.md', 'b/c.md', '鐘.md'];
    const [one, other] = [names, [...names].reverse()].map((order) => aFolder(Object.fromEntries(order.map((name) => [name, name]))));
    expect(pathsOf(vaultWiki(one ?? '', DEFAULT_SETTINGS, { mode: 'topic' }))).toEqual(pathsOf(vaultWiki(other ?? '', DEFAULT_SETTINGS, { mode: 'topic' })));
  });

  it('looks into notes that hold a word of the topic; the others stay silent until a link brings one in', () => {
    const root = aFolder({
      'Peat.md': 'Dug by hand, see [[Spade]].', 'Spade.md': '---\ntitle: The spade\ntier: core\n---\n', 'Moor.md': 'Wet.', 'Cut.md': '---\ntags: private\n---\n', 'index.md': '- [[Moor]] — where peat is found',
    });
    const wiki = vaultWiki(root, parseSettings({ excludedTags: ['private'] }), { mode: 'topic', topic: parseTopic('peat') });
    expect(wiki.pages.map(({ path, unread }) => [path, unread?.mentions])).toEqual([['Cut.md', false], ['Moor.md', undefined], ['Peat.md', undefined], ['Spade.md', false]]);
    expect(wiki.pages[3]).toMatchObject({ title: 'The spade', tier: 'core' });
  });

  it('tells what is wrong with a silent note only once it is wanted, and never of an excluded one', () => {
    const root = aFolder({ 'a.md': '---\ntitle: [x\n---\n', 'b.md': '---\ntitle: [x\ntags: private\n---\n' });
    const wiki = vaultWiki(root, parseSettings({ excludedTags: ['private'] }), { mode: 'topic', topic: parseTopic('peat') });
    expect(wiki.notices).toEqual([]);
    expect(wiki.pages.map(({ tier }) => tier)).toEqual(['supporting', 'supporting']);
    expect(wiki.notices.map(({ path }) => path)).toEqual(['a.md']);
  });

  it('looks into notes of a large wiki where their metadata holds a word of the topic, and knows of the others whether their body does', () => {
    const filler = 'Nothing to see here. '.repeat(120);
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`n/${n}.md`, 'x']));
    const root = aFolder({ ...many, 'a.md': 'Peat burns.', 'b.md': `${filler}\n\nPeat burns.`, 'c.md': `${filler}\n\n## Peat\n`, 'd.md': `${filler}\n\nSee it #bog/peat.`, 'e.md': filler });
    const { pages } = vaultWiki(root, DEFAULT_SETTINGS, { mode: 'topic', topic: parseTopic('peat') });
    expect(pages.slice(0, 5).map(({ path, unread }) => [path, unread?.mentions])).toEqual([['a.md', undefined], ['b.md', true], ['c.md', undefined], ['d.md', undefined], ['e.md', false]]);
  });

  it('looks into the beginning of a long note of a large wiki, but into all of it where something further down may keep it out', async () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`n/${n}.md`, 'x']));
    const long = 'Nothing to see here.\n'.repeat(2_000);
    const root = aFolder({ ...many, 'a.md': `# Peat\n${long}\n## Far down\n`, 'b.md': 'Wet.', 'b/index.md': `- [[b]] — peat grows here\n${long} #private`, 'd.md': `# Peat\n${long} #private` });
    const found = async (excludedTags: readonly string[]) => {
      const settings = parseSettings({ excludedTags });
      const wiki = vaultWiki(root, settings, { mode: 'topic', topic: parseTopic('peat') });
      const packed = (await buildPack(aRequest({ topic: 'peat', settings }), wiki)).pages;
      return [wiki.pages[0]?.headings, wiki.pages[1]?.indexEntry, packed.map(({ path }) => path)];
    };
    expect(await found([])).toEqual([['Peat'], 'peat grows here', ['a.md', 'd.md', 'b.md', 'b/index.md']]);
    expect(await found(['private'])).toEqual([['Peat', 'Far down'], '', ['a.md']]);
  });

  it('lets a note that was not looked into, and may be excluded, bring in no other', async () => {
    const filler = 'Nothing to see here. '.repeat(120);
    const many = Object.fromEntries(Array.from({ length: 260 }, (_, n) => [`n/${n}.md`, 'x']));
    const root = aFolder({ ...many, 'secret.md': `---\ntitle: The secret\n---\n${filler}\n\nPeat. See [[Bog]].\n\n#private\n`, 'Bog.md': 'Wet.', 'open.md': `${filler}\n\nPeat.` });
    const settings = parseSettings({ excludedTags: ['private'] });
    const wiki = vaultWiki(root, settings, { mode: 'topic', topic: parseTopic('peat') });
    const pack = await buildPack(aRequest({ topic: 'peat', settings }), wiki);
    expect(pack.pages.map(({ path }) => path)).toEqual(['open.md']);
    expect(JSON.stringify(pack)).not.toContain('secret');
  });

  it('reads to their ends the longest notes where something there may keep them out', async () => {
    const long = `# Peat\n\nSecret.\n\n${'Nothing to see here.\n'.repeat(60_000)}`;
    const root = aFolder({ 'a.md': `${long}\n#private\n`, 'b.md': `${long}\n#public\n` });
    const packed = async (excludedTags: readonly string[]) => {
      const settings = parseSettings({ excludedTags });
      const wiki = vaultWiki(root, settings, { mode: 'topic', topic: parseTopic('peat') });
      return (await buildPack(aRequest({ topic: 'peat', settings }), wiki)).pages.map(({ path }) => path);
    };
    expect([await packed([]), await packed(['private'])]).toEqual([['a.md', 'b.md'], ['b.md']]);
  });

  it('knows date and tier of the notes of a large wiki where these are wanted by date, and the rest on request', () => {
    const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`n/${n}.md`, 'x']));
    const root = aFolder({ ...many, 'a.md': '---\ntier: core\nupdated: 2026-01-02\n---\n# Peat\n\nDug. #bog', 'b.md': '---\ntags: private\n---\n' });
    const { pages } = vaultWiki(root, parseSettings({ excludedTags: ['private'] }), { mode: 'recent' });
    expect(pages).toHaveLength(401);
    expect(pages[0]).toMatchObject({ path: 'a.md', unread: { mentions: false }, tier: 'core', updated: { text: '2026-01-02' }, title: 'Peat', tags: ['bog'] });
  });
});
