import { dropSummaryRepeat, opensWithSummary } from '../../../src/core/compress/dropSummaryRepeat';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const LEAD = 'The mill stands below the weir.';

describe('dropSummaryRepeat', () => {
  const kept = (body: string, summary: string) => dropSummaryRepeat(scanBlocks(body), summary).map(({ text }) => text);

  it('drops a paragraph that says the same, whatever its marks and line ends', () => {
    expect(kept(`**The [[mill]]** stands\nbelow the weir.\n\n- ${LEAD}\n\nMore.`, `summary: ${LEAD}`)).toEqual([`- ${LEAD}`, 'More.']);
  });

  it('drops nothing that says more, and nothing where there is no summary', () => {
    expect(kept(`${LEAD} And more.`, `summary: ${LEAD}`)).toEqual([`${LEAD} And more.`]);
    expect(kept('**\n\nMore.', '')).toEqual(['**', 'More.']);
  });
});

describe('opensWithSummary', () => {
  it('knows a paragraph that says the summary first, also one that was cut short', () => {
    const [paragraph, list] = scanBlocks(`${LEAD} And more.\n\n- ${LEAD}`);
    expect([`summary: ${LEAD}`, 'summary: The mill stands…', 'summary: A mill', ''].map((summary) => opensWithSummary(paragraph, summary))).toEqual([true, true, false, false]);
    expect([opensWithSummary(list, `summary: ${LEAD}`), opensWithSummary(undefined, `summary: ${LEAD}`)]).toEqual([false, false]);
  });
});
