import { bestQuality, hitsByTerm, type Evidence, type Hit } from '../signal';

/** A term is a word of the title, an alias or the file name. */
export function nameWords(evidence: Evidence): Hit[] {
  const { fields, weights } = evidence;
  const names = [fields.title, fields.fileName, ...fields.aliases];
  return hitsByTerm(evidence, 'name word', weights.name, (term) => bestQuality(term, names));
}
