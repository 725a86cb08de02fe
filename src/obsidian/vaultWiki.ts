import { parseYaml, type App, type EventRef, type TFile } from 'obsidian';
import type { Breathe } from '../core/breathe';
import { PackError } from '../core/errors';
import type { Notice, Page, Wiki } from '../core/model';
import { withIndexEntries } from '../core/page/indexEntries';
import { prepareRanking } from '../core/rank/prepareRanking';
import { inSteps } from '../core/rank/steps';
import { createPageFilter, type PageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import { fold } from '../core/topic/fold';
import { CachedPages, type Gathered } from './cachedPages';
import { cacheReady } from './cacheReady';
import { isUserIgnored } from './isUserIgnored';
import { NoteTexts } from './noteTexts';
import { rootNote } from './rootNote';

/** Not all at once: a phone holds only so many open files. */
const READ_TOGETHER = 50;

/** How work that may take long meets those who wait for it. */
export interface Work {
  readonly breathe: Breathe;
  /** Says what is being waited for. */
  readonly say: (message: string) => void;
}

/**
 * The vault as the core sees it, for as long as it is asked: what has not changed since is not gathered again. Pages come from
 * Obsidian's cache; a note that the cache cannot speak for (not indexed yet, properties that are no YAML) is read.
 */
export class VaultWiki {
  private readonly texts: NoteTexts;
  private readonly cached: CachedPages;
  private readonly listening: readonly (() => void)[];
  private latest: { readonly settings: PackSettings; readonly wiki: Wiki } | null = null;
  private changes = 0;

  constructor(private readonly app: App) {
    this.texts = new NoteTexts(app.vault);
    this.cached = new CachedPages(app, this.texts);
    const changed = (): void => {
      this.latest = null;
      this.changes += 1;
    };
    this.listening = [...onVault(app, changed), ...onMetadata(app, changed)];
  }

  /** @throws PackError when the wiki folder is not in the vault. */
  async current(settings: PackSettings, work: Work): Promise<Wiki> {
    if (this.latest?.settings === settings) return this.latest.wiki;
    const { changes } = this;
    const wiki = await this.gather(settings, work);
    if (this.changes === changes) this.latest = { settings, wiki };
    return wiki;
  }

  /** A note by its path, name, title or alias, or a link to it, as a page even where it is excluded; null when the wiki has none. */
  async find(typed: string, settings: PackSettings): Promise<{ readonly page: Page; readonly isHidden: boolean } | null> {
    const prefix = wikiPrefix(this.app, settings.wikiFolder);
    const link = typed.trim().replace(/^\[\[|\]\]$/g, '');
    const file = this.app.metadataCache.getFirstLinkpathDest(link, prefix) ?? this.app.vault.getFileByPath(prefix + link);
    if (!file?.path.startsWith(prefix) || file.extension !== 'md') return this.findByTitle(link);
    const { page } = await this.cached.get(prefix, file.path.slice(prefix.length), file);
    return page && { page, isHidden: isHidden(this.app, file.path) };
  }

  private findByTitle(title: string): { readonly page: Page; readonly isHidden: boolean } | null {
    const sought = fold(title);
    const page = this.latest?.wiki.pages.find((one) => [one.title, ...one.aliases].some((name) => fold(name) === sought));
    return page ? { page, isHidden: false } : null;
  }

  /** Gives back all that was kept. */
  close(): void {
    for (const stop of this.listening) stop();
    this.texts.clear();
    this.cached.clear();
    this.latest = null;
  }

  private async gather(settings: PackSettings, work: Work): Promise<Wiki> {
    const prefix = wikiPrefix(this.app, settings.wikiFolder);
    const filter = createPageFilter(settings, (path) => isHidden(this.app, prefix + path));
    const files = await wikiFiles(this.app, prefix, work.breathe);
    const mayBePages = await sift(files, ([path]) => filter.allowsPath(path), work.breathe);
    const countUnknown = (): number => mayBePages.filter(([, file]) => this.app.metadataCache.getFileCache(file) === null).length;
    await cacheReady(mayBePages.length, countUnknown, (notes) => {
      work.say(`Obsidian is still indexing: ${notes} notes to go…`);
      return work.breathe();
    });

    const gathered = await this.gatherPages(prefix, mayBePages, work);
    const allowed = await sift(gathered, ({ page }) => page === null || filter.allowsPage(page), work.breathe);
    const indexNotes = await this.readIndexNotes(settings, filter, files);
    const pages = withIndexEntries(allowed.flatMap(({ page }) => page ?? []), indexNotes);
    await inSteps(prepareRanking(pages), work.breathe);
    return {
      pages,
      hot: await this.readRootNote(settings, 'hot.md'),
      readNote: (path) => this.readNote(files, path),
      readYaml: parseYaml,
      notices: [...allowed.flatMap(({ notices }) => notices), ...excludedNotice(files.size - allowed.length)],
    };
  }

  private async gatherPages(prefix: string, notes: readonly NoteEntry[], { breathe, say }: Work): Promise<Gathered[]> {
    const gathered: Gathered[] = [];
    let waiting: Promise<Gathered>[] = [];
    for (const [nth, [path, file]] of notes.entries()) {
      const one = this.cached.get(prefix, path, file);
      if (one instanceof Promise) waiting.push(one);
      else gathered.push(one);
      if (waiting.length >= READ_TOGETHER) {
        gathered.push(...await Promise.all(waiting));
        waiting = [];
      }
      if (nth > 0 && nth % SAID_EVERY === 0) say(`Looking through the wiki: ${nth} of ${notes.length} notes…`);
      await breathe();
    }
    return [...gathered, ...await Promise.all(waiting)];
  }

  /** The wiki's own index, and those of the folders that may be packed. */
  private async readIndexNotes(settings: PackSettings, filter: PageFilter, files: ReadonlyMap<string, TFile>): Promise<{ path: string; text: string }[]> {
    const root = rootNote(this.app.vault, settings.wikiFolder, 'index.md');
    const ofFolders = [...files].filter(([path]) => path.toLowerCase().endsWith('/index.md') && filter.allowsPath(path));
    const all: NoteEntry[] = root && !isHidden(this.app, root.path) ? [[root.name, root], ...ofFolders] : ofFolders;
    const read: { path: string; text: string }[] = [];
    for (const [path, file] of all) {
      const text = await this.readOrNull(file);
      if (text !== null) read.push({ path, text });
    }
    return read;
  }

  private async readRootNote(settings: PackSettings, name: string): Promise<string | null> {
    const file = rootNote(this.app.vault, settings.wikiFolder, name);
    return file && !isHidden(this.app, file.path) ? this.readOrNull(file) : null;
  }

  /** What such a note adds is a help: a pack is made without it, too. */
  private async readOrNull(file: TFile): Promise<string | null> {
    return this.texts.read(file).catch(() => null);
  }

  private async readNote(files: ReadonlyMap<string, TFile>, path: string): Promise<string> {
    const file = files.get(path);
    if (!file) throw new PackError(`"${path}" is not a note of this wiki.`);
    return this.texts.read(file);
  }
}

type NoteEntry = readonly [path: string, file: TFile];

const SAID_EVERY = 500;

function onVault({ vault }: App, changed: () => void): (() => void)[] {
  const refs: EventRef[] = [vault.on('create', changed), vault.on('delete', changed), vault.on('rename', changed), vault.on('modify', changed)];
  return refs.map((ref) => () => vault.offref(ref));
}

function onMetadata({ metadataCache }: App, changed: () => void): (() => void)[] {
  const refs: EventRef[] = [metadataCache.on('changed', changed), metadataCache.on('resolved', changed)];
  return refs.map((ref) => () => metadataCache.offref(ref));
}

function wikiPrefix(app: App, folder: string): string {
  if (folder === '') return '';
  if (app.vault.getFolderByPath(folder)) return `${folder}/`;
  throw new PackError(`The wiki folder "${folder}" is not in this vault. Choose another one in the settings.`);
}

function isHidden(app: App, path: string): boolean {
  return path.startsWith(`${app.vault.configDir}/`) || isUserIgnored(app, path);
}

/** Every note of the wiki by its path from the wiki root. */
async function wikiFiles({ vault }: App, prefix: string, breathe: Breathe): Promise<Map<string, TFile>> {
  const files = new Map<string, TFile>();
  for (const file of vault.getMarkdownFiles()) {
    if (file.path.startsWith(prefix)) files.set(file.path.slice(prefix.length), file);
    await breathe();
  }
  return files;
}

/** What is kept of many, looked at one by one. */
async function sift<T>(items: Iterable<T>, isKept: (item: T) => boolean, breathe: Breathe): Promise<T[]> {
  const kept: T[] = [];
  for (const item of items) {
    if (isKept(item)) kept.push(item);
    await breathe();
  }
  return kept;
}

function excludedNotice(notes: number): Notice[] {
  if (notes === 0) return [];
  return [{ code: 'excluded-notes', message: `${notes} ${notes === 1 ? 'note is' : 'notes are'} never packed: excluded by you, or a special note such as index.md.` }];
}
