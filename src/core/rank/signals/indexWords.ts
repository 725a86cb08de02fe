import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** What `index.md` says of the page contains a term. */
export function indexWords(evidence: Evidence): Hit[] {
  const { fields, weights } = evidence;
  return hitsByTerm(evidence, 'index', weights.index, (term) => occurrences(term, fields.indexEntry).quality);
}
