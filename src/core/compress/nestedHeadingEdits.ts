import { isInside, type Range } from '../markdown/verbatimSpans';
import type { Edit } from './edit';
import { DEEPEST, TOP_LEVEL } from './shiftHeadings';

/** A heading behind the marks of quotes and list items. */
const NESTED = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*(#{1,6})(?=[ \t])/gm;

/** Headings inside quotes, list items and footnotes stay below the page's own heading, too, and ordered among themselves. */
export function nestedHeadingEdits(text: string, verbatim: readonly Range[]): Edit[] {
  if (!text.includes('# ') && !text.includes('#\t')) return [];
  return Array.from(text.matchAll(NESTED)).flatMap((match) => {
    const hashes = match[1] ?? '';
    const start = match.index + match[0].length - hashes.length;
    if (isInside(verbatim, start)) return [];
    return [{ start, end: start + hashes.length, text: '#'.repeat(Math.min(DEEPEST, hashes.length + TOP_LEVEL - 1)) }];
  });
}
