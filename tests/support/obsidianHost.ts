import type { App as ObsidianApp, PluginManifest } from 'obsidian';
import { App } from 'obsidian-test-mocks/obsidian';
import { installMenu } from './hostMenu';
import { installSuggest } from './hostSuggest';
import { caseBlindVaults, identity, installVault, unindexedPaths } from './hostVault';
import { installWidgets } from './hostWidgets';

/** What a vault is made of. */
export interface HostOptions {
  readonly files?: Readonly<Record<string, string>>;
  /** Obsidian's "Excluded files": vault paths, or the beginnings of some. */
  readonly excluded?: readonly string[];
  /** Notes that Obsidian has not indexed yet. */
  readonly unindexed?: readonly string[];
  /** Whether the disk takes `Packs` and `packs` for the same name. */
  readonly caseBlind?: boolean;
}

/** Obsidian as a test has it: an app over a vault in memory, with dialogs, menus and notices in the document. */
export interface Host {
  readonly app: ObsidianApp;
  /** Every note by its path. */
  notes(): Promise<Record<string, string>>;
  /** Obsidian is done with indexing. */
  finishIndexing(): void;
}

export const MANIFEST: PluginManifest = {
  id: 'wiki-context-pack', name: 'Wiki Context Pack', author: 'The authors', version: '0.1.0', minAppVersion: '1.8.7', description: '',
};

/** A fresh app; what the last one left in the document is gone. */
export function createHost({ files = {}, excluded = [], unindexed = [], caseBlind = false }: HostOptions = {}): Host {
  document.body.empty();
  const app = App.createConfigured__({ files });
  if (caseBlind) caseBlindVaults.add(identity(app.vault));
  unindexedPaths.set(identity(app), new Set(unindexed));
  Object.assign(app.metadataCache, { isUserIgnored: (path: string) => excluded.some((start) => path.startsWith(start)) });
  return {
    app: app.asOriginalType__(),
    notes: async () => Object.fromEntries(await Promise.all(app.vault.getMarkdownFiles().map(async (file) => [file.path, await app.vault.read(file)] as const))),
    finishIndexing: () => {
      unindexedPaths.delete(identity(app));
      app.metadataCache.trigger('resolved');
    },
  };
}

/** jsdom lays nothing out, so it has nowhere to scroll. */
Element.prototype.scrollIntoView ??= () => undefined;
/** jsdom has no channels; a timer comes as soon. */
if (!('MessageChannel' in window)) {
  Object.assign(window, {
    MessageChannel: class {
      readonly port1 = { onmessage: (): void => undefined, close: (): void => undefined };
      readonly port2 = { postMessage: (): void => void setTimeout(() => this.port1.onmessage()) };
    },
  });
}
installVault();
installWidgets();
installMenu();
installSuggest();
