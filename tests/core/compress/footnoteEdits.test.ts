import { footnoteEdits, footnoteReferences } from '../../../src/core/compress/footnoteEdits';

const DEFINED = new Set(['1', 'long-label', '注']);
const labels = (text: string): string[] => footnoteReferences(text, [], DEFINED).map(({ label }) => label);

describe('footnoteReferences', () => {
  it('finds references to the footnotes of the page, and their definitions', () => {
    expect(labels('a[^1] b[^long-label][^注]\n[^1]: c')).toEqual(['1', 'long-label', '注', '1']);
  });

  it('leaves escaped, foreign and unclosed ones alone', () => {
    expect(labels('a\\[^1] [^2] [^] ^[1] [^1 [^')).toEqual([]);
    expect(footnoteReferences('`[^1]`', [[0, 6]], DEFINED)).toEqual([]);
  });
});

describe('footnoteEdits', () => {
  it('puts the number of the page before the label', () => {
    expect(footnoteEdits(footnoteReferences('a[^1]', [], DEFINED), 7)).toEqual([{ start: 1, end: 5, text: '[^7-1]' }]);
  });
});
