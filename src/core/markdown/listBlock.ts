import { createCodeLines } from './codeLines';
import { columnsOf } from './columns';
import type { Construct } from './construct';
import { isRule } from './lineMarks';
import { contentEnd, isBlank, lineAt } from './lines';
import { listMark } from './listMark';
import { endsInParagraph, startsBlock } from './startsBlock';

/** Items, what is indented under them, and lazy lines behind a paragraph; lists that touch are one. CommonMark 0.31 §5.2 and §5.3. */
export const listBlock: Construct = (lines, at) => {
  const first = listMark(lineAt(lines, at));
  if (!first || first.indent > 3) return null;
  const code = createCodeLines();
  let column = first.content;
  let end = at;
  let lazy = false;
  for (let next = at; next < lines.length; next++) {
    const line = lineAt(lines, next);
    const inCode = code.isCode(line);
    if (isBlank(line)) {
      lazy = false;
      continue;
    }
    if (columnsOf(line) < column) {
      const item = itemMark(line);
      if (item) column = item.content;
      else if (!lazy || inCode || startsBlock(lines, next)) break;
    }
    lazy = !inCode && endsInParagraph(line);
    end = next + 1;
  }
  return { end, kind: 'list', closer: end === contentEnd(lines, at) ? code.closer() : '' };
};

function itemMark(line: string): ReturnType<typeof listMark> {
  const mark = listMark(line);
  return mark && mark.indent < 4 && !isRule(line) ? mark : null;
}
