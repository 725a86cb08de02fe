import type { Cuttable, PackBlock, PageForms, Tier } from '../model';
import type { TokenModel } from '../tokens';
import type { LedgerPage } from './entries';

/** A candidate, best first, as the fill sees it. */
export interface FillPage extends LedgerPage {
  readonly tier: Tier;
  readonly forms: PageForms;
  /** Whether `usable` is all the content there is. */
  readonly isWhole: boolean;
  /** Blocks that say nothing alone (rules, pictures, lines of links or fields): they come with a whole form only. */
  readonly loose: ReadonlySet<number>;
  /** The most of the budget that the page may take, 0 to 1; 1 but for a page that only opens the pack. */
  readonly share: number;
}

export interface FillRequest {
  readonly pages: readonly FillPage[];
  /** In tokens. */
  readonly budget: number;
  readonly model: TokenModel;
  /** Lower-case words of titles and aliases. */
  readonly wikiNames: ReadonlySet<string>;
  /** All of the pack that is not a page, for so many actual tokens and these pages in it. */
  readonly frame: (actual: number, isIn: readonly boolean[]) => string;
  /** Where a block may be cut short, and what is left of it. */
  readonly cuttable: (block: PackBlock) => Cuttable;
}
