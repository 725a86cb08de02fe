import type { App, TFile } from 'obsidian';
import { PackError } from '../core/errors';
import type { Pack } from '../core/model';
import type { PackWish } from '../core/packWish';
import { packIn, pagesOf, withPack, wishOf } from './packNote';

/** Whether Obsidian knows the note as a pack note. */
export function isPackNote(app: App, file: TFile): boolean {
  return app.metadataCache.getFileCache(file)?.frontmatter?.['context-pack'] === true;
}

/**
 * Makes the pack of a note anew by its recipe, into the same place: what was written around it stays. Says what changed.
 * @throws PackError when the note has no recipe, or the marks around its pack are gone; the note is as it was then.
 */
export async function refreshPackNote(app: App, file: TFile, build: (wish: PackWish) => Promise<Pack>): Promise<string> {
  const properties = app.metadataCache.getFileCache(file)?.frontmatter ?? {};
  const wish = wishOf(properties);
  if (!wish) throw new PackError(`"${file.basename}" holds no recipe of a pack (topic and budget among its properties).`);
  const before = packIn(await app.vault.read(file));
  if (before === null) throw noMarks(file);
  const pack = await build(wish);
  await app.vault.process(file, (note) => {
    const refreshed = withPack(note, pack.markdown);
    if (refreshed === null) throw noMarks(file);
    return refreshed;
  });
  await app.fileManager.processFrontMatter(file, (kept: Record<string, unknown>) => {
    kept.generated = pack.generated;
    kept.pages = pack.pages.map(({ path }) => path);
  });
  return `Refreshed "${file.basename}": ${difference(pagesOf(properties), before, pack)}.`;
}

function noMarks(file: TFile): PackError {
  return new PackError(`The lines that mark where the pack begins and ends are gone from "${file.basename}". Save it as a new note instead.`);
}

/** How many names are told before the rest is counted. */
const NAMED = 3;

function difference(pathsBefore: readonly string[], textBefore: string, { pages }: Pack): string {
  const added = pages.filter(({ path }) => !pathsBefore.includes(path));
  const dropped = pathsBefore.filter((path) => !pages.some((page) => page.path === path));
  const changed = pages.filter(({ path, text }) => pathsBefore.includes(path) && !textBefore.includes(text));
  const parts = [
    ...told('added', added.map(({ path }) => path)),
    ...told('dropped', dropped),
    ...told('changed', changed.map(({ path }) => path)),
  ];
  return parts.length === 0 ? 'nothing changed' : parts.join('; ');
}

function told(verb: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const names = paths.slice(0, NAMED).map((path) => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, ''));
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return [`${paths.length} ${verb} (${names.join(', ')}${more})`];
}
