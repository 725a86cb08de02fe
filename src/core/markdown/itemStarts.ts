import { createCodeLines } from './codeLines';
import { listMark } from './listMark';

/** Where an item of a list starts, and where its content does, behind the mark (and the box of a task). */
export interface ItemStart {
  readonly start: number;
  readonly content: number;
}

/** The items of a list block at its own level, in order; offsets into the block's text. */
export function itemStarts(text: string): ItemStart[] {
  const items: ItemStart[] = [];
  const code = text.includes('```') || text.includes('~~~') ? createCodeLines() : null;
  let column = Infinity;
  let at = 0;
  for (const line of text.split('\n')) {
    const wasOpen = code?.isOpen() ?? false;
    const inCode = code?.isCode(line) === true && wasOpen;
    const mark = inCode ? null : listMark(line);
    if (mark && mark.indent < 4 && mark.indent < column) {
      items.push({ start: at, content: at + mark.content + taskBox(line, mark.content) });
      column = mark.content;
    }
    at += line.length + 1;
  }
  return items;
}

function taskBox(line: string, from: number): number {
  return /^\[.\] /.test(line.slice(from, from + 4)) ? 4 : 0;
}
