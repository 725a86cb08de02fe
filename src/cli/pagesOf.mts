import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Notice, Page, PackMode } from '../core/model';
import { splitNote } from '../core/page/frontmatter';
import { grayMatter } from '../core/page/grayMatter';
import { indexEntries } from '../core/page/indexEntries';
import { fileNameOf } from '../core/page/linkTarget';
import { pageFromNote } from '../core/page/pageFromNote';
import { UnreadPage } from '../core/page/unreadPage';
import { concernOf } from '../core/rank/concernOf';
import type { PageFilter } from '../core/select/pageFilter';
import { mayMention } from '../core/topic/mayMention';
import type { Topic } from '../core/topic/parseTopic';
import { readOrNotice } from './readNote.mts';

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
}

/** A wiki of so many notes is small: nothing is gained by looking into some only. */
const SMALL_WIKI = 400;

/**
 * The pages of a folder. A note whose text holds no word of the topic is not looked into, nor is one of a large wiki whose metadata
 * holds none, nor, where pages are wanted by date, anything but the properties: the rest is read when it is asked for.
 */
export function pagesOf(folder: NoteFolder): Page[] {
  const { root, filter, notices, paths } = folder;
  const indexes = indexesOf(folder);
  const entries = entriesOf(folder, indexes);
  const known = new Map(indexes.map(({ path, made }) => [path, made]));
  /** Nothing is told of a note that is excluded. */
  const wholePage = (path: string, note: Note): Page => {
    const made = known.get(path) ?? parse(folder, path, note.text);
    if (filter.allowsPage(made.page)) notices.push(...note.notices, ...made.notices);
    return { ...made.page, indexEntry: entries.get(path) ?? '' };
  };
  const readLater = (path: string): Page => wholePage(path, readOrNotice(root, path, notices) ?? NOTHING);
  return paths.flatMap((path): Page[] => {
    const note = readOrNotice(root, path, notices);
    if (note === null) return [];
    const sketch = sketchOf(folder, { path, text: note.text, indexEntry: entries.get(path) ?? '' });
    if (sketch === null) return [wholePage(path, note)].filter((page) => filter.allowsPage(page));
    return sketch.isExcluded ? [] : [new UnreadPage(path, sketch.unread, readLater, sketch.head)];
  });
}

type Note = NonNullable<ReturnType<typeof readOrNotice>>;
type Parsed = ReturnType<typeof pageFromNote>;

const NOTHING: Note = { text: '', notices: [] };

/** File times are asked for where pages are wanted by date. */
function parse({ root, purpose }: NoteFolder, path: string, text: string): Parsed {
  return pageFromNote(path, text, purpose.mode === 'recent' ? fileTime(root, path) : null, grayMatter);
}

function fileTime(root: string, path: string): number | null {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

interface IndexNote {
  readonly path: string;
  readonly text: string;
  /** Null for an index that is no page itself. */
  readonly made: Parsed | null;
}

/** The index notes that exclusions let speak. What is wrong with one that is a page, too, is told there. */
function indexesOf(folder: NoteFolder): IndexNote[] {
  const { root, filter, notices, indexNotes } = folder;
  return indexNotes.flatMap((path): IndexNote[] => {
    const isPage = filter.allowsPath(path);
    const text = readOrNotice(root, path, isPage ? [] : notices)?.text;
    if (text === undefined) return [];
    const made = isPage ? parse(folder, path, text) : null;
    return made === null || filter.allowsPage(made.page) ? [{ path, text, made }] : [];
  });
}

/** What indexes say of the notes; of a large wiki, what speaks of the topic. */
function entriesOf({ paths, purpose: { mode, topic } }: NoteFolder, indexes: readonly IndexNote[]): ReadonlyMap<string, string> {
  if (mode === 'recent') return new Map();
  const isWanted = (line: string): boolean => paths.length <= SMALL_WIKI || topic === undefined || mayMention(topic, line);
  return indexEntries(paths.map((path) => ({ path, fileName: fileNameOf(path) })), indexes, isWanted);
}

/** As much of a note as is known without parsing it. */
interface Sketch {
  readonly unread: 'silent' | 'body';
  readonly head?: Pick<Page, 'updated' | 'tier'>;
  readonly isExcluded: boolean;
}

/** Null for a note that is to be looked into now. */
function sketchOf(folder: NoteFolder, note: { readonly path: string; readonly text: string; readonly indexEntry: string }): Sketch | null {
  const { filter, paths, purpose: { mode, topic } } = folder;
  if (mode === 'recent' && paths.length > SMALL_WIKI) {
    const { page } = parse(folder, note.path, `---\n${splitNote(note.text).properties ?? ''}\n---\n`);
    return { unread: 'silent', head: { updated: page.updated, tier: page.tier }, isExcluded: !filter.allowsPage(page) };
  }
  const concern = topic === undefined ? 'metadata' : concernOf(topic, { ...note, fileName: fileNameOf(note.path) });
  if (concern === 'metadata' || (concern === 'body' && paths.length <= SMALL_WIKI)) return null;
  return { unread: concern === 'none' ? 'silent' : 'body', isExcluded: false };
}
