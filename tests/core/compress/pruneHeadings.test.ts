import { pruneHeadings } from '../../../src/core/compress/pruneHeadings';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const pruned = (body: string): string => pruneHeadings(scanBlocks(body)).map(({ text }) => text).join('\n');

describe('pruneHeadings', () => {
  it('takes out headings with nothing under them, and chains of them', () => {
    expect(pruned('# Top\n## Empty\n## Parent\n### Child\ntext\n## A\n### B\n#### C\n## Rule\n***\n## Last')).toBe('# Top\n## Parent\n### Child\ntext\n***');
  });

  it.each(['```\n```', '| a |\n|---|', '![[a.png]]', '- a', '> a', '$$\n$$', '<hr>', '[^1]: a', '#tag'])('keeps one over %j', (content) => {
    expect(pruned(`## Head\n${content}`)).toBe(`## Head\n${content}`);
  });

  it('keeps a heading over a deeper one that skips levels, and drops it over a higher one', () => {
    expect(pruned('## A\n#### B\nx\n### C\n# D\ny')).toBe('## A\n#### B\nx\n# D\ny');
  });
});
