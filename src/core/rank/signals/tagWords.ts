import { bestQuality, hitsByTerm, type Evidence, type Hit } from '../signal';

/** A tag, or any segment of a nested tag, matches a term. */
export function tagWords({ fields, topic, weights }: Evidence): Hit[] {
  return hitsByTerm(topic, 'tag', weights.tag, (term) => bestQuality(term, fields.tags));
}
