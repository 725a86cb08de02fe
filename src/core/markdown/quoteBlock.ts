import { createCodeLines } from './codeLines';
import type { Construct } from './construct';
import { isQuote } from './lineMarks';
import { isBlank, lineAt } from './lines';
import { endsInParagraph, startsBlock } from './startsBlock';

/** Lines with a `>`, and lazy ones behind a paragraph. CommonMark 0.31 §5.1. */
export const quoteBlock: Construct = (lines, at) => {
  if (!isQuote(lineAt(lines, at))) return null;
  const code = createCodeLines();
  let lazy = false;
  let end = at;
  for (; end < lines.length; end++) {
    const line = lineAt(lines, end);
    if (isQuote(line)) lazy = !code.isCode(line) && endsInParagraph(line);
    else if (!lazy || isBlank(line) || startsBlock(lines, end)) break;
  }
  return { end, kind: 'quote', closer: code.closer() };
};
