import { SOURCE_SECTIONS } from '../../../src/core/compress/collapseSources';
import { compress } from '../../../src/core/compress/compress';
import { packBlock } from '../../../src/core/compress/packBlock';
import { sectionNames } from '../../../src/core/compress/sectionName';
import type { PackBlock, Piece } from '../../../src/core/model';

export const SOURCES = sectionNames(SOURCE_SECTIONS, []);

/** A note's body as every pass leaves it, whole, for the third page of a pack. */
export function printed(body: string, title = ''): string {
  const { blocks } = compress(body, title, SOURCES);
  const footnotes = new Set(blocks.filter(({ kind }) => kind === 'footnote').map(({ name }) => name));
  return blocks.map((block, nth) => (nth === 0 ? '' : '\n'.repeat(Math.min(block.newlines, 2))) + textOf(packBlock(block, { footnotes, ordinal: 3 }))).join('');
}

/** The text of a packed block, with what closes it. */
export function textOf({ units, closer }: PackBlock): string {
  return units.map(({ mark, pieces, end }) => mark + pieces.map(rawOf).join('') + end).join('') + (closer && `\n${closer}`);
}

function rawOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.raw;
}
