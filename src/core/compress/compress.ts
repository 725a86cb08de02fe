import { cleanText } from '../markdown/cleanText';
import { removeComments } from '../markdown/removeComments';
import { scanBlocks, type Block } from '../markdown/scanBlocks';
import type { BodyBlock } from '../model';
import { isBlockId } from './blockIdEdits';
import { collapseSources } from './collapseSources';
import { disarm } from './disarm';
import { dropTitle } from './dropTitle';
import { dropDrawings, dropEmbeddedData } from './dropEmbeddedData';
import { pruneHeadings } from './pruneHeadings';
import { shiftHeadings } from './shiftHeadings';

/** The body of a note as the blocks that may go into a pack, and what was met on the way. */
export interface CompressedBody {
  readonly blocks: readonly BodyBlock[];
  /** Characters taken out because they can carry text that no reader sees. */
  readonly hidden: number;
  /** A comment is never closed: the rest of the note is hidden. */
  readonly unclosedComment: boolean;
}

/**
 * Runs the passes that work on whole blocks over one body, each once, in this order: hidden characters, comments, the title's repeat,
 * drawings, sources, empty headings, outer rules, heading levels, embedded data. What no pass removes on purpose comes through as it was; the edits
 * inside a block are `packBlock`'s, which runs on the blocks that are really wanted.
 * @param title of the page; '' when it has none.
 * @param sourceSections names of source sections, as `sectionNames` gives them.
 */
export function compress(body: string, title: string, sourceSections: ReadonlySet<string>): CompressedBody {
  const clean = cleanText(body);
  const visible = removeComments(clean.text);
  const found = scanBlocks(visible.text);
  const { blocks, sources } = collapseSources(dropDrawings(dropTitle(found.filter((block) => !isBlockId(block.text)), title)), sourceSections);
  const kept = keepApart(dropOuterRules(pruneHeadings(blocks)), found);
  return {
    blocks: [...shiftHeadings(kept).map(dropEmbeddedData).map(disarm), ...sourcesLine(sources)],
    hidden: clean.hidden,
    unclosedComment: visible.unclosed,
  };
}

/** A rule with nothing before or behind it parts nothing. */
function dropOuterRules(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.findIndex((block) => block.kind !== 'rule');
  const last = blocks.length - [...blocks].reverse().findIndex((block) => block.kind !== 'rule');
  return first < 0 ? [] : blocks.slice(first, last);
}

/** Blocks that stood apart, with something between them that is gone, must not run into each other. */
function keepApart(kept: readonly Block[], found: readonly Block[]): Block[] {
  const places = new Map(found.map((block, place) => [block, place]));
  return kept.map((block, index) => {
    const before = kept[index - 1];
    const isNext = before !== undefined && (places.get(before) ?? 0) + 1 === places.get(block);
    return isNext ? block : { ...block, newlines: 2 };
  });
}

function sourcesLine(sources: readonly string[]): BodyBlock[] {
  if (sources.length === 0) return [];
  return [{ kind: 'sources', newlines: 2, level: 0, name: '', closer: '', text: `Sources: ${sources.join(', ')}` }];
}
