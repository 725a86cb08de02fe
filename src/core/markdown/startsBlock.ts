import { leadingSpaces, opensFence } from './fence';
import { htmlBlockStart } from './htmlBlock';
import { footnoteLabel, headingMark, isQuote, isRule, opensText } from './lineMarks';
import { isIndented, lineAt } from './lines';
import { listMark } from './listMark';
import { mathBlock } from './mathBlock';
import { startsTable } from './startsTable';

/** Whether a line starts a block behind one in another container, or in no paragraph: any list mark starts a list then. */
export function startsBlock(lines: readonly string[], at: number): boolean {
  return interrupts(lines, at) || (!isIndented(lines[at]) && listMark(lineAt(lines, at)) !== null);
}

/** Whether a line ends the paragraph before it by starting another block. */
export function interrupts(lines: readonly string[], at: number): boolean {
  const line = lineAt(lines, at);
  if (opensText(line)) return startsTable(line, lineAt(lines, at + 1));
  const indent = leadingSpaces(line);
  if (indent > 3 || indent === line.length) return false;
  if (opensFence(line) || isQuote(line) || isRule(line) || listMark(line)?.interrupts || footnoteLabel(line) !== null) return true;
  return headingMark(line) !== null || mathBlock(lines, at) !== null || htmlBlockStart(line)?.interrupts === true || startsTable(line, lineAt(lines, at + 1));
}

/** The marks of quotes and list items that a line starts with; as many as anyone nests, and no more. */
const CONTAINER_MARKS = /^(?:[\s>]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)){0,64}/;

/** Whether what a line of a quote or list holds is a paragraph: the next line may go on with it without its marks. */
export function endsInParagraph(line: string): boolean {
  const content = line.replace(CONTAINER_MARKS, '');
  return content !== '' && !interrupts([content], 0);
}
