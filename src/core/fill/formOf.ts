import type { Form } from '../model';
import type { FillPage } from './fillRequest';
import type { PageContents } from './standingEntries';

/** How much of a page its contents in the pack are. */
export function formOf(page: FillPage | undefined, { blocks, cut }: PageContents): Form {
  if (!page || (blocks.size === 0 && !cut)) return 'summary';
  if (isFull(page, blocks)) return 'full';
  const excerpt = new Set(page.forms.excerpt);
  return [...blocks].some((block) => !excerpt.has(block)) ? 'focused' : 'excerpt';
}

/** Whether nothing is missing but what says nothing alone. */
export function isFull(page: FillPage, blocks: ReadonlySet<number>): boolean {
  return page.isWhole && page.usable.every((block) => blocks.has(block) || page.loose.has(block));
}
