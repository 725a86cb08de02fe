import { leadingSpaces } from './fence';

/** Where a list item's mark stands and where its content starts, in characters from the line's start. */
export interface ListMark {
  readonly indent: number;
  readonly content: number;
  /** Bullets, and ordered items numbered 1, may interrupt a paragraph when they hold text. */
  readonly interrupts: boolean;
}

/** The list mark that a line starts with, or null. CommonMark 0.31 §5.2; an indent of four or more is left to the caller. */
export function listMark(line: string): ListMark | null {
  const indent = leadingSpaces(line);
  let at = indent;
  while (at - indent < 9 && isDigit(line.charCodeAt(at))) at++;
  const ordered = at > indent;
  const mark = line[at];
  if (ordered ? mark !== '.' && mark !== ')' : mark !== '-' && mark !== '*' && mark !== '+') return null;
  at++;
  const after = line[at];
  if (after !== undefined && after !== ' ' && after !== '\t') return null;
  const spaces = Math.max(1, Math.min(leadingSpaces(line.slice(at, at + 6)), 5));
  const empty = line.slice(at).trim() === '';
  return {
    indent,
    content: at + (spaces > 4 || empty ? 1 : spaces),
    interrupts: !empty && (!ordered || line.slice(indent, at - 1) === '1'),
  };
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}
