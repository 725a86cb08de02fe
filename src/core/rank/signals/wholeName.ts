import { nameMatch } from '../nameMatch';
import type { Evidence, Hit } from '../signal';

/** The first of the four bare rules: title, alias or file name equals the topic, or a run of its words. Counts once. */
export function wholeName({ fields, topic, weights }: Evidence): Hit[] {
  const match = nameMatch(fields.page, topic);
  return match ? [{ rule: match.rule, points: weights.name, quality: 1, term: match.whole ? 'all' : null, match: match.name }] : [];
}
