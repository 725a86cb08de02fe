import { htmlBlockNames, htmlRawNames } from 'micromark-util-html-tag-name';
import type { Construct, FoundBlock } from './construct';
import { contentEnd, isBlank, lineAt } from './lines';

/** HTML runs to its closer, or to a blank line when its kind has none. CommonMark 0.31 §4.6. */
export const htmlBlock: Construct = (lines, at) => {
  const start = htmlBlockStart(lineAt(lines, at));
  if (!start) return null;
  return start.closer === null ? { end: untilBlank(lines, at), kind: 'html' } : untilCloser(lines, at, start);
};

function untilBlank(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end])) end++;
  return end;
}

function untilCloser(lines: readonly string[], at: number, { closer, length }: HtmlStart): FoundBlock {
  const mark = closer ?? '';
  for (let next = at; next < lines.length; next++) {
    if (lineAt(lines, next).toLowerCase().includes(mark, next === at ? length : 0)) return { end: next + 1, kind: 'html' };
  }
  return { end: contentEnd(lines, at), kind: 'html', closer: mark };
}

/** How an HTML block that a line starts will end. */
export interface HtmlStart {
  /** The text that ends it, lower case; null when the next blank line does. */
  readonly closer: string | null;
  /** Where on the first line to look for the closer from. */
  readonly length: number;
  readonly interrupts: boolean;
}

const BLOCK_NAMES: ReadonlySet<string> = new Set(htmlBlockNames);

/** Kinds 1 and 3 to 7 (comments, kind 2, are gone by now); null when the line starts no HTML block. */
export function htmlBlockStart(line: string): HtmlStart | null {
  const text = line.trimStart();
  if (text[0] !== '<' || line.length - text.length > 3) return null;
  if (text.startsWith('<?')) return { closer: '?>', length: 1, interrupts: true };
  if (text.startsWith('<![CDATA[')) return { closer: ']]>', length: 9, interrupts: true };
  if (/^<![A-Za-z]/.test(text)) return { closer: '>', length: 2, interrupts: true };
  const tag = /^<(\/?)([A-Za-z][A-Za-z0-9-]{0,40})(?=[\s/>]|$)/.exec(text);
  if (!tag) return null;
  const name = (tag[2] ?? '').toLowerCase();
  if (!tag[1] && htmlRawNames.includes(name)) return { closer: `</${name}>`, length: tag[0].length, interrupts: true };
  if (BLOCK_NAMES.has(name)) return { closer: null, length: 0, interrupts: true };
  return isWholeTag(text) ? { closer: null, length: 0, interrupts: false } : null;
}

/** A tag that has its line to itself. */
function isWholeTag(text: string): boolean {
  const close = text.indexOf('>');
  return close >= 0 && text.slice(close + 1).trim() === '' && text.indexOf('<', 1) < 0;
}
