import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** The first paragraph contains a term: it stands in for the summary of a page that has none, at the summary's points. */
export function leadWords({ fields, topic, weights }: Evidence): Hit[] {
  if (fields.summary !== '') return [];
  return hitsByTerm(topic, 'first paragraph', weights.summary, (term) => occurrences(term, fields.lead).quality);
}
