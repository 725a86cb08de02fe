import type { PageFilter } from '../core/select/pageFilter';
import { MAX_BYTES } from './readNote.mts';

/** How far notes are read: to their ends where something there may keep one out. */
export function readLimit(filter: PageFilter): number {
  return filter.mayExclude('') ? Infinity : MAX_BYTES;
}
