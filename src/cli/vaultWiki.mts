import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, Page, PackMode, Wiki } from '../core/model';
import { withIndexEntries } from '../core/page/indexEntries';
import { pageFromNote } from '../core/page/pageFromNote';
import { parseIgnoreRules } from '../core/select/ignoreRules';
import { createPageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import { listNotes, type Listing } from './listNotes.mts';
import { readNote } from './readNote.mts';

/**
 * A folder of notes as a wiki. Reads go one after the other: on a warm file cache that is several times faster than any
 * number of promises. File times are asked for in recent mode only, and no text is kept: the chosen few are read again.
 */
export function vaultWiki(root: string, settings: PackSettings, mode: PackMode): Wiki {
  const isIgnored = ignoreRules(root);
  const filter = createPageFilter(settings, isIgnored);
  const entersFolder = folderRule(settings, isIgnored);
  const listing = listNotes(root, entersFolder);
  const notices = listingNotices(listing, (path) => filter.allowsPath(path) && entersFolder(path));
  const pages: Page[] = [];
  const indexNotes: { path: string; text: string }[] = [];
  for (const path of listing.notes) {
    const isPage = filter.allowsPath(path);
    const isIndex = isIndexNote(path) && !isIgnored(path);
    if (!isPage && !isIndex) continue;
    const note = readOrNotice(root, path, notices);
    if (note === null) continue;
    const made = isPage ? pageFromNote(path, note.text, mode === 'recent' ? fileTime(root, path) : null) : null;
    if (made !== null && !filter.allowsPage(made.page)) continue;
    if (isIndex) indexNotes.push({ path, text: note.text });
    if (made !== null) pages.push(made.page);
    notices.push(...note.notices, ...(made?.notices ?? []));
  }
  return {
    pages: withIndexEntries(pages, indexNotes),
    hot: mode === 'recent' ? hotText(root, listing.notes.filter((path) => !isIgnored(path)), notices) : null,
    readNote: async (path) => readNote(root, path).text,
    notices,
  };
}

type PathRule = (path: string) => boolean;

/** The rules of `.okignore` at the root, when there is one. */
function ignoreRules(root: string): PathRule {
  const rules = readOrNotice(root, '.okignore', []);
  return rules === null ? () => false : parseIgnoreRules(rules.text);
}

/**
 * Whether anything below a folder may be a page. The filter speaks of notes, so it is asked about a note that any
 * folder could hold; ignore rules are asked about the folder itself, since they may bring single notes back.
 */
function folderRule(settings: PackSettings, isIgnored: PathRule): PathRule {
  const filter = createPageFilter(settings);
  return (folder) => filter.allowsPath(`${folder}/page.md`) && !isIgnored(`${folder}/`);
}

function isIndexNote(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase() === 'index.md';
}

function readOrNotice(root: string, path: string, notices: Notice[]): ReturnType<typeof readNote> | null {
  try {
    return readNote(root, path);
  } catch (error) {
    notices.push({ code: 'note-unreadable', path, message: `The note could not be read (${(error as { code?: string }).code ?? 'unknown trouble'}) and is not in the pack.` });
    return null;
  }
}

function fileTime(root: string, path: string): number | null {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function hotText(root: string, paths: readonly string[], notices: Notice[]): string | null {
  const hot = paths.find((path) => path.toLowerCase() === 'hot.md');
  return hot === undefined ? null : readOrNotice(root, hot, notices)?.text ?? null;
}

function listingNotices({ outside, unreadable }: Listing, concerns: PathRule): Notice[] {
  return [
    ...unreadable.map((path) => ({ code: 'folder-unreadable', path: path || '.', message: 'The folder could not be read; its notes are not in the pack.' })),
    ...outside.filter(concerns).map((path) => ({ code: 'link-outside', path, message: 'The link leads out of the wiki and was not followed.' })),
  ];
}
