import type { App, TFile } from 'obsidian';
import { PackError } from '../../src/core/errors';
import type { Notice, Page, Wiki } from '../../src/core/model';
import { DEFAULT_SETTINGS, type PackSettings } from '../../src/core/settings';
import { VaultWiki } from '../../src/obsidian/vaultWiki';
import { neverMind } from '../../src/core/breathe';
import { createHost, type Host, type HostOptions } from '../support/obsidianHost';

async function aWiki(options: HostOptions, change: Partial<PackSettings> = {}): Promise<Wiki> {
  return read(createHost(options).app, change);
}

function read(app: App, change: Partial<PackSettings> = {}, say: (message: string) => void = () => undefined): Promise<Wiki> {
  return new VaultWiki(app).current({ ...DEFAULT_SETTINGS, ...change }, { breathe: neverMind, say });
}

function excluded(notes: number): Notice {
  return { code: 'excluded-notes', message: `${notes} ${notes === 1 ? 'note is' : 'notes are'} never packed: excluded by you, or a special note such as index.md.` };
}

function paths(wiki: Wiki): string[] {
  return wiki.pages.map((page) => page.path).sort();
}

/** The paths of the notes whose text is read, from now on. */
function readsOf({ app }: Host): string[] {
  const reads: string[] = [];
  const cachedRead = app.vault.cachedRead.bind(app.vault);
  app.vault.cachedRead = (file: TFile) => {
    reads.push(file.path);
    return cachedRead(file);
  };
  return reads;
}

const WELL = '---\ntitle: The well\naliases: [deep water]\ntags: [Water]\nsummary: Where the water comes from.\ntier: core\nupdated: 2026-01-02\n---\n# Depth\nSee [[Spring]] #cold\n## Walls\n';

describe('the pages of a vault', () => {
  it('come from the cache, with what index.md says of them, and no note is opened', async () => {
    const host = createHost({ files: { 'n/Well.md': WELL, 'Spring.md': 'Cold.', 'index.md': '- [[n/Well]] — how deep it is', 'hot.md': 'Digging.', 'log.md': '' } });
    const reads = readsOf(host);
    const wiki = await read(host.app);
    expect(paths(wiki)).toEqual(['Spring.md', 'n/Well.md']);
    const page = wiki.pages.find(({ path }) => path === 'n/Well.md');
    expect(page).toMatchObject<Partial<Page>>({
      title: 'The well', fileName: 'Well', aliases: ['deep water'], tags: ['water', 'cold'], summary: 'Where the water comes from.', tier: 'core',
      headings: ['Depth', 'Walls'], links: ['Spring.md'], indexEntry: 'how deep it is', category: 'n',
    });
    expect(page?.updated?.text).toBe('2026-01-02');
    expect([wiki.hot, wiki.notices]).toEqual(['Digging.', [excluded(3)]]);
    expect(reads.sort()).toEqual(['hot.md', 'index.md']);
  });

  it('are dated by the file where the note says nothing', async () => {
    const before = Date.now();
    const wiki = await aWiki({ files: { 'Well.md': 'Text.' } });
    expect(wiki.pages[0]?.updated?.instant).toBeGreaterThanOrEqual(before);
  });

  it('are read where the cache knows nothing yet', async () => {
    const host = createHost({ files: { 'n/Well.md': WELL, 'Spring.md': 'Cold.' }, unindexed: ['n/Well.md'] });
    const reads = readsOf(host);
    const wiki = await read(host.app);
    expect(wiki.pages.find(({ path }) => path === 'n/Well.md')).toMatchObject({ title: 'The well', tags: ['water', 'cold'], headings: ['Depth', 'Walls'] });
    expect(reads).toEqual(['n/Well.md']);
  });

  it('are read, line by line, where the properties are no YAML, and the user is told', async () => {
    const wiki = await aWiki({ files: { 'Well.md': '---\ntitle: Water: the well\ntags: [water]\n---\nText.' } });
    expect(wiki.pages[0]).toMatchObject({ title: 'Water: the well', tags: ['water'] });
    expect(wiki.notices.map(({ code, path }) => [code, path])).toEqual([['unreadable-properties', 'Well.md']]);
  });

  it('leave out a note that cannot be read, and name it', async () => {
    const { app } = createHost({ files: { 'Well.md': WELL, 'Spring.md': '' }, unindexed: ['Well.md'] });
    app.vault.cachedRead = () => Promise.reject(new Error('EIO'));
    const wiki = await read(app);
    expect(paths(wiki)).toEqual(['Spring.md']);
    expect(wiki.notices).toEqual([{ code: 'unreadable-note', path: 'Well.md', message: '"Well.md" could not be read and is not in the pack.' }]);
  });

  it('take index notes of folders too, and do without one that cannot be read', async () => {
    const files = { 'n/Well.md': WELL, 'n/index.md': '- [[Well]]: how deep it is', 'index.md': '' };
    const { app } = createHost({ files });
    const cachedRead = app.vault.cachedRead.bind(app.vault);
    app.vault.cachedRead = (file: TFile) => (file.path === 'index.md' ? Promise.reject(new Error('EIO')) : cachedRead(file));
    const wiki = await read(app);
    expect(wiki.pages.find(({ path }) => path === 'n/Well.md')?.indexEntry).toBe('how deep it is');
  });
});

