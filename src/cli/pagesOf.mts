import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, Page, PackMode } from '../core/model';
import { splitNote } from '../core/page/frontmatter';
import { grayMatter } from '../core/page/grayMatter';
import { indexEntries } from '../core/page/indexEntries';
import { pageFromNote } from '../core/page/pageFromNote';
import { UnreadPage } from '../core/page/unreadPage';
import type { PageFilter } from '../core/select/pageFilter';
import { mayMention } from '../core/topic/mayMention';
import type { Topic } from '../core/topic/parseTopic';
import { concernsOf, type StartThread } from './concernsOf.mts';
import { likeliestOf } from './likeliestOf.mts';
import { readLimit } from './readLimit.mts';
import { readOrNotice, type NoteText } from './readNote.mts';

/** What the pages are wanted for: in topic mode a topic, unless all of it is wanted of all of them. */
export interface Purpose {
  readonly mode: PackMode;
  readonly topic?: Topic;
}

/** A folder of notes, listed. */
export interface NoteFolder {
  readonly root: string;
  readonly filter: PageFilter;
  readonly purpose: Purpose;
  /** Gets what is wrong with notes, now and when more of them is read. */
  readonly notices: Notice[];
  /** Notes that may be pages, and notes that list others; some are both. */
  readonly paths: readonly string[];
  readonly indexNotes: readonly string[];
  readonly startThread?: StartThread;
}

/** A wiki of so many notes is small: nothing is gained by looking into some only. */
const SMALL_WIKI = 200;

/**
 * The pages of a folder. A note whose text holds no word of the topic is not looked into, nor is one of a large wiki that others are
 * likelier than, nor, where pages are wanted by date, anything but the properties: the rest is read when it is asked for. For a note all
 * are looked into, for a tag all that hold its words.
 */
export function pagesOf(folder: NoteFolder): Page[] {
  const { paths, purpose: { mode, topic } } = folder;
  const reader = noteReader(folder);
  if (topic !== undefined && topic.kind !== 'note') return pagesByTopic(folder, topic, reader);
  return mode === 'recent' && paths.length > SMALL_WIKI ? pagesByDate(folder, reader) : paths.flatMap(reader.read);
}

/** Makes pages of notes. */
interface NoteReader {
  /** Nothing of a note that is excluded or cannot be read. */
  readonly read: (path: string) => Page[];
  readonly readLater: (path: string) => Page;
  readonly entries: ReadonlyMap<string, string>;
}

function noteReader(folder: NoteFolder): NoteReader {
  const { root, filter, notices } = folder;
  const indexes = indexesOf(folder);
  const entries = entriesOf(folder, indexes);
  const known = new Map(indexes.map(({ path, made }) => [path, made]));
  /** Nothing is told of a note that is excluded. */
  const pageOf = (path: string, note: NoteText): Page => {
    const made = known.get(path) ?? parse(folder, path, tellingPart(folder, note.text));
    if (filter.allowsPage(made.page)) notices.push(...note.notices, ...made.notices);
    return { ...made.page, indexEntry: entries.get(path) ?? '' };
  };
  return {
    read: (path) => {
      const note = readOrNotice(root, path, notices, readLimit(filter));
      return note === null ? [] : [pageOf(path, note)].filter((page) => filter.allowsPage(page));
    },
    readLater: (path) => pageOf(path, readOrNotice(root, path, notices, readLimit(filter)) ?? NOTHING),
    entries,
  };
}

function pagesByTopic({ root, paths, startThread }: NoteFolder, topic: Topic, { read, readLater, entries }: NoteReader): Page[] {
  const concerns = concernsOf({ root, paths, entries, topic }, startThread);
  const likeliest = likeliestOf(concerns, paths.length <= SMALL_WIKI);
  return paths.flatMap((path, nth): Page[] => {
    const concern = concerns[nth];
    if (!concern || likeliest.has(concern)) return read(path);
    return [new UnreadPage(path, { mentions: concern.where !== 'none', met: concern.met }, readLater)];
  });
}

/** Their properties say when pages are of, and what excludes them; file times are asked for where they do not. */
function pagesByDate({ root, filter, notices, paths }: NoteFolder, { readLater }: NoteReader): Page[] {
  return paths.flatMap((path): Page[] => {
    const note = readOrNotice(root, path, notices, readLimit(filter));
    if (note === null) return [];
    const text = `---\n${splitNote(note.text).properties ?? ''}\n---\n`;
    const { page } = pageFromNote(path, text, null, grayMatter);
    const { updated } = page.updated === null ? pageFromNote(path, text, fileTime(root, path), grayMatter).page : page;
    return filter.allowsPage(page) ? [new UnreadPage(path, { mentions: false, met: [] }, readLater, { updated, tier: page.tier })] : [];
  });
}

type Parsed = ReturnType<typeof pageFromNote>;

const NOTHING: NoteText = { text: '', isAscii: true, notices: [] };

/** File times are asked for where pages are wanted by date. */
function parse({ root, purpose }: NoteFolder, path: string, text: string): Parsed {
  return pageFromNote(path, text, purpose.mode === 'recent' ? fileTime(root, path) : null, grayMatter);
}

/** In a large wiki a note is looked into so far behind its properties, unless something further down may keep it out, or a tag is what is asked for. */
const TELLING_CHARS = 30_000;

function tellingPart({ paths, filter, purpose: { topic } }: NoteFolder, text: string): string {
  if (paths.length <= SMALL_WIKI || text.length <= TELLING_CHARS || topic?.kind === 'tag' || filter.mayExclude(text)) return text;
  const end = (splitNote(text).properties ?? '').length + TELLING_CHARS;
  return text.length <= end ? text : text.slice(0, text.lastIndexOf('\n', end) + 1);
}

function fileTime(root: string, path: string): number | null {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

interface IndexNote {
  readonly path: string;
  readonly text: string;
  /** The page that it is, where that was needed to see that it may speak. */
  readonly made: Parsed | null;
}

/** The index notes that exclusions let speak. What is wrong with one that is a page, too, is told there. */
function indexesOf(folder: NoteFolder): IndexNote[] {
  const { root, filter, notices, indexNotes } = folder;
  return indexNotes.flatMap((path): IndexNote[] => {
    const isPage = filter.allowsPath(path);
    const text = readOrNotice(root, path, isPage ? [] : notices, readLimit(filter))?.text;
    if (text === undefined) return [];
    const made = isPage && filter.mayExclude(text) ? parse(folder, path, text) : null;
    return made === null || filter.allowsPage(made.page) ? [{ path, text, made }] : [];
  });
}

/** What indexes say of the notes; of a large wiki, what speaks of the topic. */
function entriesOf({ paths, purpose: { mode, topic } }: NoteFolder, indexes: readonly IndexNote[]): ReadonlyMap<string, string> {
  if (mode === 'recent') return new Map();
  const isWanted = (line: string): boolean => paths.length <= SMALL_WIKI || topic === undefined || mayMention(topic, line);
  return indexEntries(paths, indexes, isWanted);
}
