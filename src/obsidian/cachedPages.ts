import { getAllTags, parseYaml, type App, type CachedMetadata, type TFile } from 'obsidian';
import type { Notice, Page } from '../core/model';
import { pageFromMetadata } from '../core/page/pageFromMetadata';
import { pageFromNote } from '../core/page/pageFromNote';
import type { NoteTexts } from './noteTexts';

/** What is known of a note: a page, unless it could not be read. */
export interface Gathered {
  readonly page: Page | null;
  readonly notices: readonly Notice[];
}

/** By what a note is seen to have changed: Obsidian makes a new object of what it knows anew of a note, and resolves links anew at times. */
interface Version {
  readonly cache: CachedMetadata | null;
  /** Paths of the vault, a line each. */
  readonly links: string;
  readonly mtime: number;
}

/** Notes as pages, made again only when Obsidian knows something new of them. */
export class CachedPages {
  private readonly known = new Map<string, Version & { readonly gathered: Gathered }>();

  constructor(private readonly app: App, private readonly texts: NoteTexts) {}

  /** At once where Obsidian's cache can speak for the note; otherwise the note is read. `path` runs from the wiki root. */
  get(prefix: string, path: string, file: TFile): Gathered | Promise<Gathered> {
    const version = this.versionOf(file);
    const known = this.known.get(file.path);
    if (known && known.cache === version.cache && known.links === version.links && known.mtime === version.mtime) return known.gathered;
    if (!version.cache || hasUnreadProperties(version.cache)) return this.fromText(path, file, version);
    const gathered = { page: pageOf(prefix, path, version.cache, version), notices: [] };
    this.known.set(file.path, { ...version, gathered });
    return gathered;
  }

  clear(): void {
    this.known.clear();
  }

  private versionOf(file: TFile): Version {
    const { metadataCache } = this.app;
    return { cache: metadataCache.getFileCache(file), links: Object.keys(metadataCache.resolvedLinks[file.path] ?? {}).join('\n'), mtime: file.stat.mtime };
  }

  private async fromText(path: string, file: TFile, version: Version): Promise<Gathered> {
    try {
      const gathered = pageFromNote(path, await this.texts.read(file), file.stat.mtime, parseYaml);
      this.known.set(file.path, { ...version, gathered });
      return gathered;
    } catch {
      return { page: null, notices: [{ code: 'unreadable-note', path, message: `"${path}" could not be read and is not in the pack.` }] };
    }
  }
}

/** There is a property block, and Obsidian made nothing of it. */
function hasUnreadProperties(cache: CachedMetadata): boolean {
  return !cache.frontmatter && cache.sections?.[0]?.type === 'yaml';
}

function pageOf(prefix: string, path: string, cache: CachedMetadata, { links, mtime }: Version): Page {
  const targets = links.split('\n').filter((target) => target !== '' && target.startsWith(prefix));
  return pageFromMetadata(path, {
    frontmatter: cache.frontmatter,
    tags: getAllTags(cache) ?? [],
    headings: (cache.headings ?? []).map(({ heading, level }) => ({ text: heading, level })),
    links: targets.map((target) => target.slice(prefix.length)),
  }, mtime);
}
