import type { BlockKind } from '../model';

/** A block that starts at a line: the index behind its last line, and what it is. */
export interface FoundBlock {
  readonly end: number;
  readonly kind: Exclude<BlockKind, 'sources'>;
  readonly level?: number;
  readonly name?: string;
  readonly closer?: string;
}

/** Tells which block of one kind starts at a line that is not blank; null when none does. */
export type Construct = (lines: readonly string[], at: number) => FoundBlock | null;
