import { packOnDemand } from '../../../src/core/compress/packOnDemand';
import type { FillPage } from '../../../src/core/fill/fillRequest';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

/** A page with this body as the fill takes it; its excerpt and focused form are its first block of content, changed as the test needs it. */
export function aFillPage(link: string, body: string, change: Partial<FillPage> = {}): FillPage {
  const blocks = scanBlocks(body);
  const usable = blocks.flatMap((block, index) => (block.kind === 'heading' || block.kind === 'footnote' ? [] : [index]));
  const excerpt = usable.slice(0, 1);
  return {
    link, heading: (tokens) => `## [[${link}]] (supporting, ~${tokens} tokens)`, tags: '', summary: '', summaryRepeats: -1, tier: 'supporting', share: 1,
    blocks, usable, isWhole: true, loose: new Set(), forms: { lead: excerpt[0] ?? -1, excerpt, focused: excerpt, telling: [] },
    pack: packOnDemand(blocks, Number(/\d+$/.exec(link)?.[0] ?? 1)),
    ...change,
  };
}
