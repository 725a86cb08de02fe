import { Menu, type TFile } from 'obsidian';
import WikiContextPack from '../src/main';
import { fakeClipboard } from './support/fakeClipboard';
import { createHost, MANIFEST, type Host, type HostOptions } from './support/obsidianHost';
import { button, dialogText, field, menuTitles, notices, settle, type, until } from './support/screen';

const FILES = {
  'n/Quarry.md': '---\ntitle: Quarry\ntags: [stone]\n---\nSlate is cut on Tuesdays.\n',
  'n/Mast.md': '---\ntitle: Wind mast\n---\nThe mast is ten metres tall.\n',
  'log.md': '# Log\n',
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Obsidian with the plugin switched on. */
async function start(options: HostOptions = {}, stored?: unknown): Promise<Host & { plugin: WikiContextPack }> {
  const host = createHost({ files: FILES, ...options });
  const plugin = new WikiContextPack(host.app, MANIFEST);
  await plugin.saveData(stored);
  plugin.load();
  await settle();
  return { ...host, plugin };
}

function command(plugin: WikiContextPack, id: string): { callback?: () => unknown; checkCallback?: (checking: boolean) => unknown } {
  const { commands__: commands } = plugin as unknown as { commands__: Map<string, ReturnType<typeof command>> };
  const found = commands.get(id);
  if (!found) throw new Error(`no command ${id}`);
  return found;
}

/** Previews what the dialog holds, and waits for the pack. */
async function preview(topic?: string): Promise<void> {
  if (topic !== undefined) type(field('Topic'), topic);
  await until(() => document.body.querySelector('.wiki-context-pack-preview:not(.is-stale) .wiki-context-pack-pages') !== null);
}

/** The preview is dropped as soon as something else is asked for. */
async function previewAnew(change: () => void): Promise<void> {
  change();
  await preview();
}

function packText(): string {
  const textEl = document.body.querySelector<HTMLDetailsElement>('details.wiki-context-pack-text');
  if (textEl) textEl.open = true;
  textEl?.dispatchEvent(new Event('toggle'));
  return textEl?.querySelector('textarea')?.value ?? '';
}

/** The lines of a log that end in the counts of one pack. */
function logLines(log: string | undefined): string[] {
  return (log ?? '').split('\n').map((line) => line.replace(/\[[^\]]*\]/, '[…]').replace(/actual_tokens=\d+/, 'actual_tokens=N'));
}

const LOGGED = ['# Log', '- […] CONTEXT_PACK topic="quarry" budget=2000 actual_tokens=N pages_included=1 pages_dropped=0', ''];

describe('loading the plugin', () => {
  it('reads no note, and puts its ways in where Obsidian shows them', async () => {
    const host = createHost({ files: FILES });
    host.app.vault.cachedRead = () => Promise.reject(new Error('a note was read'));
    host.app.vault.read = host.app.vault.cachedRead;
    const plugin = new WikiContextPack(host.app, MANIFEST);
    await plugin.onload();
    const { commands__: commands, settingTabs__: tabs } = plugin as unknown as { commands__: Map<string, { name: string }>; settingTabs__: unknown[] };
    expect([...commands].map(([id, { name }]) => [id, name])).toEqual([
      ['build', 'Build context pack'],
      ['build-recent', 'Build context pack from recent activity'],
      ['build-note', 'Build context pack from the current note'],
      ['refresh', 'Refresh pack'],
      ['build-selection', 'Build context pack from selection or tag under cursor'],
    ]);
    expect(tabs).toHaveLength(1);
    button('Build context pack').click();
    expect(dialogText()).toContain('[Budget in tokens: 8000]');
  });

  it('works with the defaults when its data cannot be read, and says so', async () => {
    const toConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const host = createHost();
    const plugin = new WikiContextPack(host.app, MANIFEST);
    plugin.loadData = () => Promise.reject(new SyntaxError('Unexpected end of JSON input'));
    await plugin.onload();
    button('Build context pack').click();
    expect([dialogText()?.includes('[Budget in tokens: 8000]'), notices(), toConsole.mock.calls.length]).toEqual([
      true, ['Something unexpected went wrong: Unexpected end of JSON input'], 1,
    ]);
  });

  it.each([['8,000'], [null], [NaN], [-5]])('falls back to 8000 tokens where %j is stored', async (defaultBudget) => {
    await start({}, { defaultBudget });
    button('Build context pack').click();
    expect(field('Budget in tokens').value).toBe('8000');
  });

  it('uses what another device stored from then on', async () => {
    const { plugin } = await start();
    await plugin.saveData({ defaultBudget: 512 });
    await plugin.onExternalSettingsChange();
    button('Build context pack').click();
    expect(field('Budget in tokens').value).toBe('512');
  });
});

