import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** The summary contains a term. */
export function summaryWords(evidence: Evidence): Hit[] {
  const { fields, weights } = evidence;
  return hitsByTerm(evidence, 'summary', weights.summary, (term) => occurrences(term, fields.summary).quality);
}
