import { AbstractInputSuggest, ButtonComponent, DropdownComponent, Menu, Modal, Notice, Setting, SliderComponent, TFile, TFolder, ToggleComponent } from 'obsidian';
import { createHost, type Host } from './obsidianHost';
import { button, dialogText, field, menuTitles, notices, press, settle, suggestions, type } from './screen';

/** The note or folder at a path, as Obsidian knows it. */
function entry(host: Host, path: string): TFile {
  const file = host.app.vault.getFileByPath(path);
  if (!file) throw new Error(`no note at ${path}`);
  return file;
}

describe('the dialog of the host', () => {
  it('is on the page from open to close, with its title before its content', () => {
    const { app } = createHost();
    const modal = new Modal(app);
    modal.onOpen = () => {
      modal.setTitle('Fresh water');
      modal.contentEl.createDiv({ text: 'Two springs' });
    };
    modal.open();
    expect(dialogText()).toBe('Fresh water\nTwo springs');
    modal.close();
    expect(dialogText()).toBeNull();
  });

  it('closes on Escape, the last one opened first, and tells each once', () => {
    const { app } = createHost();
    const closed: string[] = [];
    for (const name of ['below', 'above']) {
      const modal = new Modal(app);
      modal.onClose = () => closed.push(name);
      modal.open();
    }
    press(document.body, 'Escape');
    press(document.body, 'Escape');
    press(document.body, 'Escape');
    expect(closed).toEqual(['above', 'below']);
  });
});

describe('the controls of the host', () => {
  it('tell what the hand changes, and nothing that code sets', () => {
    createHost();
    const heard: unknown[] = [];
    const hear = (value: unknown): number => heard.push(value);
    const setting = new Setting(document.body).setName('Depth');
    setting.addText((text) => {
      text.onChange(hear).setValue('by code');
      text.inputEl.setAttribute('aria-label', 'depth');
    });
    const toggle = new ToggleComponent(document.body).onChange(hear).setValue(true);
    const dropdown = new DropdownComponent(document.body).addOptions({ a: 'A', b: 'B' }).onChange(hear).setValue('b');
    const slider = new SliderComponent(document.body).setLimits(0, 10, 1).onChange(hear).setValue(3);
    expect(heard).toEqual([]);
    expect([field('depth').value, toggle.getValue(), dropdown.getValue(), slider.getValue()]).toEqual(['by code', true, 'b', 3]);

    type(field('depth'), 'by hand');
    toggle.toggleEl.click();
    dropdown.selectEl.value = 'a';
    dropdown.selectEl.dispatchEvent(new Event('change'));
    slider.sliderEl.value = '7';
    slider.sliderEl.dispatchEvent(new Event('change'));
    expect(heard).toEqual(['by hand', false, 'a', 7]);
  });

  it('a button that rests takes no click', () => {
    createHost();
    let clicks = 0;
    const press = new ButtonComponent(document.body).setButtonText('Go').onClick(() => { clicks += 1; });
    press.setDisabled(true);
    button('Go').click();
    press.setDisabled(false);
    button('Go').click();
    expect(clicks).toBe(1);
  });

  it('a row has its words before its control', () => {
    createHost();
    const { settingEl } = new Setting(document.body).setName('Depth').setDesc('In metres.').addButton((press) => press.setButtonText('Set'));
    expect([...settingEl.children].map((el) => `${el.className}: ${el.textContent}`)).toEqual([
      'setting-item-info: DepthIn metres.', 'setting-item-control: Set',
    ]);
  });
});

describe('notices and menus of the host', () => {
  it('a notice can be read until it is hidden', () => {
    createHost();
    const notice = new Notice('The well is dry.');
    expect(notices()).toEqual(['The well is dry.']);
    notice.hide();
    expect(notices()).toEqual([]);
  });

  it('all who ask for the menu of one event add to the same menu, which shows itself', async () => {
    createHost();
    const event = new MouseEvent('contextmenu');
    const chosen: string[] = [];
    for (const title of ['First', 'Second']) Menu.forEvent(event).addItem((item) => item.setTitle(title).onClick(() => chosen.push(title)));
    await settle();
    expect(menuTitles()).toEqual(['First', 'Second']);
    button('Second').click();
    expect(chosen).toEqual(['Second']);
    expect(menuTitles()).toEqual([]);
  });
});

