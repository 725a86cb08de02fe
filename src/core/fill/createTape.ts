import type { LinkPiece } from '../model';
import type { Entry, PricedLink, UnitEntry } from './entries';
import { holderOf, type Surroundings } from './pageWalk';

/** Stands where content was left out. */
export const GAP = '…';

/** Takes down the body of one page, piece by piece, with the running cost. */
export interface Tape {
  readonly targets: ReadonlySet<string>;
  literal(text: string): void;
  entry(entry: Entry, lead: string): void;
  cost(): number;
  saved(): number;
  print(): string;
}

/** @param live units of this page whose own text stands in it. */
export function createTape(surroundings: Surroundings, live: ReadonlySet<UnitEntry>): Tape {
  const { before, markers, model } = surroundings;
  const pieces: (string | UnitWithThinned)[] = [];
  const targets = new Set<string>();
  let cost = 0;
  let saved = 0;
  /** The page that the marker just before names, or -1. */
  let named = -1;
  const isTaken = (target: string): boolean => targets.has(target) || before.some((walk) => walk.targets.has(target));

  function literal(text: string): void {
    pieces.push(text);
    cost += model.weigh(text);
  }

  function text(entry: UnitEntry): void {
    const repeats = repeatedLinks(entry, isTaken);
    for (const { piece } of entry.links) targets.add(piece.target);
    const saving = repeats.reduce((sum, link) => sum + link.saving, 0);
    pieces.push({ entry, thinned: new Set(repeats.map(({ piece }) => piece)) });
    cost += entry.cost - saving;
    saved += saving;
    named = -1;
  }

  function marker(entry: UnitEntry, page: number): void {
    literal(entry.unit.mark + (markers[page]?.text ?? ''));
    saved += entry.cost - (markers[page]?.cost ?? 0);
    named = page;
  }

  function units({ units: own }: Entry, lead: string): void {
    let pending = lead;
    for (const unit of own) {
      const holder = live.has(unit) ? undefined : holderOf(unit, surroundings);
      if (holder && holder.page === named) {
        saved += unit.cost;
        continue;
      }
      literal(pending);
      pending = unit.unit.end;
      if (holder) marker(unit, holder.page);
      else text(unit);
    }
  }

  return {
    targets,
    literal,
    entry(entry, lead) {
      if (lead.includes(GAP)) named = -1;
      units(entry, lead);
      if (entry.packed.closer !== '' && named < 0) literal(`\n${entry.packed.closer}`);
    },
    cost: () => cost,
    saved: () => saved,
    print: () => pieces.map((piece) => (typeof piece === 'string' ? piece : printUnit(piece))).join(''),
  };
}

/** A unit, and those of its links that only their words are printed of. */
interface UnitWithThinned {
  readonly entry: UnitEntry;
  readonly thinned: ReadonlySet<LinkPiece>;
}

/** The links of a unit whose targets are taken, by what stands before the unit or by an earlier link of it, and that cost more than their words. */
function repeatedLinks({ links }: UnitEntry, isTaken: (target: string) => boolean): PricedLink[] {
  const own = new Set<string>();
  return links.filter(({ piece: { target }, saving }) => {
    const isRepeat = own.has(target) || isTaken(target);
    own.add(target);
    return isRepeat && saving > 0;
  });
}

function printUnit({ entry: { unit }, thinned }: UnitWithThinned): string {
  return unit.mark + unit.pieces.map((piece) => (typeof piece === 'string' ? piece : thinned.has(piece) ? piece.shown : piece.raw)).join('');
}
