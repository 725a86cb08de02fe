import { shiftHeadings } from '../../../src/core/compress/shiftHeadings';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const shifted = (body: string): string => shiftHeadings(scanBlocks(body)).map(({ text }) => text).join('\n');

describe('shiftHeadings', () => {
  it('puts the highest heading right below the heading of the page, whatever it was', () => {
    expect(shifted('# A\n## B\n### C')).toBe('### A\n#### B\n##### C');
    expect(shifted('#### A\n##### B ##')).toBe('### A\n#### B');
    expect(shifted('## A\n# B')).toBe('#### A\n### B');
  });

  it('stops at six levels', () => {
    expect(shifted('# A\n##### B\n###### C')).toBe('### A\n###### B\n###### C');
  });

  it('writes underlined headings with marks, on one line', () => {
    expect(shifted('A\nb\n===\nC\n---')).toBe('### A b\n#### C');
  });

  it('writes every rule as stars, and leaves all else alone', () => {
    expect(shifted('a\n\n---\n\n```\n# b\n---\n```\n_ _ _')).toBe('a\n***\n```\n# b\n---\n```\n***');
  });

  it('takes a note of very many headings', () => {
    expect(shiftHeadings(scanBlocks('# a\n'.repeat(200_000)))).toHaveLength(200_000);
  });
});
