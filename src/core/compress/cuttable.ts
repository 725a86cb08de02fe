import { createCodeLines } from '../markdown/codeLines';
import { htmlBlockStart } from '../markdown/htmlBlock';
import { verbatimRanges } from '../markdown/verbatimRanges';
import { isInside } from '../markdown/verbatimSpans';
import type { Cuttable, PackBlock, Piece, Unit } from '../model';

/** Stands where text was cut. */
const CUT = '…';

/**
 * Where a block may be cut when it is larger than all the room: prose at the end of a sentence or line (if none fits, between words, else
 * between graphemes), lists and quotes likewise and, when all else fails, between the lines of a fence in them, code, tables, maths and HTML
 * between lines only. The cut is marked, fences, maths and HTML are closed.
 */
export function cuttable(block: PackBlock): Cuttable {
  const { text, pieces } = joined(block);
  const byLine = block.kind === 'code' || block.kind === 'math' || block.kind === 'table' || block.kind === 'html';
  return {
    text,
    kindsOfPlaces: byLine ? [(reach) => linePlaces(text.slice(0, reach + 1), block.kind)] : [...prosePlaces(text, pieces), (reach) => fencedPlaces(text.slice(0, reach + 1))],
    cutAt: (place) => ({ ...block, closer: '', refersTo: stillReferred(block, text.slice(0, place)), units: [cutUnit(block, text, pieces, place)] }),
  };
}

interface PlacedPiece {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
}

function joined(block: PackBlock): { text: string; pieces: PlacedPiece[] } {
  const pieces: PlacedPiece[] = [];
  let text = '';
  const add = (piece: Piece): void => {
    const start = text.length;
    text += typeof piece === 'string' ? piece : piece.raw;
    pieces.push({ piece, start, end: text.length });
  };
  for (const { mark, pieces: own, end } of block.units) [mark, ...own, end].forEach(add);
  return { text, pieces };
}

/** After a line, the first one of a fence or of maths and the two of a table's head aside. */
function linePlaces(text: string, kind: PackBlock['kind']): number[] {
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

function prosePlaces(text: string, pieces: readonly PlacedPiece[]): ((reach: number) => number[])[] {
  const verbatim = verbatimRanges(text);
  const links = pieces.filter(({ piece }) => typeof piece !== 'string').map(({ start, end }) => [start, end] as const);
  const free = (place: number): boolean => place > 0 && place < text.length && !isInside(verbatim, place) && !isInside(links, place);
  return [sentenceEnds, blanks, graphemeEnds].map((ends) => (reach) => ends(text.slice(0, reach + 1)).filter((place) => place <= reach && free(place)));
}

const CJK_STOPS = '。！？．';
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

const REFERENCE = /\[\^([^\]\s]{1,120})\]/g;

function stillReferred({ refersTo }: PackBlock, kept: string): string[] {
  if (refersTo.length === 0) return [];
  const labels = new Set(Array.from(kept.matchAll(REFERENCE), (match) => match[1]));
  return refersTo.filter((label) => labels.has(label));
}

function cutUnit(block: PackBlock, text: string, pieces: readonly PlacedPiece[], place: number): Unit {
  const kept: Piece[] = [];
  for (const { piece, start, end } of pieces) {
    if (end <= place) kept.push(piece);
    else if (start < place && typeof piece === 'string') kept.push(piece.slice(0, place - start));
  }
  return { mark: '', pieces: [...kept, ending(block, text, place)], end: '' };
}

function ending(block: PackBlock, text: string, place: number): string {
  const line = text.slice(0, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n'));
  if (block.kind === 'code') return `\n${/^ {0,3}(?:`{3,}|~{3,})/.exec(line)?.[0].trim() ?? ''}\n${CUT}`;
  if (block.kind === 'math') return `\n$$\n${CUT}`;
  if (block.kind === 'table') return `\n\n${CUT}`;
  if (block.kind === 'html') return `${closedBy(line)}\n\n${CUT}`;
  const closer = fenceCloser(text.slice(0, place));
  if (closer !== '') return `\n${closer}\n\n${CUT}`;
  if (closesVerbatim(text.slice(text.lastIndexOf('\n', place - 1) + 1, place).trimEnd())) return `\n${CUT}`;
  return text[place - 1] === '\n' || CJK_STOPS.includes(text.charAt(place - 1)) ? CUT : ` ${CUT}`;
}

/** What must follow HTML that was cut, by the line it starts with. */
function closedBy(line: string): string {
  const closer = htmlBlockStart(line)?.closer ?? null;
  return closer === null ? '' : `\n${closer}`;
}

/** The line that closes the fence, in an item or a quote, that a text ends in; '' when it ends in none. */
function fenceCloser(text: string): string {
  if (!text.includes('```') && !text.includes('~~~')) return '';
  const code = createCodeLines();
  for (const line of text.split('\n')) code.isCode(line);
  return code.closer();
}

/** A line behind which nothing may stand: a fence with words behind it closes nothing. */
function closesVerbatim(line: string): boolean {
  return ['```', '~~~', '$$'].some((mark) => line.endsWith(mark));
}
