import { columnsOf } from './columns';

/** The line at an index; behind the last one, an empty one. */
export function lineAt(lines: readonly string[], at: number): string {
  return lines[at] ?? '';
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Whether a line would be code where nothing stands before it. */
export function isIndented(line: string | undefined): boolean {
  return line !== undefined && columnsOf(line) >= 4 && line.trim() !== '';
}

/** The index behind the last line that is not blank, for a block that starts at a line and runs to the end. */
export function contentEnd(lines: readonly string[], at: number): number {
  let end = lines.length;
  while (end > at + 1 && isBlank(lines[end - 1])) end--;
  return end;
}

/** Where the line that a position of a text stands in ends: at its LF, or with the text. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
