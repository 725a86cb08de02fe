import { fold } from './fold';

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}+#]+/gu;

/** A name for comparison: folded, without spaces and signs, so that `Rate limiting`, `rate-limiting` and `rateLimiting` are one. */
export function nameKey(name: string): string {
  return fold(name).replace(BETWEEN_WORDS, '');
}
