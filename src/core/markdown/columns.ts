/** Columns of white space before the text, a tab counting to the next multiple of four. */
export function columnsOf(line: string): number {
  let column = 0;
  for (let at = 0; line[at] === ' ' || line[at] === '\t'; at++) column += widthAt(line, at, column);
  return column;
}

/** The line without so many columns of white space; of a tab that reaches beyond them, blanks are left. */
export function dropColumns(line: string, columns: number): string {
  let column = 0;
  let at = 0;
  for (; column < columns && (line[at] === ' ' || line[at] === '\t'); at++) column += widthAt(line, at, column);
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
}

function widthAt(line: string, at: number, column: number): number {
  return line[at] === '\t' ? 4 - (column % 4) : 1;
}
