import { verbatimRanges } from '../markdown/verbatimRanges';
import { itemStarts } from '../markdown/itemStarts';
import type { BlockKind, BodyBlock, PackBlock, Piece, Unit } from '../model';
import { wikilinks, type Wikilink } from '../markdown/wikilinks';
import { blockIdEdits } from './blockIdEdits';
import type { Edit } from './edit';
import { footnoteEdits, footnoteReferences } from './footnoteEdits';
import { nestedHeadingEdits } from './nestedHeadingEdits';

/** What is known of a page beyond one block. */
export interface PageContext {
  /** Labels of the footnotes that the page defines. */
  readonly footnotes: ReadonlySet<string>;
  /** Unique in the pack; goes into footnote labels. */
  readonly ordinal: number;
}

/** Runs the edits of one block (nested headings, block ids, footnote labels) and finds its links. Code and maths stay as they are. */
export function packBlock(block: BodyBlock, page: PageContext): PackBlock {
  const { kind, closer, text } = block;
  const label = kind === 'footnote' ? `${page.ordinal}-${block.name}` : '';
  if (kind === 'code' || kind === 'math' || kind === 'sources') return { kind, closer, label, refersTo: [], units: [wholeUnit(text)] };
  if (!MAY_CHANGE.test(text)) return { kind, closer, label, refersTo: [], units: unitsOf(kind, text, []) };
  const verbatim = verbatimRanges(text);
  const references = footnoteReferences(text, verbatim, page.footnotes);
  const changes = [
    ...(CONTAINERS.has(kind) ? nestedHeadingEdits(text, verbatim) : []),
    ...blockIdEdits(text, verbatim),
    ...footnoteEdits(references, page.ordinal),
    ...wikilinks(text, verbatim).filter((link) => link.isPlain),
  ].sort((a, b) => a.start - b.start);
  return {
    kind, closer, label,
    refersTo: references.map((reference) => `${page.ordinal}-${reference.label}`).filter((name) => name !== label),
    units: unitsOf(kind, text, changes),
  };
}

/** Blocks that may hold headings. */
const CONTAINERS: ReadonlySet<string> = new Set(['list', 'quote', 'footnote']);

/** A unit that nothing is changed in. */
function wholeUnit(text: string): Unit {
  return { pieces: [text], mark: '', end: '' };
}

/** Without one of these no pass has anything to do. */
const MAY_CHANGE = /\[\[|\^|[>*+.)\s-]#{1,6}[ \t]/;

type Change = Edit | Wikilink;

function unitsOf(kind: BlockKind, text: string, changes: readonly Change[]): Unit[] {
  return kind === 'list' ? itemUnits(text, changes) : [unit(text, changes, 0, text.length)];
}

function itemUnits(text: string, changes: readonly Change[]): Unit[] {
  const starts = itemStarts(text);
  let first = 0;
  return starts.map(({ start, content }, index) => {
    const end = starts[index + 1]?.start ?? text.length;
    let next = first;
    while ((changes[next]?.start ?? Infinity) < end) next++;
    const own = changes.slice(first, next);
    first = next;
    return unit(text, own, start, end, content);
  });
}

function unit(text: string, changes: readonly Change[], start: number, end: number, content = start): Unit {
  let last = end;
  while (last > content && text[last - 1] === '\n') last--;
  const pieces: Piece[] = [];
  let at = content;
  for (const change of changes) {
    if (change.start < at) continue;
    if (change.start > at) pieces.push(text.slice(at, change.start));
    if ('text' in change) pieces.push(change.text);
    else pieces.push({ target: change.target, raw: text.slice(change.start, change.end), shown: change.shown });
    at = change.end;
  }
  if (at < last) pieces.push(text.slice(at, last));
  return { pieces, mark: text.slice(start, content), end: text.slice(last, end) };
}
