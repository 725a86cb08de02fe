/** Where a list item's mark stands and where its content starts, in characters from the line's start. */
export interface ListMark {
  readonly indent: number;
  readonly content: number;
  /** Bullets, and ordered items numbered 1, may interrupt a paragraph when they hold text. */
  readonly interrupts: boolean;
}

/** The list mark that a line starts with, or null. CommonMark 0.31 §5.2; an indent of four or more is left to the caller. */
export function listMark(line: string): ListMark | null {
  const match = MARK.exec(line);
  if (!match) return null;
  const end = match[0].length;
  const number = match[2];
  const spaces = match[3]?.length ?? 0;
  const empty = line.slice(end).trim() === '';
  return {
    indent: match[1]?.length ?? 0,
    content: spaces < 1 || spaces > 4 || empty ? end - spaces + 1 : end,
    interrupts: !empty && (number === undefined || number === '1'),
  };
}

/** The indent, the number of an ordered item, and the blanks behind the mark: five of them are one, and code behind it. */
const MARK = /^( *)(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)( {0,5})/;
