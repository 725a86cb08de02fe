import type { Pack, PackItem } from '../../src/core/model';

/** A finished pack of one page about a quarry, changed as the test needs it. */
export function aPack(change: Partial<Pack> = {}): Pack {
  return {
    topic: 'quarry', mode: 'topic', generated: '2026-03-04T05:06:07.000Z', budget: 8000, actualTokens: 1234, candidates: 1,
    pages: [aPackItem()], leftOut: [], notices: [], markdown: '# Context Pack: quarry\nSlate is cut on Tuesdays.\n', ...change,
  };
}

export function aPackItem(change: Partial<PackItem> = {}): PackItem {
  return {
    path: 'n/Quarry.md', title: 'Quarry', tier: 'supporting', score: 5, reasons: [], form: 'full', tokens: 60,
    text: '## [[n/Quarry]] (supporting, ~60 tokens)\n\nSlate is cut on Tuesdays.', ...change,
  };
}
