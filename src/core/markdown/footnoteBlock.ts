import type { Construct } from './construct';
import { footnoteLabel } from './lineMarks';
import { isBlank, isIndented, lineAt } from './lines';
import { startsBlock } from './startsBlock';

/** The definition of a footnote, lazy lines right behind it, and what is indented under it. */
export const footnoteBlock: Construct = (lines, at) => {
  const name = footnoteLabel(lineAt(lines, at));
  if (name === null) return null;
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    if (isBlank(lines[next])) continue;
    const follows = isIndented(lines[next]) || (next === end && !startsBlock(lines, next));
    if (!follows) break;
    end = next + 1;
  }
  return { end, kind: 'footnote', name };
};
