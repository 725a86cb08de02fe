import { toTokens, type TokenModel } from '../tokens';
import { entriesOf, isComparable, unitEntry, type Entry, type LedgerPage, type UnitEntry } from './entries';
import { linkDuplicates } from './linkDuplicates';
import { createTape, GAP } from './createTape';
import { holderOf, type PageWalk, type Surroundings } from './pageWalk';
import { standingEntries, type PageContents } from './standingEntries';

/** Prices and prints pages. A pack is never rendered to be priced: every piece has its cost, and costs add up. */
export interface Ledger {
  /** @param before the walks of the pages before this one, as they stand in the pack. */
  walk(page: number, contents: PageContents, before: readonly PageWalk[]): PageWalk;
  /** The least that a block can add to a pack, in units. */
  leastCost(page: number, block: number): number;
  /** Whether these blocks can change what stands in later pages: they hold links, or text that a later page repeats. */
  reachesLater(page: number, blocks: readonly number[]): boolean;
}

const NOTHING: PageWalk = { cost: 0, saved: 0, targets: new Set(), live: new Set(), print: () => '' };

/** @param wikiNames lower-case words of titles and aliases. */
export function createLedger(pages: readonly LedgerPage[], model: TokenModel, wikiNames: ReadonlySet<string>): Ledger {
  const tables = pages.map((page, nth) => pageTable(page, nth, model));
  linkDuplicates(tables.flatMap(({ entries }) => entries.flatMap(({ packed, units }) => (isComparable(packed) ? units : []))), wikiNames);
  const markers = tables.map(({ page }) => ({ text: `_(content also in [[${page.link}]])_`, cost: model.weigh(`_(content also in [[${page.link}]])_`) }));
  const unitsOf = (page: number, block: number): readonly UnitEntry[] => tables[page]?.byIndex.get(block)?.units ?? [];
  return {
    walk: (page, contents, before) => {
      const table = tables[page];
      return table && contents.isIn ? walkPage(table, contents, { before: before.slice(0, page), markers, model }) : NOTHING;
    },
    leastCost: (page, block) => unitsOf(page, block).reduce((sum, unit) => sum + leastOf(unit), 0),
    reachesLater: (page, blocks) => blocks.some((block) => unitsOf(page, block).some((unit) => unit.isRepeated || unit.links.length > 0)),
  };
}

interface PageTable {
  readonly page: LedgerPage;
  readonly nth: number;
  readonly entries: readonly Entry[];
  readonly byIndex: ReadonlyMap<number, Entry>;
  /** How many content blocks stand before each index: what a gap would leave out. */
  readonly contentBefore: readonly number[];
}

function pageTable(page: LedgerPage, nth: number, model: TokenModel): PageTable {
  const entries = entriesOf(page, nth, model);
  return { page, nth, entries, byIndex: new Map(entries.map((entry) => [entry.index, entry])), contentBefore: countContent(page) };
}

function countContent({ blocks, usable }: LedgerPage): number[] {
  const wanted = new Set(usable);
  const counts = [0];
  blocks.forEach(({ kind }, index) => {
    const isContent = kind === 'footnote' ? wanted.has(index) : kind !== 'heading' && kind !== 'rule' && kind !== 'sources';
    counts.push((counts[index] ?? 0) + (isContent ? 1 : 0));
  });
  return counts;
}

/** A unit that may be replaced can come to cost nothing, behind a marker to the same page. */
function leastOf({ cost, duplicates, links }: UnitEntry): number {
  return duplicates.length > 0 ? 0 : links.reduce((rest, { saving }) => rest - Math.max(0, saving), cost);
}

function walkPage(table: PageTable, contents: PageContents, surroundings: Surroundings): PageWalk {
  const { page, nth, entries } = table;
  const { model } = surroundings;
  const live = liveUnits(table, contents, surroundings);
  const standing = standingEntries(entries, contents, ({ units }) => units.some((unit) => live.has(unit) || unit.duplicates.length === 0));
  const tape = createTape(surroundings, live);
  let last = -1;
  for (const entry of standing) {
    const cut = contents.cut?.block === entry.index ? contents.cut.packed : null;
    const lead = contents.cut && contents.cut.block === last ? '\n\n' : leadOf(table, last, entry.index);
    tape.entry(cut ? { ...entry, packed: cut, units: cut.units.map((unit) => unitEntry(unit, nth, model)) } : entry, lead);
    last = entry.index;
  }
  if (last >= 0 && last !== contents.cut?.block && skipsContent(table, last, page.blocks.length)) tape.literal(`\n\n${GAP}`);
  const lines = headLines(table, live);
  const cost = withHeading(page, tape.cost() + model.weigh(lines), model);
  return { cost, saved: tape.saved(), targets: tape.targets, live, print: () => page.heading(toTokens(model, cost)) + lines + tape.print() };
}

/** Units of the content that is in, save those that say what a live unit of an earlier page says. */
function liveUnits({ byIndex }: PageTable, { blocks }: PageContents, surroundings: Surroundings): Set<UnitEntry> {
  const live = new Set<UnitEntry>();
  for (const block of blocks) {
    for (const unit of byIndex.get(block)?.units ?? []) if (!holderOf(unit, surroundings)) live.add(unit);
  }
  return live;
}

/** What parts a block from the one that stands before it. */
function leadOf(table: PageTable, before: number, index: number): string {
  if (skipsContent(table, before, index)) return `\n\n${GAP}\n\n`;
  const newlines = before === index - 1 && before >= 0 ? table.page.blocks[index]?.newlines ?? 2 : 2;
  return newlines === 1 ? '\n' : '\n\n';
}

function skipsContent({ contentBefore }: PageTable, after: number, before: number): boolean {
  return (contentBefore[before] ?? 0) > (contentBefore[after + 1] ?? 0);
}

/** The lines between heading and body; the summary is not printed while the block that opens with it stands in full. */
function headLines({ page, byIndex }: PageTable, live: ReadonlySet<UnitEntry>): string {
  const repeated = byIndex.get(page.summaryRepeats)?.units.every((unit) => live.has(unit)) ?? false;
  return [page.tags, repeated ? '' : page.summary].filter(Boolean).map((line) => `\n${line}`).join('');
}

/** The page's cost with its heading, which states that very cost in tokens. */
function withHeading(page: LedgerPage, rest: number, model: TokenModel): number {
  let units = rest + model.weigh(page.heading(0));
  for (let tokens = -1; tokens !== toTokens(model, units); ) {
    tokens = toTokens(model, units);
    units = rest + model.weigh(page.heading(tokens));
  }
  return units;
}