class Fruits extends AbstractInputSuggest<string> {
  protected override getSuggestions(typed: string): string[] {
    return ['apple', 'apricot', 'pear'].filter((fruit) => fruit.startsWith(typed));
  }

  override renderSuggestion(fruit: string, el: HTMLElement): void {
    el.setText(fruit);
  }

  override selectSuggestion(fruit: string): void {
    this.setValue(fruit);
    this.close();
  }
}

describe('suggestions of the host', () => {
  /** A field with suggestions, that something else listens to as well. */
  function aField(): { inputEl: HTMLInputElement; heard: string[] } {
    const { app } = createHost();
    const inputEl = document.body.createEl('input', { type: 'text' });
    const heard: string[] = [];
    inputEl.addEventListener('keydown', ({ key }) => heard.push(key));
    new Fruits(app, inputEl);
    inputEl.focus();
    return { inputEl, heard };
  }

  it('show below a field as it is typed in; Enter takes the first, arrows go further, and nothing else hears of these keys', async () => {
    const { inputEl, heard } = aField();
    type(inputEl, 'ap');
    await settle();
    expect(suggestions()).toEqual(['apple', 'apricot']);
    press(inputEl, 'ArrowDown');
    press(inputEl, 'Enter');
    expect([inputEl.value, suggestions(), heard]).toEqual(['apricot', [], []]);
    press(inputEl, 'Enter');
    expect(heard).toEqual(['Enter']);
  });

  it('close on Escape and when the field is left, and are none for what matches nothing', async () => {
    const { inputEl } = aField();
    await settle();
    expect(suggestions()).toHaveLength(3);
    press(inputEl, 'Escape');
    expect(suggestions()).toEqual([]);
    type(inputEl, 'p');
    await settle();
    inputEl.blur();
    expect(suggestions()).toEqual([]);
    inputEl.focus();
    type(inputEl, 'plum');
    await settle();
    expect(suggestions()).toEqual([]);
  });
});

describe('the vault of the host', () => {
  it('never writes over a note, and makes no note without its folder', async () => {
    const { app, notes } = createHost({ files: { 'a/Well.md': 'Old.' } });
    await expect(app.vault.create('a/Well.md', 'New.')).rejects.toThrow('File already exists.');
    await expect(app.vault.create('b/Well.md', 'New.')).rejects.toThrow('ENOENT');
    await expect(app.vault.createFolder('a')).rejects.toThrow('Folder already exists.');
    await expect(app.vault.createFolder('a/Well.md/x')).rejects.toThrow('ENOTDIR');
    expect(await notes()).toEqual({ 'a/Well.md': 'Old.' });
  });

  it('on a disk blind to letter case, a name is taken in any case though the vault does not find it', async () => {
    const { app } = createHost({ files: { 'Packs/Well.md': 'Old.' }, caseBlind: true });
    expect(app.vault.getAbstractFileByPath('packs')).toBeNull();
    await expect(app.vault.createFolder('packs')).rejects.toThrow('Folder already exists.');
    await expect(app.vault.create('packs/well.md', 'New.')).rejects.toThrow('File already exists.');
  });

  it('knows when a note was written, and how large it is', async () => {
    const { app } = createHost();
    const before = Date.now();
    const file = await app.vault.create('Well.md', 'Ü');
    expect(file.stat.mtime).toBeGreaterThanOrEqual(before);
    expect(file.stat.size).toBe(2);
  });
});

