import type { Page } from '../../src/core/model';

/** A page about a mill, changed as the test needs it. */
export function aPage(change: Partial<Page> = {}): Page {
  return {
    path: 'works/mill.md', title: 'Mill', fileName: 'mill', aliases: [], tags: [], looseTags: [], summary: '', tier: 'supporting', updated: null, category: 'works',
    headings: [], links: [], indexEntry: '', lead: '', properties: new Map(), unparsedProperties: '', ...change,
  };
}
