import type { Page } from '../model';
import { NotesByName } from '../notesByName';
import { containedFence, placeInFence, type ContainedFence } from './containedFence';
import { splitNote } from './frontmatter';
import { linksIn, showLinks, type Link } from './linksIn';
import { folderOf, linkTarget } from './linkTarget';
import { oneLine } from './propertyValues';
import { revealLine, type Veil } from './revealLine';

const MAX_ENTRY_CHARS = 1024;

/** Gives every page what the index notes say of it. */
export function withIndexEntries(pages: readonly Page[], indexNotes: readonly { path: string; text: string }[]): Page[] {
  const entries = indexEntries(pages.map(({ path }) => path), indexNotes);
  return pages.map((page) => (entries.has(page.path) ? { ...page, indexEntry: entries.get(page.path)! } : page));
}

/**
 * What the index notes say of each of these notes, by its path: the words of its entry, tags included, on one line. An entry is a line (bullet,
 * number, plain) or a table row that begins with the note's link, or has a dash or colon behind it. Links are resolved by path,
 * from the wiki root and from the index note's folder, then by file name where only one note has it.
 * @param isWanted whether the entry that a line begins is wanted; most are not where only one topic is asked about.
 */
export function indexEntries(
  paths: readonly string[], indexNotes: readonly { path: string; text: string }[], isWanted: (line: string) => boolean = () => true,
): Map<string, string> {
  const entries = new Map<string, string>();
  if (indexNotes.length === 0) return entries;
  const find = noteFinder(paths);
  for (const { path, text } of indexNotes) {
    const folder = folderOf(path);
    for (const { links, words } of entriesOf(splitNote(text).body, isWanted)) {
      for (const link of links) {
        const listed = find(link, folder);
        if (listed !== null && listed !== path) entries.set(listed, joined(entries.get(listed) ?? '', words));
      }
    }
  }
  return entries;
}

/** A note may be listed twice, in one index or in two: what is said of it is kept once each. */
function joined(known: string, words: string): string {
  return known.includes(words) ? known : `${known} ${words}`.trim().slice(0, MAX_ENTRY_CHARS);
}

function noteFinder(paths: readonly string[]): (link: Link, folder: string) => string | null {
  const notes = new NotesByName<string>();
  for (const path of paths) notes.add(path, path);
  return (link, folder) => {
    const target = linkTarget(link, folder);
    if (target === null) return null;
    return (folder === '' ? null : notes.at(`${folder}/${target}`)) ?? notes.find(target);
  };
}

interface Entry {
  readonly links: readonly Link[];
  words: string;
}

function entriesOf(body: string, isWanted: (line: string) => boolean): Entry[] {
  const entries: Entry[] = [];
  const veil: Veil = { until: '' };
  let fence: ContainedFence | null = null;
  let last: Entry | null = null;
  for (const raw of body.split('\n')) {
    if (fence !== null) {
      const place: string = placeInFence(fence, raw);
      if (place !== 'inside') fence = null;
      if (place !== 'outside') continue;
    }
    fence = veil.until === '' ? containedFence(raw) : null;
    if (fence !== null) continue;
    const line = revealLine(raw, veil).shown;
    const entry = isWanted(line) ? entryOf(line.trim()) : null;
    if (entry !== null) entries.push(last = entry);
    else last = continued(last, line);
  }
  return entries.filter((entry) => entry.words !== '');
}

/** An indented line of words below an entry goes on with it. */
function continued(entry: Entry | null, line: string): Entry | null {
  if (entry === null || !/^[ \t]+[^\s\-*+>|#<]/.test(line) || linksIn(line).length > 0) return null;
  entry.words = oneLine(`${entry.words} ${plainWords(line)}`);
  return entry;
}

function entryOf(text: string): Entry | null {
  if (!text.includes('[')) return null;
  return text.startsWith('|') ? rowEntry(text) : lineEntry(text);
}

/** The cell that holds the link names the page; the other cells speak of it, bare dates and numbers aside. */
function rowEntry(row: string): Entry | null {
  const cells = cellsOf(row);
  const at = cells.findIndex((cell) => linksIn(cell).length > 0);
  const entry = at < 0 ? null : lineEntry(cells[at]!);
  if (entry === null) return null;
  const others = cells.filter((_, index) => index !== at).map(plainWords).filter((cell) => /\p{L}/u.test(cell));
  return { links: entry.links, words: oneLine([entry.words, ...others].join(' ')) };
}

/** Parts a row at its bars; `\|` is a bar inside a cell, and so is one in a wikilink. */
function cellsOf(row: string): string[] {
  const cells: string[] = [];
  let from = 0;
  let linkEnd = 0;
  for (let at = 0; at < row.length; at++) {
    if (row[at] === '\\') at++;
    else if (row.startsWith('[[', at) && at >= linkEnd) linkEnd = row.indexOf(']]', at);
    else if (row[at] === '|' && at >= linkEnd) {
      cells.push(row.slice(from, at).trim());
      from = at + 1;
    }
    if (linkEnd < 0) linkEnd = row.length;
  }
  return [...cells, row.slice(from).trim()].filter(Boolean);
}

/** Bullets, numbers, boxes, emphasis and pictures before the first link do not count as words. Asked of text with single blanks. */
const OPENING = /^(?:\d{1,9}[.)])?(?:[-*+] \[[xX]\])?[^\p{L}\p{N}]*$/u;
/** Between links that share one description. */
const BETWEEN = /^[\s·,;/&+→|•*_-]*$/;
const SEPARATOR = /^[\s*_)]*(?:—|–|-|:|→)/;

function lineEntry(text: string): Entry | null {
  const links = linksIn(text).filter((link) => link.text !== '');
  const first = links[0];
  if (first === undefined) return null;
  let count = 1;
  while (count < links.length && BETWEEN.test(text.slice(links[count - 1]!.end, links[count]!.start))) count++;
  const rest = text.slice(links[count - 1]!.end);
  const names = OPENING.test(oneLine(text.slice(0, first.start))) || SEPARATOR.test(rest);
  return names ? { links: links.slice(0, count), words: plainWords(rest) } : null;
}

/** What a reader sees: no marks of emphasis, code or brackets, no separator at the start; tags keep their `#`. */
function plainWords(text: string): string {
  const shown = showLinks(text).replace(/[*`[\]\ufffd]|\\(?=\|)/g, '').replace(/\(\s+#/g, '(#');
  return oneLine(shown.replace(/^[\s—–:|·→_-]+/, ''));
}
