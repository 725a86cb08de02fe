import type { Notice, Wiki } from '../core/model';
import { grayMatter } from '../core/page/grayMatter';
import { parseIgnoreRules } from '../core/select/ignoreRules';
import { createPageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import type { StartThread } from './concernsOf.mts';
import { listNotes, type Listing } from './listNotes.mts';
import { pagesOf, type Purpose } from './pagesOf.mts';
import { readLimit } from './readLimit.mts';
import { readNote, readOrNotice } from './readNote.mts';

/**
 * A folder of notes as a wiki. Reads go one after the other: on a warm file cache that is several times faster than any
 * number of promises. No text is kept: the chosen few are read again.
 */
export function vaultWiki(root: string, settings: PackSettings, purpose: Purpose, startThread?: StartThread): Wiki {
  const isIgnored = ignoreRules(root);
  const filter = createPageFilter(settings, isIgnored);
  const entersFolder = folderRule(settings, isIgnored);
  const listing = listNotes(root, entersFolder);
  const notices = listingNotices(listing, (path) => filter.allowsPath(path) && entersFolder(path));
  const paths = listing.notes.filter((path) => filter.allowsPath(path));
  const indexNotes = listing.notes.filter((path) => isIndexNote(path) && !isIgnored(path));
  return {
    pages: pagesOf({ root, filter, purpose, notices, paths, indexNotes, startThread }),
    hot: purpose.mode === 'recent' ? hotText(root, listing.notes.filter((path) => !isIgnored(path)), notices, readLimit(filter)) : null,
    readNote: async (path) => readNote(root, path, readLimit(filter)).text,
    readYaml: grayMatter,
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

function hotText(root: string, paths: readonly string[], notices: Notice[], limit: number): string | null {
  const hot = paths.find((path) => path.toLowerCase() === 'hot.md');
  return hot === undefined ? null : readOrNotice(root, hot, notices, limit)?.text ?? null;
}

function listingNotices({ outside, unreadable }: Listing, concerns: PathRule): Notice[] {
  return [
    ...unreadable.map((path) => ({ code: 'folder-unreadable', path: path || '.', message: 'The folder could not be read; its notes are not in the pack.' })),
    ...outside.filter(concerns).map((path) => ({ code: 'link-outside', path, message: 'The link leads out of the wiki and was not followed.' })),
  ];
}
