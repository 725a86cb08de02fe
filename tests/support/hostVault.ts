import { MetadataCache, TFile, TFolder, Vault, type App, type TAbstractFile } from 'obsidian-test-mocks/obsidian';
import type { CachedMetadata } from 'obsidian';
import { metadataOf } from './metadataOf';
import { patch } from './patch';

/** Makes the vault refuse what Obsidian's refuses, and its cache follow every change. Once, for all vaults. */
export function installVault(): void {
  patchVault();
  patchMetadataCache();
}

/** Vaults on a disk that does not tell letter cases apart, as on Windows and macOS. */
export const caseBlindVaults = new WeakSet<object>();

/** Paths that the cache of an app does not know yet. */
export const unindexedPaths = new WeakMap<object, Set<string>>();

/** Mocks hand themselves out behind a proxy and hold themselves bare; both lead to this one object. */
export function identity(mock: object): object {
  return (mock as Record<symbol, { value?: object } & object>)[Symbol.for('strictProxyTarget')] ?? mock;
}

function patchVault(): void {
  const original = patch(Vault, {
    constructor2__(this: Vault) {
      for (const event of ['create', 'modify']) this.on(event, (file: unknown) => stamp(this, file));
    },
    async create(this: Vault, path: string, data: string) {
      if (occupant(this, path)) throw new Error('File already exists.');
      const folder = parentOf(path);
      if (folder !== '' && !(occupant(this, folder) instanceof TFolder)) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return original.create?.call(this, ...([path, data] as never[]));
    },
    async createFolder(this: Vault, path: string) {
      const inTheWay = occupant(this, path);
      if (inTheWay) throw new Error(inTheWay instanceof TFolder ? 'Folder already exists.' : 'File already exists.');
      if (occupant(this, parentOf(path)) instanceof TFile) throw new Error(`ENOTDIR: not a directory, mkdir '${path}'`);
      return original.createFolder?.call(this, ...([path] as never[]));
    },
    delete(this: Vault, file: TAbstractFile) {
      return remove(this, file);
    },
    trash(this: Vault, file: TAbstractFile) {
      return remove(this, file);
    },
  });
  async function remove(vault: Vault, file: TAbstractFile): Promise<void> {
    if (file instanceof TFolder) for (const child of [...file.children]) await remove(vault, child);
    await original.delete?.call(vault, ...([file] as never[]));
  }
}

function occupant(vault: Vault, path: string): unknown {
  if (path === '') return vault.getRoot();
  return caseBlindVaults.has(identity(vault)) ? vault.getAbstractFileByPathInsensitive__(path) : vault.getAbstractFileByPath(path);
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function stamp(vault: Vault, file: unknown): void {
  if (!(file instanceof TFile)) return;
  const now = Date.now();
  const isNew = file.stat.mtime === 0;
  file.stat = { ctime: isNew ? now : file.stat.ctime, mtime: now, size: new Blob([textOf(vault, file)]).size };
}

function textOf(vault: Vault, file: TFile): string {
  return file.extension === 'md' ? vault.readSync__(file) : '';
}

function patchMetadataCache(): void {
  patch(MetadataCache, {
    constructor2__(this: MetadataCache, _app: App, vault: Vault) {
      let links: Links | null = null;
      vault.on('rename', (file: unknown, from: unknown) => move(this, file as TAbstractFile, String(from)));
      vault.on('delete', (file: unknown) => forget(this, file));
      for (const event of ['create', 'modify', 'rename', 'delete']) vault.on(event, () => { links = null; });
      for (const name of ['resolvedLinks', 'unresolvedLinks'] as const) {
        Object.defineProperty(this, name, { configurable: true, get: () => (links ??= linksOf(this))[name] });
      }
    },
    parseFileMetadata(this: MetadataCache, file: unknown) {
      if (!(file instanceof TFile) || file.extension !== 'md') return;
      const text = this.app__.vault.readSync__(file);
      const cache = metadataOf(text);
      this.cache__.set(file.path, cache);
      this.trigger('changed', file, text, cache);
    },
    getCache(this: MetadataCache, path: string): CachedMetadata | null {
      return unindexedPaths.get(identity(this.app__))?.has(path) ? null : this.cache__.get(path) ?? null;
    },
    getFileCache(this: MetadataCache, file: TFile): CachedMetadata | null {
      return this.getCache(file.path);
    },
  });
}

function move(cache: MetadataCache, { path: to }: TAbstractFile, from: string): void {
  const entries = [...cache.cache__].filter(([path]) => path === from || path.startsWith(`${from}/`));
  for (const [path, entry] of entries) {
    cache.cache__.delete(path);
    cache.cache__.set(to + path.slice(from.length), entry);
  }
}

function forget(cache: MetadataCache, file: unknown): void {
  if (!(file instanceof TFile)) return;
  const entry = cache.cache__.get(file.path) ?? null;
  cache.cache__.delete(file.path);
  cache.trigger('deleted', file, entry);
}

/** By source and target, how often. */
type Links = Record<'resolvedLinks' | 'unresolvedLinks', Record<string, Record<string, number>>>;

/** Counted when asked, so that a link to a note that is made later resolves. */
function linksOf(cache: MetadataCache): Links {
  const found: Links = { resolvedLinks: {}, unresolvedLinks: {} };
  const named = namesOf(cache);
  for (const [source, { links = [], embeds = [], frontmatterLinks = [] }] of cache.cache__) {
    const counts = { resolved: {} as Record<string, number>, unresolved: {} as Record<string, number> };
    for (const { link } of [...links, ...embeds, ...frontmatterLinks]) {
      const path = link.split('#')[0] ?? '';
      if (path === '' || path.includes('://')) continue;
      const target = named.get(path.toLowerCase().replace(/\.md$/, '')) ?? cache.getFirstLinkpathDest(path, source)?.path;
      const [kind, key] = target !== undefined ? ['resolved' as const, target] : ['unresolved' as const, path];
      counts[kind][key] = (counts[kind][key] ?? 0) + 1;
    }
    found.resolvedLinks[source] = counts.resolved;
    found.unresolvedLinks[source] = counts.unresolved;
  }
  return found;
}

/** Notes by path, and by name where no other note has it: what most links mean, without a search for each. */
function namesOf(cache: MetadataCache): Map<string, string> {
  const paths = Array.from(cache.cache__.keys(), (path) => [path.toLowerCase().replace(/\.md$/, ''), path] as const);
  const names = paths.map(([key, path]) => [key.slice(key.lastIndexOf('/') + 1), path] as const);
  const counts = new Map<string, number>();
  for (const [name] of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...names.filter(([name]) => counts.get(name) === 1), ...paths]);
}
