import { occurrences } from '../../topic/occurrences';
import { hitsByTerm, type Evidence, type Hit } from '../signal';

/** What `index.md` says of the page contains a term. */
export function indexWords({ fields, topic, weights }: Evidence): Hit[] {
  return hitsByTerm(topic, 'index', weights.index, (term) => occurrences(term, fields.indexEntry).quality);
}
