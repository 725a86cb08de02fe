import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** The first paragraph contains a term: it stands in for the summary of a page that has none, at the summary's points. */
export function leadWords(evidence: Evidence): Hit[] {
  const { fields, weights } = evidence;
  if (fields.summary !== '') return [];
  return hitsByTerm(evidence, 'first paragraph', weights.summary, (term) => occurrences(term, fields.lead).quality);
}
