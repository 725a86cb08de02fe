import type { BodyBlock, LinkPiece, PackBlock, Unit } from '../model';
import type { TokenModel } from '../tokens';

/** A page as the ledger sees it. */
export interface LedgerPage {
  /** Its vault path as a link target; what a marker names. */
  readonly link: string;
  /** The heading line, given the page's tokens. */
  heading(tokens: number): string;
  /** The lines below the heading that are always there; '' when there are none. */
  readonly tags: string;
  readonly summary: string;
  /** The block that opens with the very text of the summary, or -1: while it stands, the summary line is not printed too. */
  readonly summaryRepeats: number;
  readonly blocks: readonly BodyBlock[];
  /** Content blocks that may enter the pack, in order. */
  readonly usable: readonly number[];
  /** A block edited and ready; asked for blocks that may enter the pack only. */
  pack(block: number): PackBlock;
}

/** A unit with its price, its links, and where else its text may stand. */
export interface UnitEntry {
  readonly page: number;
  readonly unit: Unit;
  readonly cost: number;
  readonly links: readonly PricedLink[];
  /** The footnotes that it refers to: the same words on another authority are another statement. */
  cites: string;
  /** Earlier units of other pages that say the same. */
  duplicates: readonly UnitEntry[];
  /** Whether a later unit of another page says the same. */
  isRepeated: boolean;
}

/** A wikilink and what printing only its words would save. */
export interface PricedLink {
  readonly piece: LinkPiece;
  readonly saving: number;
}

/** A block that may stand in the pack. */
export interface Entry {
  readonly index: number;
  readonly level: number;
  readonly packed: PackBlock;
  readonly units: readonly UnitEntry[];
}

/** Every block of a page that may stand in the pack: usable content, all headings, and the footnotes that these refer to. */
export function entriesOf(page: LedgerPage, nth: number, model: TokenModel): Entry[] {
  const wanted = new Set(page.usable);
  const toEntry = (index: number): Entry => {
    const packed = page.pack(index);
    return { index, level: page.blocks[index]?.level ?? 0, packed, units: packed.units.map((unit) => unitEntry(unit, nth, model)) };
  };
  const indices = page.blocks.map((_block, index) => index);
  const text = indices.filter((index) => wanted.has(index) || page.blocks[index]?.kind === 'heading').map(toEntry);
  const labels = new Set(text.flatMap((entry) => entry.packed.refersTo));
  const notes = indices.filter((index) => page.blocks[index]?.kind === 'footnote' && !wanted.has(index)).map(toEntry);
  const texts = new Map(notes.map((note) => [note.packed.label, textOf(note.units)]));
  for (const { packed, units } of text) {
    const cites = packed.refersTo.flatMap((label) => texts.get(label) ?? []).join('\n');
    if (cites) for (const unit of units) if (textOf([unit]).includes('[^')) unit.cites = cites;
  }
  return [...text, ...notes.filter((note) => labels.has(note.packed.label))].sort((a, b) => a.index - b.index);
}

/** The text of units as the note has it, list marks aside. */
export function textOf(units: readonly UnitEntry[]): string {
  return units.map(({ unit }) => unit.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('')).join('\n');
}

/** A unit and its prices. */
export function unitEntry(unit: Unit, page: number, model: TokenModel): UnitEntry {
  const text = unit.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('');
  return {
    page, unit, cost: model.weigh(unit.mark + text), cites: '', duplicates: [], isRepeated: false,
    links: unit.pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [{ piece, saving: model.weigh(piece.raw) - model.weigh(piece.shown) }])),
  };
}

/** Code and tables are never deduplicated, nor are headings and the lines that belong to one page. */
export function isComparable({ kind }: PackBlock): boolean {
  return kind === 'paragraph' || kind === 'list' || kind === 'quote';
}