describe('what stays out', () => {
  it('is what Obsidian hides, what the settings exclude, and what is no page', async () => {
    const wiki = await aWiki({
      files: {
        'Well.md': '', 'private/Diary.md': '', 'secret/Key.md': '', 'Draft.md': '---\ntags: [draft]\n---\n', 'Context Packs/well.md': '',
        'Old pack.md': '---\ncontext-pack: true\n---\n', 'index.md': '', 'AGENTS.md': '', '_raw/clip.md': '',
      },
      excluded: ['private/'],
    }, { excludedFolders: ['secret'], excludedTags: ['draft'] });
    expect(paths(wiki)).toEqual(['Well.md']);
  });

  it('is told to nobody: an excluded note whose properties are broken makes no notice', async () => {
    const wiki = await aWiki({ files: { 'Diary.md': '---\na: b: c\ntags: [draft]\n---\n' } }, { excludedTags: ['draft'] });
    expect([paths(wiki), wiki.notices]).toEqual([[], [excluded(1)]]);
  });

  it('is the config folder, whatever it is called', async () => {
    const { app } = createHost({ files: { 'Well.md': '', 'settings/notes/Plugin.md': '' } });
    app.vault.configDir = 'settings';
    expect(paths(await read(app))).toEqual(['Well.md']);
  });

  it('does not speak through index.md or hot.md either', async () => {
    const wiki = await aWiki({ files: { 'Well.md': '', 'index.md': '- [[Well]]: secret', 'hot.md': 'secret' }, excluded: ['index.md', 'hot.md'] });
    expect([wiki.pages[0]?.indexEntry, wiki.hot]).toEqual(['', null]);
  });

  it('is nothing at all where Obsidian no longer tells which files are hidden', async () => {
    const { app } = createHost({ files: { 'Well.md': '' }, excluded: ['Well.md'] });
    Object.assign(app.metadataCache, { isUserIgnored: undefined });
    expect(paths(await read(app))).toEqual(['Well.md']);
  });
});

describe('a wiki in a folder of the vault', () => {
  const files = { 'wiki/n/Well.md': '[[Spring]] [[Outside]]', 'wiki/Spring.md': '', 'wiki/Hot.md': 'Digging.', 'wiki/index.md': '- [[Spring]]: cold', 'Outside.md': '', 'hot.md': 'Other.' };

  it('has its own root for paths, links, index and hot', async () => {
    const wiki = await aWiki({ files }, { wikiFolder: 'wiki' });
    expect(paths(wiki)).toEqual(['Spring.md', 'n/Well.md']);
    expect(wiki.pages.map(({ path, links, indexEntry }) => [path, links, indexEntry]).sort()).toEqual([['Spring.md', [], 'cold'], ['n/Well.md', ['Spring.md'], '']]);
    expect([wiki.hot, await wiki.readNote('n/Well.md')]).toEqual(['Digging.', '[[Spring]] [[Outside]]']);
  });

  it('must be there', async () => {
    await expect(aWiki({ files }, { wikiFolder: 'notes' })).rejects.toThrow(new PackError(
      'The wiki folder "notes" is not in this vault. Choose another one in the settings.',
    ));
  });
});

describe('reading a note', () => {
  it('gives its text as it is, and rejects for what is no note of the wiki or is gone', async () => {
    const { app } = createHost({ files: { 'Well.md': WELL, 'Spring.md': '' } });
    const wiki = await read(app);
    expect(await wiki.readNote('Well.md')).toBe(WELL);
    await expect(wiki.readNote('Cloud.md')).rejects.toThrow(new PackError('"Cloud.md" is not a note of this wiki.'));
    const spring = app.vault.getFileByPath('Spring.md');
    if (spring) await app.fileManager.trashFile(spring);
    await expect(wiki.readNote('Spring.md')).rejects.toThrow('not found');
  });
});

