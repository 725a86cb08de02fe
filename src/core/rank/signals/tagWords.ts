import { bestQuality, hitsByTerm, type Evidence, type Hit } from '../signal';

/** A tag, or any segment of a nested tag, matches a term. */
export function tagWords(evidence: Evidence): Hit[] {
  const { fields, weights } = evidence;
  return hitsByTerm(evidence, 'tag', weights.tag, (term) => bestQuality(term, fields.tags));
}
