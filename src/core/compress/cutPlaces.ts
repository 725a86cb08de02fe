import { createCodeLines } from '../markdown/codeLines';
import { verbatimRanges } from '../markdown/verbatimRanges';
import { isInside, type Range } from '../markdown/verbatimSpans';
import type { BlockKind } from '../model';

/** Finds places in a text, in order, none beyond `reach` characters. */
export type FindPlaces = (reach: number) => number[];

/** Blocks that are cut between lines only. */
const BY_LINE: ReadonlySet<BlockKind> = new Set(['code', 'math', 'table', 'html']);

/**
 * Where the text of a block may be cut, by kinds of places, best first: ends of sentences and lines, of words, of characters, and between the lines of
 * fences inside it; of code, maths, tables and HTML between lines only.
 * @param links ranges that are not to be cut in two.
 */
export function cutPlaces(kind: BlockKind, text: string, links: readonly Range[]): FindPlaces[] {
  if (BY_LINE.has(kind)) return [(reach) => linePlaces(text.slice(0, reach + 1), kind)];
  return [...prosePlaces(text, links), (reach) => fencedPlaces(text.slice(0, reach + 1))];
}

/** After a line, the first one of a fence or of maths and the two of a table's head aside. */
function linePlaces(text: string, kind: BlockKind): number[] {
  const places: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) places.push(at);
  return places.slice(kind === 'table' ? 2 : kind === 'html' ? 0 : 1);
}

/** Between the lines of the fences that stand in items and quotes. */
function fencedPlaces(text: string): number[] {
  const code = createCodeLines();
  const places: number[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const wasOpen = code.isOpen();
    at += line.length + 1;
    if (code.isCode(line) && wasOpen && code.isOpen() && at <= text.length) places.push(at - 1);
  }
  return places;
}

function prosePlaces(text: string, links: readonly Range[]): FindPlaces[] {
  const verbatim = verbatimRanges(text);
  const free = (place: number): boolean => place > 0 && place < text.length && !isInside(verbatim, place) && !isInside(links, place);
  return [sentenceEnds, blanks, graphemeEnds].map((ends) => (reach) => ends(text.slice(0, reach + 1)).filter((place) => place <= reach && free(place)));
}

export const CJK_STOPS = '。！？．';
const STOPS = '.!?…';

function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    const next = text[i + 1];
    if (char === '\n') ends.push(i);
    else if (next !== '\n' && (CJK_STOPS.includes(char) || (STOPS.includes(char) && next === ' '))) ends.push(i + 1);
  }
  return ends;
}

function blanks(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) ends.push(at);
  return ends;
}

/** Here every character is one, and a segmenter takes ten milliseconds to be made. Line ends are LF. */
const ASCII = /^[\n -~]*$/;

/** Where a user-perceived character ends; without Intl.Segmenter, where no surrogate, joiner or combining mark is split off. */
function graphemeEnds(text: string): number[] {
  if (ASCII.test(text)) return Array.from(text, (_, index) => index + 1);
  if (typeof Intl.Segmenter === 'function') return segmentEnds(text, new Intl.Segmenter('en', { granularity: 'grapheme' }));
  const ends: number[] = [];
  for (let i = 1; i <= text.length; i++) if (!JOINS_BEFORE.test(text.slice(i, i + 2)) && text[i - 1] !== '\u200D') ends.push(i);
  return ends;
}

/** A text is segmented by windows, since the segmenter's cost grows with the square of what it is given. */
const WINDOW = 128;

/** The last segment of a window may go on behind it, and opens the next one; one that fills a window ends with it. */
function segmentEnds(text: string, segmenter: Intl.Segmenter): number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; at = ends[ends.length - 1] ?? text.length) {
    const inWindow = Array.from(segmenter.segment(text.slice(at, at + WINDOW)), ({ index, segment }) => at + index + segment.length);
    const isLast = at + WINDOW >= text.length || inWindow.length === 1;
    for (const end of isLast ? inWindow : inWindow.slice(0, -1)) ends.push(end);
  }
  return ends;
}

const JOINS_BEFORE = /^(?:[\uDC00-\uDFFF\u200D]|\p{M}|[\u{1F3FB}-\u{1F3FF}])/u;
