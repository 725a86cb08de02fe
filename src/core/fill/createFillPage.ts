import type { BodyBlock } from '../model';
import { contentOf } from './contentOf';
import type { FillPage } from './fillRequest';

/** What a page is known by before the fill asks what of it may enter the pack. */
export type PageParts = Omit<FillPage, 'usable' | 'isWhole' | 'loose'>;

/** What bounds the content of a page. */
export interface Reach {
  /** Characters that could ever fit. */
  readonly mostText: number;
  /** Whether a paragraph says anything alone. */
  readonly isProse: (paragraph: string) => boolean;
}

/** A page for the fill: its content as far as it is within reach, and what of that says nothing alone. */
export function createFillPage(parts: PageParts, { mostText, isProse }: Reach): FillPage {
  const { blocks } = parts;
  const content = contentOf(blocks);
  const usable = withinReach(content, parts, mostText);
  const loose = usable.filter((index) => isLoose(blocks[index], isProse));
  return { ...parts, usable, isWhole: usable.length === content.length, loose: new Set(loose.length < usable.length ? loose : []) };
}

/** A block that is too large to enter whole must not hide what stands behind it: so many of them are within reach. */
const LARGE_BLOCKS = 20;

/** Content that starts within what could ever fit; a block that ends beyond may still be cut. */
function withinReach(content: readonly number[], { blocks, forms }: PageParts, mostText: number): number[] {
  const chosen = new Set([...forms.excerpt, ...forms.focused]);
  let length = 0;
  let chosenLength = 0;
  return content.filter((index) => {
    const own = Math.min(blocks[index]?.text.length ?? 0, mostText / LARGE_BLOCKS);
    const isNear = length <= mostText || (chosen.has(index) && chosenLength <= mostText);
    length += own;
    if (chosen.has(index)) chosenLength += own;
    return isNear;
  });
}

/** Nothing that a reader would miss, unless it is all that the page has: a rule, the line of sources, or a paragraph that is no prose. */
function isLoose(block: BodyBlock | undefined, isProse: (paragraph: string) => boolean): boolean {
  return block?.kind === 'rule' || block?.kind === 'sources' || (block?.kind === 'paragraph' && !isProse(block.text));
}
