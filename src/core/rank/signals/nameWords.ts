import { bestQuality, hitsByTerm, type Evidence, type Hit } from '../signal';

/** A term is a word of the title, an alias or the file name. */
export function nameWords({ fields, topic, weights }: Evidence): Hit[] {
  const names = [fields.title, fields.fileName, ...fields.aliases];
  return hitsByTerm(topic, 'name word', weights.name, (term) => bestQuality(term, names));
}
