import type { Block } from '../markdown/scanBlocks';
import { isInside, verbatimSpans } from '../markdown/verbatimSpans';

const BASE64 = ';base64,';
const LONGEST_TYPE = 100;

/** Drawings that a plugin keeps in a note as compressed or plain scene data: unreadable, and thousands of tokens long. */
export function dropDrawings(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => !(block.kind === 'code' && isDrawing(block, blocks[index - 1])));
}

function isDrawing(block: Block, before: Block | undefined): boolean {
  return block.name === 'compressed-json' || (block.name === 'json' && before?.kind === 'heading' && before.name === 'Drawing');
}

/** Pictures and files written out as `data:…;base64,…` become the words "embedded-data". Code is left alone. */
export function dropEmbeddedData(block: Block): Block {
  return block.kind === 'code' || !block.text.includes(BASE64) ? block : { ...block, text: withoutData(block.text) };
}

function withoutData(text: string): string {
  const code = verbatimSpans(text).filter(([start]) => text[start] === '`');
  const kept: string[] = [];
  let from = 0;
  for (let at = text.indexOf(BASE64); at >= 0; at = text.indexOf(BASE64, at + 1)) {
    const nearest = Math.max(from, at - LONGEST_TYPE);
    const start = nearest + text.slice(nearest, at).lastIndexOf('data:');
    if (start < nearest || isInside(code, start)) continue;
    kept.push(text.slice(from, start), 'embedded-data');
    from = at + BASE64.length;
    while (isBase64(text.charCodeAt(from))) from++;
  }
  return kept.join('') + text.slice(from);
}

function isBase64(unit: number): boolean {
  return (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90) || (unit >= 97 && unit <= 122) || unit === 43 || unit === 47 || unit === 61 || unit === 45 || unit === 95;
}
