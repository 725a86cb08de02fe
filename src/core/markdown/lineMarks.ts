import { leadingSpaces } from './fence';

/** Whether a line opens as most do, with nothing that could be a mark of a block: it starts a paragraph or a table. */
export function opensText(line: string): boolean {
  return TEXT.test(line);
}

/** No mark; or a link, or strong text, whose second sign tells it from one. */
const TEXT = /^(?:[^\s\d`~$#_*+<>[-]|\[(?!\^)|\*\*[^\s*])/;

/** Whether a line is a rule: three or more of one mark, blanks between them or not. CommonMark 0.31 §4.1. */
export function isRule(line: string): boolean {
  const start = leadingSpaces(line);
  const mark = line[start];
  if (start > 3 || (mark !== '-' && mark !== '*' && mark !== '_')) return false;
  let count = 0;
  for (let at = start; at < line.length; at++) {
    if (line[at] === mark) count++;
    else if (line[at] !== ' ' && line[at] !== '\t') return false;
  }
  return count >= 3;
}

export function isQuote(line: string): boolean {
  const start = leadingSpaces(line);
  return start <= 3 && line[start] === '>';
}

/** The level of the heading that a line is by its `#` marks, and its text without those at its end; null when it is none. CommonMark 0.31 §4.2. */
export function headingMark(line: string): { readonly level: number; readonly name: string } | null {
  const start = leadingSpaces(line);
  let level = 0;
  while (line[start + level] === '#') level++;
  const after = line[start + level];
  if (start > 3 || level < 1 || level > 6 || (after !== undefined && after !== ' ' && after !== '\t')) return null;
  return { level, name: withoutClosingHashes(line.slice(start + level).trim()) };
}

function withoutClosingHashes(title: string): string {
  let end = title.length;
  while (title[end - 1] === '#') end--;
  const isClosing = end === 0 || (title[end - 1] ?? '').trim() === '';
  return isClosing ? title.slice(0, end).trimEnd() : title;
}

/** The level that a line gives to the paragraph above it: 1 for `===`, 2 for `---`, 0 for none. CommonMark 0.31 §4.3. */
export function underlineLevel(line: string): number {
  const match = UNDERLINE.exec(line);
  return match ? (match[1] === undefined ? 2 : 1) : 0;
}

const UNDERLINE = /^ {0,3}(?:(=+)|-+)\s*$/;

/** The label of the footnote that a line defines, or null. */
export function footnoteLabel(line: string): string | null {
  const start = leadingSpaces(line);
  if (start > 3 || !line.startsWith('[^', start)) return null;
  const close = line.indexOf(']:', start);
  const label = close < 0 ? '' : line.slice(start + 2, close);
  return label !== '' && !/[\s[\]]/.test(label) ? label : null;
}
