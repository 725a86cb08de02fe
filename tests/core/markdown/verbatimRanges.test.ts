import { verbatimRanges } from '../../../src/core/markdown/verbatimRanges';

const ranges = (text: string): string[] => verbatimRanges(text).map(([start, end]) => text.slice(start, end));

describe('verbatimRanges', () => {
  it('finds code, maths and HTML of a block, wherever they stand in it', () => {
    expect(ranges('a `b` $c$ <span title="d">e</span> f')).toEqual(['`b`', '$c$', '<span title="d">', '</span>']);
    expect(ranges('- a\n\n  ```\n  b\n  ```\n- c `d`')).toEqual(['```\n  b\n  ```', '`d`']);
    expect(ranges('> [!note]\n> $$\n> a\n> $$\n> b')).toEqual(['$$\n> a\n> $$']);
    expect(ranges('| `a` | b |\n|---|---|\n| $c$ | `d\\|e` |')).toEqual(['`a`', '$c$', '`d\\|e`']);
    expect(ranges('- a\n\n      code')).toEqual(['    code']);
  });

  it('finds nothing where nothing can be', () => {
    expect(ranges('A [[link]], *emphasis* and #tag ^id')).toEqual([]);
  });

  it('takes a footnote for text: neither for a link definition nor for indented code', () => {
    expect(ranges('[^1]: <https://a.example>')).toEqual([]);
    expect(ranges('[^long-name]: `a`\n\n    second `b`\n\n        code')).toEqual(['`a`', '`b`', '    code']);
  });

  it('finds the same in a block that is too large for the parser', () => {
    const list = '- a `[[b]]` $c$\n\n  ```\n  [[d]]\n  ```\n';
    expect(ranges(list.repeat(200)).slice(0, 3).map((text) => text.trim())).toEqual(['`[[b]]`', '$c$', '```']);
    expect(ranges(list.repeat(200)).join('')).not.toContain('- a');
  });
});
