import { bestQuality, hitsByTerm, type Evidence, type Hit } from '../signal';

/** A heading tells what a section is about, as a line of the index tells what a page is about. */
const HEADING_POINTS = 1;

/** A heading contains a term. */
export function headingWords(evidence: Evidence): Hit[] {
  const { fields } = evidence;
  return hitsByTerm(evidence, 'heading', HEADING_POINTS, (term) => bestQuality(term, fields.headings));
}
