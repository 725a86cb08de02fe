import { columnsOf, dropColumns } from '../../../src/core/markdown/columns';

describe('columnsOf', () => {
  it('counts a tab to the next multiple of four', () => {
    expect(['a', '  a', '\ta', ' \ta', '    \t a', '\u00a0a'].map(columnsOf)).toEqual([0, 2, 4, 4, 9, 0]);
  });
});

describe('dropColumns', () => {
  it('takes white space off, and leaves blanks of a tab that reaches farther', () => {
    expect([dropColumns('    a', 2), dropColumns('\ta', 2), dropColumns(' a', 4), dropColumns('a ', 4)]).toEqual(['  a', '  a', 'a', 'a ']);
  });
});
