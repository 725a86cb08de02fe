import type { LinkPiece, PackBlock } from '../model';
import { toTokens, type TokenModel } from '../tokens';
import { entriesOf, isComparable, unitEntry, type Entry, type LedgerPage, type UnitEntry } from './entries';
import { linkDuplicates } from './linkDuplicates';

/** What is in the pack, by page: whether it is, which of its content blocks are, and the block that was cut short. */
export interface Contents {
  readonly isIn: boolean[];
  readonly blocks: Set<number>[];
  readonly cuts: ({ readonly block: number; readonly packed: PackBlock } | null)[];
}

/** Prices and prints any contents. A pack is never rendered to be priced: every piece has its cost, and costs add up. */
export interface Ledger {
  /** Cost in units of each page's text as it would stand in the pack; 0 for a page that is not in. */
  costs(contents: Contents): number[];
  /** The text of each page, from its heading to its last line, without a final line end; '' for a page that is not in. */
  texts(contents: Contents): string[];
  /** Units that markers and thinned links save in these contents. */
  saved(contents: Contents): number;
  /** The least that a block can add to a pack, in units. */
  leastCost(page: number, block: number): number;
}

/** Takes what a walk finds, in the order of the pack. */
interface Visitor {
  literal(page: number, text: string): void;
  unit(page: number, entry: UnitEntry, thinned: ReadonlySet<LinkPiece>): void;
  saved(units: number): void;
}

const GAP = '…';
const NONE: ReadonlySet<LinkPiece> = new Set();

export function createLedger(pages: readonly LedgerPage[], model: TokenModel, wikiNames: ReadonlySet<string>): Ledger {
  const tables = pages.map((page, nth) => entriesOf(page, nth, model));
  linkDuplicates(tables.flatMap((entries) => entries.flatMap(({ packed, units }) => (isComparable(packed) ? units : []))), wikiNames);
  const contentBefore = pages.map(countContent);
  const markers = pages.map((page) => `_(content also in [[${page.link}]])_`);
  const markerCosts = markers.map((marker) => model.weigh(marker));
  const byIndex = tables.map((entries) => new Map(entries.map((entry) => [entry.index, entry])));

  function walk(contents: Contents, visitor: Visitor): void {
    for (const entries of tables) for (const { units } of entries) for (const unit of units) unit.isLive = false;
    const seen = new Set<string>();
    pages.forEach((_page, nth) => {
      if (contents.isIn[nth]) walkPage(nth, contents, seen, visitor);
    });
  }

  function walkPage(nth: number, contents: Contents, seen: Set<string>, visitor: Visitor): void {
    const cut = contents.cuts[nth] ?? null;
    const standing = standingEntries(nth, contents);
    let before = -1;
    let holder = -1;
    for (const entry of standing) {
      const isCut = cut?.block === entry.index;
      const gap = contentBetween(nth, before, entry.index) > 0;
      const lead = gap ? `\n\n${GAP}\n\n` : before === entry.index - 1 && before >= 0 ? '\n'.repeat(Math.min(2, newlinesOf(nth, entry.index))) : '\n\n';
      holder = emitEntry(nth, isCut ? cutEntry(nth, entry, cut.packed, model) : entry, { lead, holder: gap ? -1 : holder, seen, visitor });
      before = entry.index;
    }
    if (before >= 0 && contentBetween(nth, before, pages[nth]?.blocks.length ?? 0) > 0) visitor.literal(nth, `\n\n${GAP}`);
  }

  /** Content that is in, the headings over it, and the footnotes it refers to; liveness of the units is settled on the way. */
  function standingEntries(nth: number, contents: Contents): Entry[] {
    const chosen = contents.blocks[nth] ?? new Set();
    const cut = contents.cuts[nth] ?? null;
    const refersTo = new Set<string>();
    for (const { index, packed, units } of tables[nth] ?? []) {
      if (cut?.block === index) for (const label of cut.packed.refersTo) refersTo.add(label);
      if (!chosen.has(index)) continue;
      for (const unit of units) unit.isLive = !unit.duplicates.some((other) => other.isLive && cheaper(unit, other));
      if (units.some((unit) => unit.isLive)) for (const label of packed.refersTo) refersTo.add(label);
    }
    const isOn = ({ index, packed }: Entry): boolean => chosen.has(index) || cut?.block === index || (packed.label !== '' && refersTo.has(packed.label));
    return withHeadings(tables[nth] ?? [], isOn);
  }

  function cheaper(unit: UnitEntry, holder: UnitEntry): boolean {
    return (markerCosts[holder.page] ?? 0) < unit.cost;
  }

  interface Place {
    readonly lead: string;
    /** The page that the marker just before names, or -1. */
    readonly holder: number;
    readonly seen: Set<string>;
    readonly visitor: Visitor;
  }

  /** Emits one block; gives the page that its last marker names, or -1 when it ends in text of its own. */
  function emitEntry(nth: number, { units, packed }: Entry, { lead, holder: holderBefore, seen, visitor }: Place): number {
    let holder = holderBefore;
    let pending = lead;
    for (const entry of units) {
      const duplicate = entry.isLive || entry.duplicates.length === 0 ? undefined : entry.duplicates.find((other) => other.isLive && cheaper(entry, other));
      if (duplicate && duplicate.page === holder) {
        visitor.saved(entry.cost);
        continue;
      }
      visitor.literal(nth, pending);
      pending = entry.unit.end;
      if (duplicate) {
        holder = duplicate.page;
        visitor.literal(nth, entry.unit.mark + (markers[holder] ?? ''));
        visitor.saved(entry.cost - (markerCosts[holder] ?? 0));
      } else {
        holder = -1;
        visitor.unit(nth, entry, thinnedLinks(entry, seen, visitor));
      }
    }
    if (packed.closer !== '' && holder < 0) visitor.literal(nth, `\n${packed.closer}`);
    return holder;
  }

  function thinnedLinks({ links }: UnitEntry, seen: Set<string>, visitor: Visitor): ReadonlySet<LinkPiece> {
    if (links.length === 0) return NONE;
    const thinned = new Set<LinkPiece>();
    for (const { piece, saving } of links) {
      if (!seen.has(piece.target)) seen.add(piece.target);
      else if (saving > 0) {
        thinned.add(piece);
        visitor.saved(saving);
      }
    }
    return thinned;
  }

  function contentBetween(nth: number, after: number, before: number): number {
    const counts = contentBefore[nth] ?? [];
    return (counts[before] ?? 0) - (counts[after + 1] ?? 0);
  }

  function newlinesOf(nth: number, index: number): number {
    return pages[nth]?.blocks[index]?.newlines ?? 2;
  }

  /** The lines above the body; the summary is left out while the block that repeats it stands in full. */
  function headLines(nth: number, contents: Contents): string {
    const page = pages[nth];
    if (!page) return '';
    const repeated = contents.blocks[nth]?.has(page.summaryRepeats) && byIndex[nth]?.get(page.summaryRepeats)?.units.every((unit) => unit.isLive);
    return [page.tags, repeated ? '' : page.summary].filter(Boolean).map((line) => `\n${line}`).join('');
  }

  return {
    costs(contents) {
      const sums = pages.map(() => 0);
      walk(contents, priceVisitor(sums, model));
      return sums.map((body, nth) => (contents.isIn[nth] ? withHeading(pages[nth], body + model.weigh(headLines(nth, contents)), model) : 0));
    },
    texts(contents) {
      const bodies = pages.map(() => '');
      walk(contents, printVisitor(bodies));
      const costs = this.costs(contents);
      return pages.map((page, nth) => (contents.isIn[nth] ? page.heading(toTokens(model, costs[nth] ?? 0)) + headLines(nth, contents) + (bodies[nth] ?? '') : ''));
    },
    saved(contents) {
      let units = 0;
      walk(contents, { literal: () => undefined, unit: () => undefined, saved: (more) => (units += more) });
      return units;
    },
    leastCost(page, block) {
      const units = byIndex[page]?.get(block)?.units ?? [];
      return units.reduce((sum, { cost, duplicates, links }) => sum + (duplicates.length > 0 ? 0 : links.reduce((rest, { saving }) => rest - Math.max(0, saving), cost)), 0);
    },
  };
}

