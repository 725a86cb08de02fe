import { isInside, type Range } from '../markdown/verbatimSpans';
import type { Edit } from './edit';

/** Block ids (` ^a1b2` at the end of a line): handles for links into the note, of no use outside it. `^[inferred]` is not one. */
export function blockIdEdits(text: string, verbatim: readonly Range[]): Edit[] {
  const edits: Edit[] = [];
  for (let caret = text.indexOf('^'); caret >= 0; caret = text.indexOf('^', caret + 1)) {
    const before = text[caret - 1];
    if (before !== ' ' && before !== '\n' && before !== undefined) continue;
    let end = caret + 1;
    while (isIdChar(text.charCodeAt(end))) end++;
    const after = text[end];
    if (end === caret + 1 || (after !== undefined && after !== '\n') || isInside(verbatim, caret)) continue;
    if (isStructure(text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret))) continue;
    edits.push({ start: before === undefined ? caret : caret - 1, end, text: '' });
  }
  return edits;
}

/** Whether a line would become a rule, an underline or a fence if nothing stood behind it. */
function isStructure(line: string): boolean {
  return /^[ \t]*[-=*_`~#][-=*_`~# \t]*$/.test(line);
}

/** Whether a block is nothing but an id: it names the block before it. */
export function isBlockId(text: string): boolean {
  return /^\^[0-9A-Za-z-]+[ \t]*$/.test(text);
}

function isIdChar(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 45;
}
