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
  /** Earlier units of other pages that say the same. */
  duplicates: readonly UnitEntry[];
  /** Whether the text itself stands in the contents that are being walked. */
  isLive: boolean;
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

/** Every block of a page that may stand in the pack: usable content, all headings, and the footnotes that the content refers to. */
export function entriesOf(page: LedgerPage, nth: number, model: TokenModel): Entry[] {
  const wanted = new Set(page.usable);
  const labels = new Set<string>();
  const entries: Entry[] = [];
  page.blocks.forEach((block, index) => {
    if (wanted.has(index)) for (const label of addEntry(page, nth, index, entries, model).refersTo) labels.add(label);
    else if (block.kind === 'heading') addEntry(page, nth, index, entries, model);
  });
  page.blocks.forEach((block, index) => {
    if (block.kind === 'footnote' && !wanted.has(index) && labels.has(page.pack(index).label)) addEntry(page, nth, index, entries, model);
  });
  return entries.sort((a, b) => a.index - b.index);
}

function addEntry(page: LedgerPage, nth: number, index: number, entries: Entry[], model: TokenModel): PackBlock {
  const packed = page.pack(index);
  entries.push({ index, level: page.blocks[index]?.level ?? 0, packed, units: packed.units.map((unit) => unitEntry(unit, nth, model)) });
  return packed;
}

/** A unit and its prices. */
export function unitEntry(unit: Unit, page: number, model: TokenModel): UnitEntry {
  const text = unit.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('');
  const links = unit.pieces.filter((piece): piece is LinkPiece => typeof piece !== 'string');
  return {
    page, unit, cost: model.weigh(unit.mark + text), duplicates: [], isLive: false,
    links: links.map((piece) => ({ piece, saving: model.weigh(piece.raw) - model.weigh(piece.shown) })),
  };
}

/** Code and tables are never deduplicated, nor are headings and the lines that belong to one page. */
export function isComparable({ kind }: PackBlock): boolean {
  return kind === 'paragraph' || kind === 'list' || kind === 'quote';
}
