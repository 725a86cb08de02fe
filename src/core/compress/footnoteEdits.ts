import { isInside, type Range } from '../markdown/verbatimSpans';
import type { Edit } from './edit';

/** Where a text refers to a footnote, and its label. */
export interface FootnoteReference {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

const LONGEST_LABEL = 100;

/** References `[^label]` (the opening of a definition too) to one of the page's own footnotes, outside verbatim ranges. */
export function footnoteReferences(text: string, verbatim: readonly Range[], defined: ReadonlySet<string>): FootnoteReference[] {
  const found: FootnoteReference[] = [];
  for (let start = text.indexOf('[^'); start >= 0; start = text.indexOf('[^', start + 2)) {
    const close = text.slice(start, start + LONGEST_LABEL + 3).indexOf(']');
    const label = text.slice(start + 2, start + close);
    if (close > 2 && defined.has(label) && text[start - 1] !== '\\' && !isInside(verbatim, start)) found.push({ start, end: start + close + 1, label });
  }
  return found;
}

/** Labels made unique in the pack: `[^1]` of the third page is `[^3-1]`. */
export function footnoteEdits(references: readonly FootnoteReference[], page: number): Edit[] {
  return references.map(({ start, end, label }) => ({ start, end, text: `[^${page}-${label}]` }));
}