describe('a pack for a topic', () => {
  it('is built, copied inside the click, and logged once', async () => {
    const clipboard = fakeClipboard('take');
    const { notes } = await start();
    button('Build context pack').click();
    type(field('Budget in tokens'), '2000');
    await preview('quarry');
    expect(packText()).toContain('Slate is cut on Tuesdays.');
    expect(packText()).not.toContain('ten metres tall');

    button('Copy').click();
    expect(clipboard.text).toBe(packText());
    await settle();
    button('Copy').click();
    await settle();
    expect(dialogText()).toMatch(/\nCopied \d+ tokens\.\n/);
    expect(logLines((await notes())['log.md'])).toEqual(LOGGED);
  });

  it('becomes a note that is never packed itself', async () => {
    const { notes } = await start();
    button('Build context pack').click();
    type(field('Budget in tokens'), '2000');
    await preview('quarry');
    const pack = packText();
    button('Save as note').click();
    await settle();
    expect(dialogText()).toContain('\nSaved as Context Packs/quarry.md.\n');
    expect((await notes())['Context Packs/quarry.md']?.endsWith(`\n---\n%% context pack begins %%\n${pack}%% context pack ends %%\n`)).toBe(true);
    expect(logLines((await notes())['log.md'])).toEqual(LOGGED);
    await previewAnew(() => type(field('Topic'), 'quarry'));
    expect(packText().split('\n').filter((line) => line.startsWith('## '))).toEqual([expect.stringContaining('[[n/Quarry]]')]);
  });

  it.each(['refuse', 'silent', null] as const)('is neither called copied nor logged when the clipboard fails (%s)', async (answer) => {
    fakeClipboard(answer);
    const { notes } = await start();
    button('Build context pack').click();
    await preview('quarry');
    jest.useFakeTimers();
    button('Copy').click();
    await jest.advanceTimersByTimeAsync(2000);
    jest.useRealTimers();
    const textEl = document.body.querySelector('textarea');
    expect([textEl?.selectionStart, textEl?.selectionEnd, dialogText()?.includes('Copied')]).toEqual([0, packText().length, false]);
    expect(dialogText()).toContain('The text is selected: copy it by hand, or save it as a note.\n');
    expect((await notes())['log.md']).toBe('# Log\n');
  });

  it('is copied though the log cannot be written', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeClipboard('take');
    const { app } = await start();
    app.vault.process = () => Promise.reject(new Error('locked'));
    button('Build context pack').click();
    await preview('quarry');
    button('Copy').click();
    await settle();
    expect(dialogText()).toMatch(/\nCopied \d+ tokens\.\n/);
    expect(notices()).toEqual(['The pack was not logged. Something unexpected went wrong: locked']);
  });

  it('that the wiki does not know is said to be empty', async () => {
    await start();
    button('Build context pack').click();
    await preview('zeppelin');
    expect(dialogText()).toContain('\nNo relevant pages found. Try other words, or add pages about this topic to the wiki.\n');
  });

  it('finds a note that Obsidian never indexes', async () => {
    await start({ unindexed: ['n/Quarry.md'] });
    button('Build context pack').click();
    await preview('quarry');
    expect(packText()).toContain('Slate is cut on Tuesdays.');
  });
});

describe('the other ways in', () => {
  it('the file menu of a note asks for the note', async () => {
    const { app } = await start();
    const menu = new Menu();
    app.workspace.trigger('file-menu', menu, app.vault.getFileByPath('n/Quarry.md'), 'file-explorer');
    app.workspace.trigger('file-menu', menu, app.vault.getFolderByPath('n'), 'file-explorer');
    menu.showAtPosition({ x: 0, y: 0 });
    expect(menuTitles()).toEqual(['Build context pack', 'Build context pack']);
    document.body.querySelector<HTMLElement>('.menu-item')?.click();
    expect(field('Topic').value).toBe('[[Quarry]]');
    await preview();
    expect(packText()).toContain('Slate is cut on Tuesdays.');
  });

  it('the command for the current note is there with a note only', async () => {
    const { app, plugin } = await start();
    const { checkCallback } = command(plugin, 'build-note');
    expect(checkCallback?.(true)).toBe(false);
    let active: TFile | null = app.vault.getFileByPath('n/Quarry.md');
    app.workspace.getActiveFile = () => active;
    expect([checkCallback?.(true), dialogText()]).toEqual([true, null]);
    expect([checkCallback?.(false), field('Topic').value]).toEqual([true, '[[Quarry]]']);
    active = null;
    expect(checkCallback?.(true)).toBe(false);
  });

  it('the command for recent activity needs no topic', async () => {
    const { plugin } = await start();
    command(plugin, 'build-recent').callback?.();
    await preview();
    expect(packText()).toContain('Slate is cut on Tuesdays.');
    expect(packText()).toContain('The mast is ten metres tall.');
  });

  it('are gone when the plugin is switched off', async () => {
    const { app, plugin } = await start();
    plugin.unload();
    const menu = new Menu();
    app.workspace.trigger('file-menu', menu, app.vault.getFileByPath('n/Quarry.md'), 'file-explorer');
    menu.showAtPosition({ x: 0, y: 0 });
    expect(menuTitles()).toEqual([]);
  });
});
