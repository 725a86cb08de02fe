import { leadingSpaces } from './fence';
import { listMark } from './listMark';

/** Whether two lines are the head of a table: a row, and a line such as `| --- | :-: |` with as many cells. GFM 0.29 §4.10. */
export function startsTable(header: string, delimiters: string): boolean {
  const count = delimiterCount(delimiters);
  return count > 0 && count === cellCount(header);
}

/** Cells of a delimiter line; 0 when the line is none. */
function delimiterCount(line: string): number {
  if (!line.includes('-') || !/^[\s|:-]+$/.test(line) || !/[|:]/.test(line) || leadingSpaces(line) > 3 || listMark(line)) return 0;
  const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|');
  return cells.every((cell) => /^:?-+:?$/.test(cell.trim())) ? cells.length : 0;
}

/** Cells of a row: pipes that are not escaped, the outer ones aside. */
function cellCount(row: string): number {
  const text = row.trim();
  let count = 1;
  for (let i = 1; i < text.length - 1; i++) if (text[i] === '|' && text[i - 1] !== '\\') count++;
  return count;
}
