import type { Construct } from './construct';
import { leadingSpaces } from './fence';
import { contentEnd, lineAt } from './lines';

/** Maths between `$$` and `$$`, which closes it wherever in a line it stands, as in Obsidian. */
export const mathBlock: Construct = (lines, at) => {
  const first = lineAt(lines, at).trim();
  if (!first.startsWith('$$') || leadingSpaces(lineAt(lines, at)) > 3) return null;
  const sameLine = first.indexOf('$$', 2);
  if (sameLine >= 0) return sameLine === first.length - 2 ? { end: at + 1, kind: 'math' } : null;
  for (let next = at + 1; next < lines.length; next++) {
    if (lineAt(lines, next).includes('$$')) return { end: next + 1, kind: 'math' };
  }
  return { end: contentEnd(lines, at), kind: 'math', closer: '$$' };
};
