import 'obsidian-test-mocks/jest-setup';
import type { Plugin, PluginSettingTab } from 'obsidian';
import * as obsidian from 'obsidian-test-mocks/obsidian';
import { growVault } from './growVault';
import { createHost, MANIFEST, type Host } from '../support/obsidianHost';

type PluginClass = new (app: Host['app'], manifest: typeof MANIFEST) => Plugin;

/** What the host keeps of a plugin, by the ids that it gave. */
interface Registered {
  readonly commands__: Map<string, { callback?: () => unknown; checkCallback?: (checking: boolean) => unknown; editorCheckCallback?: (checking: boolean, editor: unknown) => unknown }>;
  readonly obsidianProtocolHandlers__: Map<string, (parameters: Record<string, string>) => unknown>;
  readonly cliHandlers__: Map<string, (call: Record<string, string>) => string | Promise<string>>;
  readonly settingTabs__: PluginSettingTab[];
}

declare global {
  interface Window {
    /** main.js as Obsidian wraps it. */
    runMain(require: (id: string) => unknown, module: { exports: { default?: PluginClass } }, exports: object): void;
  }
}

/** Icons as plain outlines, so that they show. */
const ICONS = {
  pin: '<path d="M50 60v30M30 15h40M36 15v25l-12 20h52l-12-20V15" fill="none" stroke="currentColor" stroke-width="8"/>',
  'pin-off': '<path d="M50 60v30M30 15h40M36 15v25l-12 20h52l-12-20V15" fill="currentColor" stroke="currentColor" stroke-width="8"/>',
  x: '<path d="M25 25l50 50M75 25l-50 50" fill="none" stroke="currentColor" stroke-width="8"/>',
};

class TestEditor extends obsidian.Editor {}

let host: Host;
let plugin: Registered;

/** What the test outside the page can have done in it. */
const testPage = {
  /** Loads the built plugin into a vault as Obsidian does; answers the modules that it asked for, and how long loading took. */
  async load(files: Record<string, string>): Promise<{ asked: string[]; loadMs: number }> {
    host = createHost({ files });
    for (const [name, svg] of Object.entries(ICONS)) obsidian.addIcon(name, `<svg viewBox="0 0 100 100">${svg}</svg>`);
    // Counted by Obsidian long before a plugin asks.
    void host.app.metadataCache.resolvedLinks;
    const asked: string[] = [];
    const module = { exports: {} as { default?: PluginClass } };
    const require = (id: string): unknown => {
      asked.push(id);
      return id === 'obsidian' ? obsidian : undefined;
    };
    const started = performance.now();
    window.runMain(require, module, module.exports);
    if (!module.exports.default) throw new Error('main.js exports no plugin');
    const loaded = new module.exports.default(host.app, MANIFEST);
    await loaded.onload();
    plugin = loaded as unknown as Registered;
    return { asked, loadMs: performance.now() - started };
  },

  /** The same, with a vault of so many notes. */
  async loadGrown(count: number): Promise<void> {
    await this.load(growVault(count));
  },

  notes: (): Promise<Record<string, string>> => host.notes(),

  /** Opens a note for editing, with a text before and after the cursor. */
  edit(path: string, before: string, after: string): void {
    const editor = new TestEditor();
    editor.setValue(before + after);
    const lines = before.split('\n');
    editor.setCursor(lines.length - 1, lines[lines.length - 1]?.length);
    Object.assign(host.app.workspace, { activeEditor: { editor, file: host.app.vault.getFileByPath(path) } });
    host.app.workspace.getActiveFile = () => host.app.vault.getFileByPath(path);
  },

  editorText: (): string => host.app.workspace.activeEditor?.editor?.getValue() ?? '',

  runCommand(id: string): void {
    const command = plugin.commands__.get(id);
    if (!command) throw new Error(`no command ${id}`);
    command.callback?.();
    command.checkCallback?.(false);
    command.editorCheckCallback?.(false, host.app.workspace.activeEditor?.editor);
  },

  followUri(parameters: Record<string, string>): void {
    plugin.obsidianProtocolHandlers__.get(MANIFEST.id)?.(parameters);
  },

  callCli: async (call: Record<string, string>): Promise<string> => plugin.cliHandlers__.get(MANIFEST.id)?.(call) ?? '',

  /** Opens the menu that Obsidian makes for a note, several notes, a folder or the editor. */
  openMenu(event: 'file-menu' | 'files-menu' | 'editor-menu', paths: readonly string[]): void {
    const menu = obsidian.Menu.create2__();
    const files = paths.map((path) => host.app.vault.getAbstractFileByPath(path));
    const about = { 'file-menu': files[0], 'files-menu': files, 'editor-menu': host.app.workspace.activeEditor?.editor };
    host.app.workspace.trigger(event, menu, about[event], 'test');
    menu.showAtPosition({ x: 0, y: 0 });
  },

  /** Puts a tag on the page as Obsidian shows it, and another plugin that has its own item in the menu of tags. */
  showTag(html: string): void {
    const el = document.body.createDiv('shown-tag');
    el.append(new DOMParser().parseFromString(html, 'text/html').body);
    document.addEventListener('contextmenu', (event) => obsidian.Menu.forEvent(event).addItem((item) => item.setTitle('Rename tag')));
  },

  /** Opens another window of the app, here as a frame, with something in it. */
  openPopout(html: string): void {
    const frame = document.body.createEl('iframe');
    const doc = frame.contentDocument;
    const win = doc?.defaultView;
    if (!doc || !win) throw new Error('the frame has no page');
    // Obsidian adds its own calls to what a window is made of, in every window that it opens.
    for (const name of ['Node', 'Element', 'HTMLElement'] as const) {
      const [own, other] = [window[name].prototype, win[name].prototype];
      for (const [key, value] of Object.entries(Object.getOwnPropertyDescriptors(own))) if (!(key in other)) Object.defineProperty(other, key, value);
    }
    Object.defineProperty(win.UIEvent.prototype, 'targetNode', { get(this: UIEvent) { return this.target; } });
    Object.assign(win.Node.prototype, {
      instanceOf(this: Node, type: { readonly name: 'Element' }) {
        return win[type.name][Symbol.hasInstance](this);
      },
    });
    doc.body.append(doc.importNode(new DOMParser().parseFromString(html, 'text/html').body, true));
    host.app.workspace.trigger('window-open', { doc, win }, win);
  },

  /** Shows the settings tab as a page. */
  showSettings(): void {
    const [tab] = plugin.settingTabs__;
    if (!tab) throw new Error('there is no settings tab');
    (tab as { display(): void }).display();
    tab.containerEl.addClass('settings-page');
    document.body.append(tab.containerEl);
  },
};

Object.assign(window, { testPage });
