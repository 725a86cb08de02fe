import { parseYaml, type TAbstractFile } from 'obsidian';
import { PackError } from '../../src/core/errors';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { savePackNote } from '../../src/obsidian/savePackNote';
import { aPack, aPackItem } from '../support/aPack';
import { createHost } from '../support/obsidianHost';

const WISH: PackWish = { mode: 'topic', topic: 'quarry', budget: 8000, folder: '', choices: NO_CHOICES };

describe('savePackNote', () => {
  it('writes the pack under its recipe into a folder that it makes', async () => {
    const { app, notes } = createHost();
    const file = await savePackNote(app.vault, aPack(), WISH, 'Packs/AI');
    expect(file.path).toBe('Packs/AI/quarry.md');
    expect(await notes()).toEqual({
      'Packs/AI/quarry.md': '---\ncontext-pack: true\ntopic: "quarry"\nbudget: 8000\ngenerated: "2026-03-04T05:06:07.000Z"\npages:\n  - "n/Quarry.md"\n---\n'
        + '%% context pack begins %%\n# Context Pack: quarry\nSlate is cut on Tuesdays.\n%% context pack ends %%\n',
    });
  });

  it('keeps the whole topic in the properties, whatever it holds', async () => {
    const { app, notes } = createHost();
    const topic = 'Q3: "plan"\n--- # {x}\u2028';
    const page = aPackItem({ path: 'n/It\'s: "odd".md' });
    await savePackNote(app.vault, aPack({ topic, pages: [page] }), { ...WISH, topic }, '');
    const text = (await notes())['Q3 plan --- {x}.md'] ?? '';
    expect(parseYaml(text.slice(4, text.indexOf('\n---\n', 4)))).toEqual({
      'context-pack': true, topic, budget: 8000, generated: '2026-03-04T05:06:07.000Z', pages: ['n/It\'s: "odd".md'],
    });
  });

  it('names a pack of recent activity by its day', async () => {
    const { app } = createHost();
    const file = await savePackNote(app.vault, aPack({ mode: 'recent', topic: '' }), { ...WISH, mode: 'recent', topic: '' }, 'Packs');
    expect(file.path).toBe('Packs/Recent activity 2026-03-04.md');
  });

  it('never writes over a note: the next one gets a number', async () => {
    const { app, notes } = createHost({ files: { 'Packs/quarry.md': 'My own text.' } });
    const paths = [];
    for (let run = 0; run < 2; run++) paths.push((await savePackNote(app.vault, aPack(), WISH, 'Packs')).path);
    expect(paths).toEqual(['Packs/quarry 2.md', 'Packs/quarry 3.md']);
    expect((await notes())['Packs/quarry.md']).toBe('My own text.');
  });

  it('takes a folder as people type it', async () => {
    const { app } = createHost();
    expect((await savePackNote(app.vault, aPack(), WISH, '/Packs//AI/')).path).toBe('Packs/AI/quarry.md');
  });

  it('takes a folder and avoids a note that are there in other letter case', async () => {
    const { app, notes } = createHost({ files: { 'packs/QUARRY.md': 'My own text.' }, caseBlind: true });
    expect((await savePackNote(app.vault, aPack(), WISH, 'Packs')).path).toBe('Packs/quarry 2.md');
    expect((await notes())['packs/QUARRY.md']).toBe('My own text.');
  });

  it('says which file is in the way of the folder', async () => {
    const { app, notes } = createHost({ files: { Packs: 'not a folder' } });
    await expect(savePackNote(app.vault, aPack(), WISH, 'Packs/AI')).rejects.toThrow(new PackError(
      'The pack folder cannot be made: "Packs" is a file. Choose another pack folder in the settings.',
    ));
    expect(await notes()).toEqual({});
  });

  it.each(['.obsidian/packs', 'a/../../b', '.trash'])('does not write into %s', async (folder) => {
    const { app, notes } = createHost();
    await expect(savePackNote(app.vault, aPack(), WISH, folder)).rejects.toThrow(`Packs cannot be written to "${folder}"`);
    expect(await notes()).toEqual({});
  });

  it('fails, and writes nothing elsewhere, when the folder goes away meanwhile', async () => {
    const { app, notes } = createHost();
    const vault = app.vault as typeof app.vault & { createFolder(path: string): Promise<unknown> };
    const createFolder = vault.createFolder.bind(vault);
    Object.assign(vault, {
      createFolder: async (path: string) => app.fileManager.trashFile(await createFolder(path) as TAbstractFile),
    });
    await expect(savePackNote(app.vault, aPack(), WISH, 'Packs')).rejects.toThrow('ENOENT');
    expect(await notes()).toEqual({});
  });
});
