import { Menu, type TFile } from 'obsidian';
import { Editor } from 'obsidian-test-mocks/obsidian';
import WikiContextPack from '../src/main';
import { fakeClipboard } from './support/fakeClipboard';
import { createHost, MANIFEST, type Host, type HostOptions } from './support/obsidianHost';
import { button, dialogText, field, menuTitles, notices, press, settle, type, until } from './support/screen';

const FILES = {
  'n/Quarry.md': '---\ntitle: Quarry\ntags: [stone]\n---\nSlate is cut on Tuesdays.\n',
  'n/Mast.md': '---\ntitle: Wind mast\n---\nThe mast is ten metres tall.\n',
  'log.md': '# Log\n',
};

let loaded: WikiContextPack | null = null;

afterEach(() => {
  loaded?.unload();
  loaded = null;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Obsidian with the plugin switched on. */
async function start(options: HostOptions = {}, stored?: unknown): Promise<Host & { plugin: WikiContextPack }> {
  const host = createHost({ files: FILES, ...options });
  const plugin = new WikiContextPack(host.app, MANIFEST);
  await plugin.saveData(stored);
  await switchOn(plugin);
  return { ...host, plugin };
}

async function switchOn(plugin: WikiContextPack): Promise<void> {
  loaded = plugin;
  plugin.load();
  await settle();
}

function command(plugin: WikiContextPack, id: string): { callback?: () => unknown; checkCallback?: (checking: boolean) => unknown; editorCheckCallback?: (checking: boolean, editor: unknown) => unknown } {
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
    await switchOn(plugin);
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
    await switchOn(plugin);
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

/** The menu that an event makes, opened. */
function openMenu({ app }: Host, event: string, ...about: unknown[]): void {
  const menu = new Menu();
  app.workspace.trigger(event, menu, ...about);
  menu.showAtPosition({ x: 0, y: 0 });
}

function chooseItem(title: string): void {
  const items = Array.from(document.body.querySelectorAll<HTMLElement>('.menu-item'));
  items.find((el) => el.textContent === title)?.click();
}

class AnEditor extends Editor {}

/** The note that is open for editing, with the cursor behind its text. */
function edit({ app }: Host, path: string, text: string): AnEditor {
  const editor = new AnEditor();
  editor.setValue(text);
  editor.setCursor(editor.offsetToPos(text.length));
  const file = app.vault.getFileByPath(path);
  app.workspace.activeEditor = { app, hoverPopover: null, editor, file };
  app.workspace.getActiveFile = () => file;
  return editor;
}

describe('the dialog', () => {
  it('opens again with what it held when it was closed by accident, and empty once the pack has left', async () => {
    fakeClipboard('take');
    await start();
    button('Build context pack').click();
    await preview('quarry');
    button('Pin Quarry').click();
    await preview();
    press(field('Budget in tokens'), 'Escape');
    button('Build context pack').click();
    await until(() => document.body.querySelector('[aria-pressed="true"][data-control]') !== null);
    expect(field('Topic').value).toBe('quarry');
    await preview();
    button('Copy').click();
    await settle();
    press(field('Budget in tokens'), 'Escape');
    button('Build context pack').click();
    expect(field('Topic').value).toBe('');
  });

  it('offers topics whose packs have left', async () => {
    fakeClipboard('take');
    const { app } = await start();
    button('Build context pack').click();
    await preview('quarry');
    button('Copy').click();
    await settle();
    expect(app.loadLocalStorage('wiki-context-pack-topics')).toEqual(['quarry']);
  });

  it('says that Obsidian is indexing, and never that nothing was found, until the cache is there', async () => {
    const host = await start({ unindexed: ['n/Quarry.md', 'n/Mast.md'] });
    button('Build context pack').click();
    type(field('Topic'), 'quarry');
    await until(() => dialogText()?.includes('Obsidian is still indexing: 2 notes to go…') === true);
    expect(dialogText()).not.toContain('No relevant pages');
    host.finishIndexing();
    await preview();
    expect(packText()).toContain('Slate is cut on Tuesdays.');
  });

  it('answers why a note is not in the pack, by name or title', async () => {
    await start();
    button('Build context pack').click();
    await preview('quarry');
    const answer = async (typed: string): Promise<string> => {
      type(field('Why is a note not in the pack?'), typed);
      button('Why not?').click();
      await settle();
      return document.body.querySelector('.wiki-context-pack-answer')?.textContent ?? '';
    };
    expect([await answer('Mast'), await answer('Cloud'), await answer('log')]).toEqual([
      '"Wind mast" says nothing of the topic in its title, aliases, tags, summary, headings or index entry.',
      'There is no note "Cloud" in this wiki.',
      '"Log" is never a page: a special note, a hidden folder, a sync conflict, or excluded more than once.',
    ]);
  });
});

describe('more ways out', () => {
  it('a note is opened where the settings say so', async () => {
    const { app } = await start({}, { openNote: true, output: 'note' });
    const opened: string[] = [];
    app.workspace.openLinkText = (path) => {
      opened.push(path);
      return Promise.resolve();
    };
    button('Build context pack').click();
    await preview('quarry');
    press(field('Budget in tokens'), 'Enter');
    await settle();
    expect(opened).toEqual(['Context Packs/quarry.md']);
  });

  it('the open note takes the pack at its cursor, and is asked for where there is none', async () => {
    const host = await start();
    button('Build context pack').click();
    await preview('quarry');
    button('Insert at cursor').click();
    await settle();
    expect(dialogText()).toContain('\nNo note is open for editing. Put the cursor where the pack should go, and try again.\n');
    const editor = edit(host, 'n/Mast.md', 'For the talk:');
    button('Insert at cursor').click();
    await settle();
    expect(editor.getValue()).toMatch(/^For the talk:\n\n# Context Pack: quarry\n[^]*\n---\n$/);
    expect(dialogText()).toContain('\nInserted into n/Mast.md.\n');
    expect(logLines((await host.notes())['log.md'])).toHaveLength(3);
  });

  it('a pack note is refreshed by its menu and by a command, and says what changed or why it could not', async () => {
    const host = await start();
    button('Build context pack').click();
    await preview('quarry');
    button('Save as note').click();
    await settle();
    await host.app.vault.create('n/Old quarry.md', '---\ntags: [quarry]\n---\nFlooded since.\n');
    const file = host.app.vault.getFileByPath('Context Packs/quarry.md');
    openMenu(host, 'file-menu', file, 'file-explorer');
    expect(menuTitles()).toEqual(['Build context pack', 'Refresh pack']);
    chooseItem('Refresh pack');
    await until(() => notices().length > 0);
    expect(notices()[0]).toMatch(/^Refreshed "quarry": 1 added \(Old quarry\)/);
    expect((await host.notes())['Context Packs/quarry.md']).toContain('Flooded since.');

    host.app.workspace.getActiveFile = () => file;
    const { checkCallback } = command(host.plugin, 'refresh');
    if (!file) throw new Error('the pack was not saved');
    await host.app.vault.process(file, (text) => text.replace('%% context pack ends %%', ''));
    expect(checkCallback?.(false)).toBe(true);
    await until(() => notices().length > 1);
    expect(notices()[1]).toBe('The lines that mark where the pack begins and ends are gone from "quarry". Save it as a new note instead.');
  });
});

describe('the other ways in', () => {
  it('the menus of several notes and of a folder ask for them', async () => {
    const host = await start();
    const files = ['n/Quarry.md', 'n/Mast.md'].map((path) => host.app.vault.getFileByPath(path));
    openMenu(host, 'files-menu', [...files, host.app.vault.getFolderByPath('n')], 'file-explorer');
    chooseItem('Build context pack');
    expect(field('Topic').value).toBe('Quarry, Mast');
  });

  it('chosen notes are in, and first', async () => {
    const host = await start();
    openMenu(host, 'files-menu', ['n/Mast.md', 'n/Quarry.md'].map((path) => host.app.vault.getFileByPath(path)), 'file-explorer');
    chooseItem('Build context pack');
    await preview('quarry');
    expect(packText().split('\n').filter((line) => line.startsWith('## ')).map((line) => line.slice(0, 12))).toEqual(['## [[n/Mast|', '## [[n/Quarr']);
  });

  it('a folder asks for what changed in it last', async () => {
    const host = await start({ files: { ...FILES, 'other/Kiln.md': 'Hot.' } });
    openMenu(host, 'file-menu', host.app.vault.getFolderByPath('other'), 'file-explorer');
    chooseItem('Build context pack');
    await preview();
    expect([field('Folder').value, packText().includes('Hot.'), packText().includes('Slate')]).toEqual(['other', true, false]);
  });

  it('the editor asks for what is selected or for the tag at the cursor, by menu and by command', async () => {
    const host = await start();
    edit(host, 'n/Mast.md', 'About #stone');
    openMenu(host, 'editor-menu', host.app.workspace.activeEditor?.editor);
    chooseItem('Build context pack');
    await preview();
    expect([field('Topic').value, packText().includes('Slate')]).toEqual(['#stone', true]);

    const { editorCheckCallback } = command(host.plugin, 'build-selection');
    expect(editorCheckCallback?.(true, host.app.workspace.activeEditor?.editor)).toBe(true);
    const plain = edit(host, 'n/Mast.md', 'Plain words');
    expect(editorCheckCallback?.(true, plain)).toBe(false);
    openMenu(host, 'editor-menu', plain);
    expect(menuTitles()).toEqual([]);
  });

  it.each([
    ['reading view', '<a href="#stone" class="tag">#stone</a>', 'a', '#stone'],
    ['tags view with whole tags', '<div class="tree-item"><div class="tag-pane-tag"><div class="tree-item-inner-text">stone/slate</div><span>4</span></div></div>', 'span', '#stone/slate'],
    ['tags view with parts of tags', '<div class="tree-item"><div class="tag-pane-tag"><div class="tree-item-inner-text">stone</div></div><div><div class="tree-item"><div class="tag-pane-tag"><div class="tree-item-inner-text"><b>slate</b></div></div></div></div></div>', 'b', '#stone/slate'],
    ['properties', '<div class="metadata-property" data-property-key="tags"><div class="multi-select-pill"><div class="multi-select-pill-content">stone</div><i></i></div></div>', 'i', '#stone'],
  ])('a tag in the %s asks for the tag, beside the items of others', async (_where, html, target, topic) => {
    await start();
    document.body.append(...Array.from(new DOMParser().parseFromString(html, 'text/html').body.childNodes));
    const event = new MouseEvent('contextmenu', { bubbles: true });
    Menu.forEvent(event).addItem((item) => item.setTitle('Rename tag'));
    document.body.querySelector(target)?.dispatchEvent(event);
    await settle();
    expect(menuTitles()).toEqual(['Rename tag', 'Build context pack']);
    chooseItem('Build context pack');
    expect(field('Topic').value).toBe(topic);
  });

  it('what is no tag has no item', async () => {
    await start();
    const el = document.body.createEl('a', { text: 'stone' });
    el.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    await settle();
    expect(menuTitles()).toEqual([]);
  });

  it('a menu that another plugin announces for a tag has the item once', async () => {
    const { app } = await start();
    const el = document.body.createEl('a', { cls: 'tag', text: '#stone', href: '#stone' });
    el.addEventListener('contextmenu', (event) => app.workspace.trigger('tag-wrangler:contextmenu', Menu.forEvent(event), 'stone'));
    el.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
    await settle();
    expect(menuTitles()).toEqual(['Build context pack']);
  });

  it('a link opens the dialog, and sends nothing by itself', async () => {
    const clipboard = fakeClipboard('take');
    const { plugin } = await start();
    const { obsidianProtocolHandlers__: links } = plugin as unknown as { obsidianProtocolHandlers__: Map<string, (parameters: Record<string, string>) => void> };
    links.get('wiki-context-pack')?.({ action: 'wiki-context-pack', topic: 'quarry', budget: '2000', output: 'both' });
    await preview();
    expect([field('Topic').value, field('Budget in tokens').value, field('Output').value, clipboard.text]).toEqual(['quarry', '2000', 'both', null]);
  });

  it('the terminal is answered with the pack', async () => {
    const { plugin } = await start();
    const { cliHandlers__: calls } = plugin as unknown as { cliHandlers__: Map<string, (call: Record<string, string>) => Promise<string>> };
    expect(await calls.get('wiki-context-pack')?.({ topic: 'quarry' })).toMatch(/^# Context Pack: quarry\n[^]*Slate is cut on Tuesdays\./);
    expect(await calls.get('wiki-context-pack')?.({ topic: 'quarry', budget: '1' })).toMatch(/^Error: The budget must be/);
  });

  it('the file menu of a note asks for the note', async () => {
    const { app } = await start();
    const menu = new Menu();
    app.workspace.trigger('file-menu', menu, app.vault.getFileByPath('n/Quarry.md'), 'file-explorer');
    app.workspace.trigger('file-menu', menu, app.vault.getFolderByPath('n'), 'file-explorer');
    menu.showAtPosition({ x: 0, y: 0 });
    expect(menuTitles()).toEqual(['Build context pack', 'Build context pack']);
    chooseItem('Build context pack');
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
