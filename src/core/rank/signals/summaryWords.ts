import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** The summary contains a term. */
export function summaryWords({ fields, topic, weights }: Evidence): Hit[] {
  return hitsByTerm(topic, 'summary', weights.summary, (term) => occurrences(term, fields.summary).quality);
}
