import { getAllTags, type App, type CachedMetadata, type TFile } from 'obsidian';
import { PackError } from '../core/errors';
import type { Notice, Page, Wiki } from '../core/model';
import { withIndexEntries } from '../core/page/indexEntries';
import { pageFromMetadata } from '../core/page/pageFromMetadata';
import { pageFromNote } from '../core/page/pageFromNote';
import { createPageFilter, type PageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import { cacheReady } from './cacheReady';
import { isUserIgnored } from './isUserIgnored';
import { rootNote } from './rootNote';

const READ_TOGETHER = 50;

/**
 * The vault as the core sees it. Pages come from Obsidian's cache; a note that the cache cannot speak for (not indexed
 * yet, properties that are no YAML) is read. `onIndexing` is told how many notes are waited for.
 * @throws PackError when the wiki folder is not in the vault.
 */
export async function vaultWiki(app: App, settings: PackSettings, onIndexing: (notes: number) => void): Promise<Wiki> {
  const vault: VaultView = { app, prefix: wikiPrefix(app, settings.wikiFolder) };
  const filter = createPageFilter(settings, (path) => isHidden(app, vault.prefix + path));
  const files = wikiFiles(vault);
  const mayBePages = [...files].filter(([path]) => filter.allowsPath(path));
  await cacheReady(mayBePages.length, () => countUnknown(app, mayBePages), onIndexing);

  const gathered = await mapTogether(mayBePages, (entry) => gatherPage(vault, entry));
  const allowed = gathered.filter(({ page }) => page === null || filter.allowsPage(page));
  const pages = allowed.flatMap(({ page }) => page ?? []);
  return {
    pages: withIndexEntries(pages, await readIndexNotes(vault, settings, filter, files)),
    hot: await readRootNote(app, settings, 'hot.md'),
    readNote: (path) => readNote(app, files, path),
    notices: allowed.flatMap(({ notices }) => notices),
  };
}

/** The app, and what the vault puts before the wiki's own paths. */
interface VaultView {
  readonly app: App;
  readonly prefix: string;
}

interface Gathered {
  readonly page: Page | null;
  readonly notices: readonly Notice[];
}

type NoteEntry = readonly [path: string, file: TFile];

function wikiPrefix(app: App, folder: string): string {
  if (folder === '') return '';
  if (app.vault.getFolderByPath(folder)) return `${folder}/`;
  throw new PackError(`The wiki folder "${folder}" is not in this vault. Choose another one in the settings.`);
}

function isHidden(app: App, path: string): boolean {
  return path.startsWith(`${app.vault.configDir}/`) || isUserIgnored(app, path);
}

/** Every note of the wiki by its path from the wiki root. */
function wikiFiles({ app, prefix }: VaultView): Map<string, TFile> {
  const files = app.vault.getMarkdownFiles().filter((file) => file.path.startsWith(prefix));
  return new Map(files.map((file) => [file.path.slice(prefix.length), file]));
}

function countUnknown(app: App, notes: readonly NoteEntry[]): number {
  return notes.filter(([, file]) => app.metadataCache.getFileCache(file) === null).length;
}

/** Not all at once: a phone holds only so many open files. */
async function mapTogether<T, R>(items: readonly T[], work: (item: T) => R | Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < items.length; from += READ_TOGETHER) {
    done.push(...await Promise.all(items.slice(from, from + READ_TOGETHER).map(work)));
  }
  return done;
}

function gatherPage(vault: VaultView, [path, file]: NoteEntry): Gathered | Promise<Gathered> {
  const cache = vault.app.metadataCache.getFileCache(file);
  if (!cache || hasUnreadProperties(cache)) return gatherFromText(vault.app, path, file);
  const page = pageFromMetadata(path, {
    frontmatter: cache.frontmatter,
    tags: getAllTags(cache) ?? [],
    headings: (cache.headings ?? []).map(({ heading, level }) => ({ text: heading, level })),
    links: linksOf(vault, file),
  }, file.stat.mtime);
  return { page, notices: [] };
}

/** There is a property block, and Obsidian made nothing of it. */
function hasUnreadProperties(cache: CachedMetadata): boolean {
  return !cache.frontmatter && cache.sections?.[0]?.type === 'yaml';
}

async function gatherFromText(app: App, path: string, file: TFile): Promise<Gathered> {
  try {
    return pageFromNote(path, await app.vault.cachedRead(file), file.stat.mtime);
  } catch {
    return { page: null, notices: [{ code: 'unreadable-note', path, message: `"${path}" could not be read and is not in the pack.` }] };
  }
}

function linksOf({ app, prefix }: VaultView, file: TFile): string[] {
  const links = Object.keys(app.metadataCache.resolvedLinks[file.path] ?? {});
  return links.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
}

/** The wiki's own index, and those of the folders that may be packed. */
async function readIndexNotes(
  { app }: VaultView, settings: PackSettings, filter: PageFilter, files: ReadonlyMap<string, TFile>,
): Promise<{ path: string; text: string }[]> {
  const root = rootNote(app.vault, settings.wikiFolder, 'index.md');
  const ofFolders = [...files].filter(([path]) => path.toLowerCase().endsWith('/index.md') && filter.allowsPath(path));
  const all: NoteEntry[] = root && !isHidden(app, root.path) ? [[root.name, root], ...ofFolders] : ofFolders;
  const read = await mapTogether(all, async ([path, file]) => ({ path, text: await readOrNull(app, file) }));
  return read.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
}

async function readRootNote(app: App, settings: PackSettings, name: string): Promise<string | null> {
  const file = rootNote(app.vault, settings.wikiFolder, name);
  return file && !isHidden(app, file.path) ? readOrNull(app, file) : null;
}

/** What such a note adds is a help: a pack is made without it, too. */
async function readOrNull(app: App, file: TFile): Promise<string | null> {
  return app.vault.cachedRead(file).catch(() => null);
}

async function readNote(app: App, files: ReadonlyMap<string, TFile>, path: string): Promise<string> {
  const file = files.get(path);
  if (!file) throw new PackError(`"${path}" is not a note of this wiki.`);
  return app.vault.cachedRead(file);
}
