import type { TokenModel } from '../tokens';
import type { UnitEntry } from './entries';

/** A page as it would stand in the pack, after the pages before it. */
export interface PageWalk {
  /** Units of its whole text, heading included; 0 when the page is not in. */
  readonly cost: number;
  /** Units that markers and thinned links save. */
  readonly saved: number;
  /** Targets of the wikilinks that stand in it as links or as their words. */
  readonly targets: ReadonlySet<string>;
  /** Units whose own text stands in it. */
  readonly live: ReadonlySet<UnitEntry>;
  /** Its text, from the heading to the last line, without a final line end. */
  print(): string;
}

/** What a page is walked with: the pages before it as they stand, and the marker that names each page. */
export interface Surroundings {
  readonly before: readonly PageWalk[];
  readonly markers: readonly { readonly text: string; readonly cost: number }[];
  readonly model: TokenModel;
}

/** The earlier unit that stands for this one: its text is in the pack, and naming its page is cheaper. */
export function holderOf(unit: UnitEntry, { before, markers }: Surroundings): UnitEntry | undefined {
  return unit.duplicates.find((other) => before[other.page]?.live.has(other) === true && (markers[other.page]?.cost ?? Infinity) < unit.cost);
}
