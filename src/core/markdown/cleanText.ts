/** A text made safe to pass on, and how many hidden characters were taken out of it. */
export interface CleanText {
  readonly text: string;
  readonly hidden: number;
}

/** Characters that can carry text no reader sees: tags block, zero-width, bidi overrides and isolates, inner BOM. */
const HIDDEN = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]|\uDB40[\uDC00-\uDC7F]/g;
const MAY_NEED_CLEANING = /[\r\0\u200B\u2060-\u2064\u2028-\u202E\u2066-\u2069\uFEFF\uD800-\uDFFF]/;

/**
 * Line ends become LF, a leading byte order mark goes, hidden characters go and are counted, and half surrogate pairs
 * become U+FFFD so that the text is well-formed. ZWJ, ZWNJ, LRM, RLM and variation selectors stay: scripts and emoji need them.
 */
export function cleanText(raw: string): CleanText {
  if (!MAY_NEED_CLEANING.test(raw)) return { text: raw, hidden: 0 };
  let hidden = 0;
  const text = (raw.startsWith('\uFEFF') ? raw.slice(1) : raw)
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .replace(HIDDEN, () => {
      hidden++;
      return '';
    });
  return { text: wellFormed(text), hidden };
}

/** One line of clean text: breaks and runs of white space become one blank. */
export function cleanLine(raw: string): string {
  return cleanText(raw).text.replace(/[\s\u0085]{2,}|[^\S ]|\u0085/g, ' ').trim();
}

function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (unit) => (unit.length === 2 ? unit : '\uFFFD'));
}
