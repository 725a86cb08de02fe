import type { Construct } from './construct';
import { closesFence, opensFence } from './fence';
import { contentEnd, isBlank, isIndented, lineAt } from './lines';

/** Lines between a fence and the one that closes it. CommonMark 0.31 §4.5. */
export const fencedCode: Construct = (lines, at) => {
  const fence = opensFence(lineAt(lines, at));
  if (!fence) return null;
  const name = lineAt(lines, at).trim().slice(fence.length).trim();
  for (let next = at + 1; next < lines.length; next++) {
    if (closesFence(lineAt(lines, next), fence)) return { end: next + 1, kind: 'code', name };
  }
  return { end: contentEnd(lines, at), kind: 'code', name, closer: fence.mark.repeat(fence.length) };
};

/** Lines that four columns stand before, and blank ones between them. CommonMark 0.31 §4.4. */
export const indentedCode: Construct = (lines, at) => {
  if (!isIndented(lines[at])) return null;
  let end = at + 1;
  for (let next = end; next < lines.length && (isBlank(lines[next]) || isIndented(lines[next])); next++) {
    if (!isBlank(lines[next])) end = next + 1;
  }
  return { end, kind: 'code' };
};
