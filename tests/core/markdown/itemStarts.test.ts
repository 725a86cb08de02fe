import { itemStarts } from '../../../src/core/markdown/itemStarts';

/** The items of a list, mark and content parted by a bar. */
function items(list: string): string[] {
  const starts = itemStarts(list);
  return starts.map(({ start, content }, nth) => `${list.slice(start, content)}|${list.slice(content, starts[nth + 1]?.start)}`);
}

describe('itemStarts', () => {
  it('finds the items of a list at its own level', () => {
    expect(items('- a\n  - b\n- c\n\n  d\n* e')).toEqual(['- |a\n  - b\n', '- |c\n\n  d\n', '* |e']);
  });

  it('counts the box of a task to its mark', () => {
    expect(items('- [ ] a\n- [x] b\n- [-] c\n- [link] d')).toEqual(['- [ ] |a\n', '- [x] |b\n', '- [-] |c\n', '- |[link] d']);
  });

  it('sees no item in a fence, and the next item behind a fence that never closes', () => {
    expect(items('- a\n  ```\n- b')).toEqual(['- |a\n  ```\n', '- |b']);
    expect(items('1. ~~~\n   - x\n   ~~~\n2. b')).toEqual(['1. |~~~\n   - x\n   ~~~\n', '2. |b']);
  });
});
