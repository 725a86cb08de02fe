import { closesFence, leadingSpaces, opensFence, type Fence } from './fence';
import { listMark } from './listMark';

/** Tells, line by line and in order, which lines of a body are code: fenced (the fence lines themselves included) or indented. */
export interface CodeLines {
  isCode(line: string): boolean;
  /** The fence that is open after the lines seen so far, with the container marks its closing line needs. */
  open(): { readonly fence: Fence; readonly prefix: string } | null;
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

  function continues(line: string, fence: OpenFence): string | null {
    const { rest, quotes } = stripQuotes(line, fence.quotes);
    if (quotes < fence.quotes) return null;
    if (rest.trim() === '') return '';
    return indentOf(rest) < fence.column ? null : dropColumns(rest, fence.column);
  }

  return {
    isCode(line) {
      if (open) {
        const content = continues(line, open);
        if (content !== null) {
          if (closesFence(content, open.fence)) open = null;
          isApart = true;
          return true;
        }
        open = null;
      }
      const { rest, quotes } = stripQuotes(line, Infinity);
      if (rest.trim() === '') {
        isApart = true;
        return false;
      }
      const inner = stripListMarks(rest, columns);
      columns = inner.columns;
      if (isApart && indentOf(inner.rest) >= 4) return true;
      isApart = inner.rest.trimStart().startsWith('#');
      const fence = opensFence(inner.rest);
      if (fence) open = { fence, quotes, column: innermost(columns) };
      return fence !== null;
    },
    open: () => open && { fence: open.fence, prefix: '> '.repeat(open.quotes) + ' '.repeat(open.column) },
  };
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
  const indent = indentOf(text);
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

/** Columns of white space before the text, a tab counting to the next multiple of four. */
function indentOf(line: string): number {
  let column = 0;
  for (const char of line) {
    if (char === ' ') column++;
    else if (char === '\t') column += 4 - (column % 4);
    else break;
  }
  return column;
}

function dropColumns(line: string, columns: number): string {
  let column = 0;
  let at = 0;
  while (column < columns && (line[at] === ' ' || line[at] === '\t')) {
    column += line[at] === '\t' ? 4 - (column % 4) : 1;
    at++;
  }
  return ' '.repeat(Math.max(0, column - columns)) + line.slice(at);
}