function priceVisitor(sums: number[], model: TokenModel): Visitor {
  const prices = new Map<string, number>();
  const priceOf = (text: string): number => {
    const price = prices.get(text) ?? model.weigh(text);
    prices.set(text, price);
    return price;
  };
  const add = (page: number, units: number): void => {
    sums[page] = (sums[page] ?? 0) + units;
  };
  return {
    literal: (page, text) => add(page, priceOf(text)),
    unit: (page, { cost, links }, thinned) => add(page, links.reduce((rest, { piece, saving }) => rest - (thinned.has(piece) ? saving : 0), cost)),
    saved: () => undefined,
  };
}

function printVisitor(bodies: string[]): Visitor {
  const add = (page: number, text: string): void => {
    bodies[page] = (bodies[page] ?? '') + text;
  };
  return {
    literal: add,
    unit: (page, { unit }, thinned) => add(page, unit.mark + unit.pieces.map((piece) => (typeof piece === 'string' ? piece : thinned.has(piece) ? piece.shown : piece.raw)).join('')),
    saved: () => undefined,
  };
}

/** The page's cost with its heading, which states that very cost. */
function withHeading(page: LedgerPage | undefined, rest: number, model: TokenModel): number {
  if (!page) return rest;
  let units = rest + model.weigh(page.heading(0));
  for (let tokens = -1; tokens !== toTokens(model, units); ) {
    tokens = toTokens(model, units);
    units = rest + model.weigh(page.heading(tokens));
  }
  return units;
}

function cutEntry(nth: number, entry: Entry, packed: PackBlock, model: TokenModel): Entry {
  return { ...entry, packed, units: packed.units.map((unit) => ({ ...unitEntry(unit, nth, model), isLive: true })) };
}

/** How many content blocks stand before each index: what a gap would leave out. */
function countContent(page: LedgerPage): number[] {
  const counts = [0];
  const wanted = new Set(page.usable);
  page.blocks.forEach((block, index) => {
    const isContent = block.kind === 'footnote' ? wanted.has(index) : block.kind !== 'heading' && block.kind !== 'rule' && block.kind !== 'sources';
    counts.push((counts[index] ?? 0) + (isContent ? 1 : 0));
  });
  return counts;
}

/** The entries that are on, and the headings that have one of them under them. */
function withHeadings(entries: readonly Entry[], isOn: (entry: Entry) => boolean): Entry[] {
  const standing: Entry[] = [];
  let next = 0;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (!entry) continue;
    if (entry.level > 0) {
      if (next <= entry.level) continue;
      next = entry.level;
    } else if (isOn(entry)) next = 7;
    else continue;
    standing.push(entry);
  }
  return standing.reverse();
}
