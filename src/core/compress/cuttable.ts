import { createCodeLines } from '../markdown/codeLines';
import { htmlBlockStart } from '../markdown/htmlBlock';
import { CJK_STOPS, cutPlaces } from './cutPlaces';
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
  return {
    text,
    kindsOfPlaces: cutPlaces(block.kind, text, pieces.filter(({ piece }) => typeof piece !== 'string').map(({ start, end }) => [start, end])),
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
