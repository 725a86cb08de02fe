/** An open code fence: its mark and the length of its run. */
export interface Fence {
  readonly mark: '`' | '~';
  readonly length: number;
}

/**
 * The fence that a line opens, or null. Container marks (`>`, list marks) must be stripped first.
 * CommonMark 0.31 §4.5: three or more of one mark, at most three spaces before it, no back-tick in a back-tick fence's info.
 */
export function opensFence(line: string): Fence | null {
  const indent = leadingSpaces(line);
  const mark = line[indent];
  if (indent > 3 || (mark !== '`' && mark !== '~')) return null;
  const length = runLength(line, indent, mark);
  if (length < 3 || (mark === '`' && line.indexOf('`', indent + length) >= 0)) return null;
  return { mark, length };
}

/** Whether a line closes the fence: the same mark, at least as long, nothing but blanks behind it. */
export function closesFence(line: string, fence: Fence): boolean {
  const indent = leadingSpaces(line);
  if (indent > 3 || line[indent] !== fence.mark) return false;
  const length = runLength(line, indent, fence.mark);
  return length >= fence.length && line.slice(indent + length).trim() === '';
}

/** Counts the spaces that a line starts with. */
export function leadingSpaces(line: string): number {
  return runLength(line, 0, ' ');
}

function runLength(line: string, from: number, mark: string): number {
  let at = from;
  while (line[at] === mark) at++;
  return at - from;
}
