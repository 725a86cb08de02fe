import type { Choices, PackMode } from '../core/model';
import type { Output } from '../core/settings';

/** What the dialog holds, right or not: as it opens, and as it is kept when it closes. */
export interface PackDraft {
  readonly mode: PackMode;
  readonly topic: string;
  /** As typed. */
  readonly budget: string;
  /** From the wiki root; '' for the whole wiki. */
  readonly folder: string;
  /** What Enter does with the pack. */
  readonly output: Output;
  readonly choices: Choices;
}
