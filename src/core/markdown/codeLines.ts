import { columnsOf, dropColumns } from './columns';
import { closesFence, leadingSpaces, opensFence, type Fence } from './fence';
import { listMark } from './listMark';

/** Tells, line by line and in order, which lines of a body are code: fenced (the fence lines themselves included) or indented. */
export interface CodeLines {
  isCode(line: string): boolean;
  /** Whether the lines seen so far leave a fence open. */
  isOpen(): boolean;
  /** The line that would close that fence, with the marks of the containers around it; '' when none is open. */
  closer(): string;
}

/** Containers on one line that are looked into; deeper ones hold no fence for us. Keeps a line of 20,000 marks cheap. */
const MAX_DEPTH = 12;

interface OpenFence {
  readonly fence: Fence;
  /** How many `>` stand before its lines. */
  readonly quotes: number;
  /** The column that its list item's content starts at; a line left of it ends the item, and the fence with it. */
  readonly column: number;
}

/** Code inside quotes and list items is seen too; a fence that its container leaves behind ends there (CommonMark 0.31 §5). */
export function createCodeLines(): CodeLines {
  let open: OpenFence | null = null;
  /** The columns that the content of the list items around the line starts at, outermost first. */
  let columns: readonly number[] = [];
  /** Whether an indented line would be code: nothing before it on which it could run on. */
  let isApart = true;

  /** Whether the line belongs to the open fence, which it may close or leave behind. */
  function isInFence(line: string): boolean {
    const content = open && contentIn(open, line);
    if (content === null || (open && closesFence(content, open.fence))) open = null;
    return content !== null;
  }

  function startsCode(rest: string, quotes: number): boolean {
    const inner = stripListMarks(rest, columns);
    columns = inner.columns;
    if (isApart && columnsOf(inner.rest) >= 4) return true;
    isApart = inner.rest.trimStart().startsWith('#');
    const fence = opensFence(inner.rest);
    if (fence) open = { fence, quotes, column: innermost(columns) };
    return fence !== null;
  }

  return {
    isCode(line) {
      const plain = open === null ? PLAIN.exec(line) : null;
      if (plain) {
        columns = plain[1] === undefined ? [] : [plain[1].length];
        isApart = false;
        return false;
      }
      const inFence = isInFence(line);
      const { rest, quotes } = stripQuotes(line, Infinity);
      if (!inFence && rest.trim() !== '') return startsCode(rest, quotes);
      isApart = true;
      return inFence;
    },
    isOpen: () => open !== null,
    closer: () => (open ? '> '.repeat(open.quotes) + ' '.repeat(open.column) + open.fence.mark.repeat(open.fence.length) : ''),
  };
}

/** Most lines, which are no code and start none: text with no indent, behind one list mark at the most. */
const PLAIN = /^((?:[-*+]|\d{1,9}[.)]) )?(?:[^\s\d>#`~*+-]|\*\*)/;

/** What a line says inside the container of a fence; null when it is not in that container. */
function contentIn({ quotes, column }: OpenFence, line: string): string | null {
  const inner = stripQuotes(line, quotes);
  if (inner.quotes < quotes) return null;
  if (inner.rest.trim() === '') return '';
  return columnsOf(inner.rest) < column ? null : dropColumns(inner.rest, column);
}

function stripQuotes(line: string, most: number): { rest: string; quotes: number } {
  let at = 0;
  let quotes = 0;
  while (quotes < most) {
    const mark = at + Math.min(3, leadingSpaces(line.slice(at, at + 4)));
    if (line[mark] !== '>') break;
    at = line[mark + 1] === ' ' ? mark + 2 : mark + 1;
    quotes++;
  }
  return { rest: line.slice(at), quotes };
}

function stripListMarks(text: string, around: readonly number[]): { rest: string; columns: readonly number[] } {
  const indent = columnsOf(text);
  const columns = around.filter((column) => column <= indent);
  let rest = dropColumns(text, innermost(columns));
  let mark = listMark(rest);
  while (mark && mark.indent <= 3 && columns.length < MAX_DEPTH) {
    columns.push(innermost(columns) + mark.content);
    rest = rest.slice(mark.content);
    mark = listMark(rest);
  }
  return { rest, columns };
}

function innermost(columns: readonly number[]): number {
  return columns[columns.length - 1] ?? 0;
}
