import type { TFile } from 'obsidian';
import { PackError } from '../../src/core/errors';
import type { Pack } from '../../src/core/model';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { packNote } from '../../src/obsidian/packNote';
import { isPackNote, refreshPackNote } from '../../src/obsidian/refreshPackNote';
import { aPack, aPackItem } from '../support/aPack';
import { createHost, type Host } from '../support/obsidianHost';

const WISH: PackWish = { mode: 'topic', topic: 'quarry', budget: 8000, folder: '', choices: NO_CHOICES };

function packOf(texts: Record<string, string>, generated = '2026-03-04T05:06:07.000Z'): Pack {
  const pages = Object.entries(texts).map(([path, text]) => aPackItem({ path, text }));
  return aPack({ generated, pages, markdown: `# Context Pack: quarry\n\n${pages.map(({ text }) => text).join('\n\n')}\n` });
}

const BEFORE = packOf({ 'a/Stays.md': 'Same.', 'a/Changes.md': 'Old words.', 'a/Goes.md': 'Gone.' });
const AFTER = packOf({ 'a/Stays.md': 'Same.', 'a/Changes.md': 'New words.', 'b/Comes.md': 'Come.' }, '2026-04-01T00:00:00.000Z');

function aHost(note: string): Host & { file: TFile } {
  const host = createHost({ files: { 'Packs/quarry.md': note } });
  const file = host.app.vault.getFileByPath('Packs/quarry.md');
  if (!file) throw new Error('no note');
  return { ...host, file };
}

describe('refreshing a pack note', () => {
  it('runs its recipe into the same place, keeps what was written around it, and says what changed', async () => {
    const note = packNote(BEFORE, WISH).replace('budget: 8000\n', 'budget: 8000\nmood: good\n').replace('\n---\n', '\n---\nMy thoughts.\n');
    const { app, file, notes } = aHost(`${note}And more.\n`);
    const wishes: PackWish[] = [];
    const said = await refreshPackNote(app, file, (wish) => {
      wishes.push(wish);
      return Promise.resolve(AFTER);
    });
    expect([wishes, said]).toEqual([[WISH], 'Refreshed "quarry": 1 added (Comes); 1 dropped (Goes); 1 changed (Changes).']);
    const text = (await notes())['Packs/quarry.md'] ?? '';
    expect(text.slice(text.indexOf('\n---\n'))).toBe(`\n---\nMy thoughts.\n%% context pack begins %%\n${AFTER.markdown}%% context pack ends %%\nAnd more.\n`);
    expect(app.metadataCache.getFileCache(file)?.frontmatter).toMatchObject({
      'context-pack': true, topic: 'quarry', mood: 'good', generated: AFTER.generated, pages: ['a/Stays.md', 'a/Changes.md', 'b/Comes.md'],
    });
  });

  it('says when nothing changed, and counts what it does not name', async () => {
    const same = aHost(packNote(BEFORE, WISH));
    expect(await refreshPackNote(same.app, same.file, () => Promise.resolve(BEFORE))).toBe('Refreshed "quarry": nothing changed.');
    const many = aHost(packNote(BEFORE, WISH));
    const five = packOf(Object.fromEntries(['v', 'w', 'x', 'y', 'z'].map((name) => [`${name}.md`, name])));
    expect(await refreshPackNote(many.app, many.file, () => Promise.resolve(five))).toBe('Refreshed "quarry": 5 added (v, w, x and 2 more); 3 dropped (Stays, Changes, Goes).');
  });

  it.each([
    ['without a recipe', 'Text.', '"quarry" holds no recipe of a pack (topic and budget among its properties).'],
    ['without its marks', packNote(BEFORE, WISH).replace('%% context pack ends %%', ''), 'The lines that mark where the pack begins and ends are gone from "quarry". Save it as a new note instead.'],
  ])('leaves a note %s as it is', async (_what, note, message) => {
    const { app, file, notes } = aHost(note);
    await expect(refreshPackNote(app, file, () => Promise.resolve(AFTER))).rejects.toThrow(new PackError(message));
    expect((await notes())['Packs/quarry.md']).toBe(note);
  });

  it('is offered for pack notes alone', () => {
    const pack = aHost(packNote(BEFORE, WISH));
    const other = aHost('---\ntopic: quarry\n---\n');
    expect([isPackNote(pack.app, pack.file), isPackNote(other.app, other.file)]).toEqual([true, false]);
  });
});
