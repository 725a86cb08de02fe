import type { Block } from '../markdown/scanBlocks';
import { isInside, type Range } from '../markdown/verbatimSpans';
import type { Edit } from './edit';

const BASE64 = ';base64,';
const LONGEST_TYPE = 100;

/** Drawings that a plugin keeps in a note as compressed or plain scene data: unreadable, and thousands of tokens long. */
export function dropDrawings(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => !(block.kind === 'code' && isDrawing(block, blocks[index - 1])));
}

function isDrawing(block: Block, before: Block | undefined): boolean {
  return block.name === 'compressed-json' || (block.name === 'json' && before?.kind === 'heading' && before.name === 'Drawing');
}

/** Pictures and files written out as `data:…;base64,…` become the words "embedded data". Code is left alone. */
export function embeddedDataEdits(text: string, code: readonly Range[]): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(BASE64); at >= 0; at = text.indexOf(BASE64, at + 1)) {
    const start = text.lastIndexOf('data:', at);
    if (start < 0 || at - start > LONGEST_TYPE || isInside(code, start)) continue;
    let end = at + BASE64.length;
    while (isBase64(text.charCodeAt(end))) end++;
    edits.push({ start, end, text: 'embedded-data' });
  }
  return edits;
}

function isBase64(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 43 || unit === 47 || unit === 61 || unit === 45 || unit === 95;
}