describe('the metadata cache of the host', () => {
  it('holds properties, headings, tags and links with their places', () => {
    const host = createHost({ files: { 'Well.md': '---\ntags: [deep]\nfrom: "[[Map]]"\n---\n# The well\nSee [[Spring|a spring]] #水/cold\n```\n# no heading\n```\n' } });
    const cache = host.app.metadataCache.getFileCache(entry(host, 'Well.md'));
    expect(cache?.frontmatter).toEqual({ tags: ['deep'], from: '[[Map]]' });
    expect(cache?.frontmatterPosition?.end).toEqual({ line: 3, col: 3, offset: 36 });
    expect(cache?.frontmatterLinks).toEqual([{ key: 'from', link: 'Map', original: '[[Map]]', displayText: 'Map' }]);
    expect(cache?.headings?.map(({ heading, level, position }) => [heading, level, position.start.line])).toEqual([['The well', 1, 4]]);
    expect(cache?.tags?.map(({ tag, position }) => [tag, position.start.col])).toEqual([['#水/cold', 24]]);
    expect(cache?.links?.map(({ link, displayText }) => [link, displayText])).toEqual([['Spring', 'a spring']]);
    expect(cache?.sections?.map(({ type: kind }) => kind)).toEqual(['yaml', 'heading', 'paragraph', 'code']);
  });

  it('takes the backslash before the bar of a link in a table for no part of its target', () => {
    const host = createHost({ files: { 'Well.md': '| from |\n| --- |\n| [[Spring\\|a spring]] |\n' } });
    expect(host.app.metadataCache.getFileCache(entry(host, 'Well.md'))?.links?.map(({ link, displayText }) => [link, displayText])).toEqual([['Spring', 'a spring']]);
  });

  it.each([['invalid', '---\na: b: c\n---\nText.'], ['empty', '---\n---\nText.']])('holds no properties of an %s block, only that there is one', (_kind, text) => {
    const host = createHost({ files: { 'Well.md': text } });
    const cache = host.app.metadataCache.getFileCache(entry(host, 'Well.md'));
    expect([cache?.frontmatter, cache?.frontmatterPosition, cache?.sections?.[0]?.type]).toEqual([undefined, undefined, 'yaml']);
  });

  it('follows a note that moves, one that goes, and a link whose note comes later', async () => {
    const host = createHost({ files: { 'a/Well.md': '# Well\n[[Spring]]' } });
    const { metadataCache, vault, fileManager } = host.app;
    expect(metadataCache.resolvedLinks).toEqual({ 'a/Well.md': {} });
    const spring = await vault.create('Spring.md', 'Cold.');
    expect(metadataCache.resolvedLinks).toEqual({ 'a/Well.md': { 'Spring.md': 1 }, 'Spring.md': {} });

    const well = entry(host, 'a/Well.md');
    await vault.rename(well, 'a/Deep well.md');
    expect(metadataCache.getFileCache(well)?.headings?.[0]?.heading).toBe('Well');
    await fileManager.trashFile(spring);
    expect(metadataCache.resolvedLinks).toEqual({ 'a/Deep well.md': {} });
    expect(metadataCache.unresolvedLinks).toEqual({ 'a/Deep well.md': { Spring: 1 } });
  });

  it('knows nothing of notes that are not indexed, until it is done', () => {
    const host = createHost({ files: { 'Well.md': '# Well' }, unindexed: ['Well.md'] });
    let isDone = false;
    host.app.metadataCache.on('resolved', () => { isDone = true; });
    expect(host.app.metadataCache.getFileCache(entry(host, 'Well.md'))).toBeNull();
    host.finishIndexing();
    expect([isDone, host.app.metadataCache.getFileCache(entry(host, 'Well.md'))?.headings?.length]).toEqual([true, 1]);
  });

  it('forgets what a deleted folder held', async () => {
    const { app, notes } = createHost({ files: { 'a/b/Well.md': '# Well', 'Spring.md': '' } });
    const folder = app.vault.getFolderByPath('a');
    expect(folder).toBeInstanceOf(TFolder);
    if (folder) await app.fileManager.trashFile(folder);
    expect([await notes(), app.metadataCache.getCache('a/b/Well.md')]).toEqual([{ 'Spring.md': '' }, null]);
  });
});
