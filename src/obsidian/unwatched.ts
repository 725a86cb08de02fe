import { createBreathe } from './createBreathe';
import type { Work } from './vaultWiki';

/** Work that nobody watches, and that nobody ends. */
export function unwatched(): Work {
  return { breathe: createBreathe(() => true), say: () => undefined };
}
