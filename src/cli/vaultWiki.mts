import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, Page, PackMode, Wiki } from '../core/model';
import { indexEntries } from '../core/page/indexEntries';
import { fileNameOf } from '../core/page/linkTarget';
import { pageFromNote } from '../core/page/pageFromNote';
import { UnreadPage } from '../core/page/unreadPage';
import { concernOf } from '../core/rank/concernOf';
import { parseIgnoreRules } from '../core/select/ignoreRules';
import { createPageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import { mayMention } from '../core/topic/mayMention';
import type { Topic } from '../core/topic/parseTopic';
import { listNotes, type Listing } from './listNotes.mts';
import { readNote } from './readNote.mts';

/** A wiki of so many notes is small: every note that holds a word of the topic is looked into. */
const READ_WHOLE = 400;

/** What the pages are wanted for: in topic mode a topic, unless all of it is wanted of all of them. */
export interface Purpose {
  readonly mode: PackMode;
  readonly topic?: Topic;
}

/**
 * A folder of notes as a wiki. Reads go one after the other: on a warm file cache that is several times faster than any
 * number of promises. A note whose text holds no word of the topic is not looked into any further, nor is one of a large wiki whose
 * metadata holds none. File times are asked for in recent mode only, and no text is kept: the chosen few are read again.
 */
export function vaultWiki(root: string, settings: PackSettings, { mode, topic }: Purpose): Wiki {
  const isIgnored = ignoreRules(root);
  const filter = createPageFilter(settings, isIgnored);
  const entersFolder = folderRule(settings, isIgnored);
  const listing = listNotes(root, entersFolder);
  const notices = listingNotices(listing, (path) => filter.allowsPath(path) && entersFolder(path));
  const paths = listing.notes.filter((path) => filter.allowsPath(path));
  const isLarge = paths.length > READ_WHOLE;
  const parse = (path: string, { text }: Note): Parsed => pageFromNote(path, text, mode === 'recent' ? fileTime(root, path) : null);
  const indexNotes = readIndexNotes(root, listing.notes.filter((path) => isIndexNote(path) && !isIgnored(path)), (path) => filter.allowsPath(path), notices)
    .map(({ path, note, isPage }) => ({ path, text: note.text, made: isPage ? parse(path, note) : null }))
    .filter(({ made }) => made === null || filter.allowsPage(made.page));
  const known = new Map(indexNotes.map(({ path, made }) => [path, made]));
  const entries = indexEntries(paths.map((path) => ({ path, fileName: fileNameOf(path) })), indexNotes, (line) => !isLarge || topic === undefined || mayMention(topic, line));
  /** Nothing is told of a note that is excluded. */
  const pageOf = (path: string, note: Note): Page => {
    const made = known.get(path) ?? parse(path, note);
    if (filter.allowsPage(made.page)) notices.push(...note.notices, ...made.notices);
    return { ...made.page, indexEntry: entries.get(path) ?? '' };
  };
  const unreadOf = (path: string, text: string): Page['unread'] => {
    const concern = topic === undefined ? 'metadata' : concernOf(topic, { path, fileName: fileNameOf(path), indexEntry: entries.get(path) ?? '', text });
    return concern === 'none' ? 'silent' : concern === 'body' && isLarge ? 'body' : undefined;
  };
  const pages = paths.flatMap((path): Page[] => {
    const note = readOrNotice(root, path, notices);
    if (note === null) return [];
    const unread = unreadOf(path, note.text);
    if (unread !== undefined) return [new UnreadPage(path, unread, () => pageOf(path, readOrNotice(root, path, notices) ?? NOTHING))];
    return [pageOf(path, note)].filter((page) => filter.allowsPage(page));
  });
  return {
    pages,
    hot: mode === 'recent' ? hotText(root, listing.notes.filter((path) => !isIgnored(path)), notices) : null,
    readNote: async (path) => readNote(root, path).text,
    notices,
  };
}

interface IndexNote {
  readonly path: string;
  readonly note: Note;
  readonly isPage: boolean;
}

/** What is wrong with an index note that is a page, too, is told there. */
function readIndexNotes(root: string, paths: readonly string[], allowsPath: PathRule, notices: Notice[]): IndexNote[] {
  return paths.flatMap((path) => {
    const isPage = allowsPath(path);
    const note = readOrNotice(root, path, isPage ? [] : notices);
    return note === null ? [] : [{ path, note, isPage }];
  });
}

type Note = ReturnType<typeof readNote>;
type Parsed = ReturnType<typeof pageFromNote>;

const NOTHING: Note = { text: '', notices: [] };

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

function readOrNotice(root: string, path: string, notices: Notice[]): Note | null {
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