describe('while Obsidian is indexing', () => {
  afterEach(() => jest.useRealTimers());

  it('the cache is waited for, the user is told, and the pages come from it', async () => {
    jest.useFakeTimers();
    const host = createHost({ files: { 'a/Solar.md': '---\ntags: [solar]\n---\n', 'a/Wind.md': '' }, unindexed: ['a/Solar.md', 'a/Wind.md'] });
    const reads = readsOf(host);
    const told: string[] = [];
    const wiki = read(host.app, {}, (message) => told.push(message));
    await jest.advanceTimersByTimeAsync(300);
    host.finishIndexing();
    await jest.advanceTimersByTimeAsync(200);
    expect((await wiki).pages.map(({ path, tags }) => [path, tags])).toEqual([['a/Solar.md', ['solar']], ['a/Wind.md', []]]);
    expect([told, reads]).toEqual([Array(2).fill('Obsidian is still indexing: 2 notes to go…'), []]);
  });

  it('what never gets indexed is read in the end', async () => {
    jest.useFakeTimers();
    const host = createHost({ files: { 'a/Solar.md': '---\ntags: [solar]\n---\n', 'a/Wind.md': '' }, unindexed: ['a/Solar.md', 'a/Wind.md'] });
    const wiki = read(host.app);
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await wiki).pages.map(({ path, tags }) => [path, tags])).toEqual([['a/Solar.md', ['solar']], ['a/Wind.md', []]]);
  });
});

describe('a vault that is asked again', () => {
  const settings = DEFAULT_SETTINGS;
  const work = { breathe: neverMind, say: () => undefined };

  it('gives what it gave before, as long as nothing changes', async () => {
    const host = createHost({ files: { 'Well.md': WELL, 'hot.md': 'Digging.' } });
    const vault = new VaultWiki(host.app);
    const first = await vault.current(settings, work);
    const reads = readsOf(host);
    expect([await vault.current(settings, work) === first, await first.readNote('Well.md'), await first.readNote('Well.md')]).toEqual([true, WELL, WELL]);
    expect(reads).toEqual(['Well.md']);
  });

  it('makes anew what changed, and that alone', async () => {
    const host = createHost({ files: { 'Well.md': WELL, 'Spring.md': 'Cold.', 'Old.md': '' } });
    const vault = new VaultWiki(host.app);
    const before = await vault.current(settings, work);
    expect(await before.readNote('Spring.md')).toBe('Cold.');
    const [spring, old] = ['Spring.md', 'Old.md'].map((path) => host.app.vault.getFileByPath(path));
    if (!spring || !old) throw new Error('no notes');
    await host.app.vault.process(spring, () => '# Warm spring\n');
    spring.stat.mtime += 1;
    await host.app.vault.rename(old, 'New.md');
    await host.app.vault.create('Pond.md', '');
    const after = await vault.current(settings, work);
    expect(after.pages.map(({ path, title }) => [path, title]).sort()).toEqual([['New.md', 'New'], ['Pond.md', 'Pond'], ['Spring.md', 'Warm spring'], ['Well.md', 'The well']]);
    expect(after.pages.find(({ path }) => path === 'Well.md')).toBe(before.pages.find(({ path }) => path === 'Well.md'));
    expect(await after.readNote('Spring.md')).toBe('# Warm spring\n');
  });

  it('sees other settings at once', async () => {
    const { app } = createHost({ files: { 'Well.md': WELL, 'a/Spring.md': '' } });
    const vault = new VaultWiki(app);
    await vault.current(settings, work);
    expect(paths(await vault.current({ ...settings, excludedFolders: ['a'] }, work))).toEqual(['Well.md']);
  });

  it('ends at once when the pages are no longer wanted, and can be asked again', async () => {
    const { app } = createHost({ files: { 'Well.md': WELL } });
    const vault = new VaultWiki(app);
    await expect(vault.current(settings, { ...work, breathe: () => Promise.reject(new Error('no longer wanted')) })).rejects.toThrow('no longer wanted');
    expect(paths(await vault.current(settings, work))).toEqual(['Well.md']);
  });
});

describe('finding a note by what is typed', () => {
  it.each(['n/Well.md', 'Well', '[[Well]]', 'n/Well'])('takes %s', async (typed) => {
    const { app } = createHost({ files: { 'n/Well.md': WELL } });
    expect(await new VaultWiki(app).find(typed, DEFAULT_SETTINGS)).toMatchObject({ page: { path: 'n/Well.md', title: 'The well' }, isHidden: false });
  });

  it.each(['the WELL', 'Deep water'])('takes a title or an alias once the pages are known: %s', async (typed) => {
    const { app } = createHost({ files: { 'n/Well.md': WELL } });
    const vault = new VaultWiki(app);
    await vault.current(DEFAULT_SETTINGS, { breathe: neverMind, say: () => undefined });
    expect(await vault.find(typed, DEFAULT_SETTINGS)).toMatchObject({ page: { path: 'n/Well.md' } });
  });

  it('finds what is hidden or excluded, too, and nothing outside of the wiki', async () => {
    const { app } = createHost({ files: { 'wiki/Well.md': WELL, 'Out.md': '' }, excluded: ['wiki/'] });
    const vault = new VaultWiki(app);
    const settings = { ...DEFAULT_SETTINGS, wikiFolder: 'wiki', excludedTags: ['water'] };
    expect(await vault.find('Well', settings)).toMatchObject({ page: { path: 'Well.md' }, isHidden: true });
    expect([await vault.find('Out', settings), await vault.find('Nowhere', settings)]).toEqual([null, null]);
  });
});
