import 'obsidian-test-mocks/jest-setup';
import type { Plugin, PluginSettingTab } from 'obsidian';
import * as obsidian from 'obsidian-test-mocks/obsidian';
import { createHost, MANIFEST, type Host } from '../support/obsidianHost';

type PluginClass = new (app: Host['app'], manifest: typeof MANIFEST) => Plugin;

declare global {
  interface Window {
    /** main.js as Obsidian wraps it. */
    runMain(require: (id: string) => unknown, module: { exports: { default?: PluginClass } }, exports: object): void;
  }
}

let host: Host;
let plugin: Plugin;

/** What the test outside the page can have done in it. */
const testPage = {
  /** Loads the built plugin into a vault as Obsidian does; answers the modules that it asked for. */
  async load(files: Record<string, string>): Promise<string[]> {
    host = createHost({ files });
    const asked: string[] = [];
    const module = { exports: {} as { default?: PluginClass } };
    const require = (id: string): unknown => {
      asked.push(id);
      return id === 'obsidian' ? obsidian : undefined;
    };
    window.runMain(require, module, module.exports);
    if (!module.exports.default) throw new Error('main.js exports no plugin');
    plugin = new module.exports.default(host.app, MANIFEST);
    await plugin.onload();
    return asked;
  },

  notes: (): Promise<Record<string, string>> => host.notes(),

  /** Shows the settings tab as a page. */
  showSettings(): void {
    const [tab] = (plugin as unknown as { settingTabs__: PluginSettingTab[] }).settingTabs__;
    if (!tab) throw new Error('there is no settings tab');
    (tab as { display(): void }).display();
    tab.containerEl.addClass('settings-page');
    document.body.append(tab.containerEl);
  },
};

Object.assign(window, { testPage });
