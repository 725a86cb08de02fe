import type { Evidence, Hit } from '../signal';

/** The one rule that needs more than metadata. */
export const BODY_RULE = 'body';
/** A body that keeps speaking of a term is worth this much for it: as much as the bare rules give to a summary. */
const BODY_POINTS = 2;
/** So many mentions make half of the points: more of the same says less and less (BM25's k). */
const HALF_AT = 1.5;
/** How far that number grows with the length of the body, 0 to 1 (BM25's b). */
const LENGTH_SHARE = 0.5;

/** The body mentions a term, where the body was read. */
export function bodyMentions({ topic, mentions, meanLength }: Evidence): Hit[] {
  if (mentions === null) return [];
  const halfAt = HALF_AT * (1 - LENGTH_SHARE + LENGTH_SHARE * mentions.length / Math.max(1, meanLength));
  return topic.terms.flatMap(({ text }, at) => {
    const { count, quality } = mentions.terms[at] ?? NOWHERE;
    return count > 0 ? [{ rule: BODY_RULE, points: BODY_POINTS * count / (count + halfAt), quality, term: at, match: text }] : [];
  });
}

const NOWHERE = { count: 0, quality: 0 };
