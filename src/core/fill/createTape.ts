import type { LinkPiece } from '../model';
import type { Entry, UnitEntry } from './entries';
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
  const pieces: (string | { readonly entry: UnitEntry; readonly thinned: ReadonlySet<LinkPiece> })[] = [];
  const targets = new Set<string>();
  let cost = 0;
  let saved = 0;
  /** The page that the marker just before names, or -1. */
  let named = -1;

  function literal(text: string): void {
    pieces.push(text);
    cost += model.weigh(text);
  }

  function text(entry: UnitEntry): void {
    const thinned = new Set<LinkPiece>();
    for (const { piece, saving } of entry.links) {
      if (saving > 0 && (targets.has(piece.target) || before.some((walk) => walk.targets.has(piece.target)))) {
        thinned.add(piece);
        cost -= saving;
        saved += saving;
      }
      targets.add(piece.target);
    }
    pieces.push({ entry, thinned });
    cost += entry.cost;
    named = -1;
  }

  function marker(entry: UnitEntry, page: number): void {
    literal(entry.unit.mark + (markers[page]?.text ?? ''));
    saved += entry.cost - (markers[page]?.cost ?? 0);
    named = page;
  }

  return {
    targets,
    literal,
    entry({ units, packed }, lead) {
      let pending = lead;
      if (lead.includes(GAP)) named = -1;
      for (const unit of units) {
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
      if (packed.closer !== '' && named < 0) literal(`\n${packed.closer}`);
    },
    cost: () => cost,
    saved: () => saved,
    print: () => pieces.map((piece) => (typeof piece === 'string' ? piece : printUnit(piece.entry, piece.thinned))).join(''),
  };
}

function printUnit({ unit }: UnitEntry, thinned: ReadonlySet<LinkPiece>): string {
  return unit.mark + unit.pieces.map((piece) => (typeof piece === 'string' ? piece : thinned.has(piece) ? piece.shown : piece.raw)).join('');
}
