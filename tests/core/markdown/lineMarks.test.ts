import { footnoteLabel, headingMark, isQuote, isRule, underlineLevel } from '../../../src/core/markdown/lineMarks';

describe('isRule', () => {
  it('takes three or more of one mark, blanks between them or not', () => {
    expect(['---', ' * * *', '___\t', '- - - -'].map(isRule)).toEqual([true, true, true, true]);
    expect(['--', '--*', '- - x', '    ---', '===', ''].map(isRule)).toEqual([false, false, false, false, false, false]);
  });
});

describe('isQuote', () => {
  it('takes a mark behind three blanks at the most', () => {
    expect(['>a', '   > a', '    > a', 'a > b'].map(isQuote)).toEqual([true, true, false, false]);
  });
});

describe('headingMark', () => {
  it('reads level and text, without the marks at the end', () => {
    expect(headingMark('  ## Kiln ##  ')).toEqual({ level: 2, name: 'Kiln' });
    expect([headingMark('#\tC#')?.name, headingMark('###')?.name, headingMark('# # #')?.name]).toEqual(['C#', '', '#']);
    expect(['#tag', '####### a', '    # a', 'a # b'].map(headingMark)).toEqual([null, null, null, null]);
  });
});

describe('underlineLevel', () => {
  it('tells the two underlines from all else', () => {
    expect(['===', '-', '  -- ', '= =', '-a', '    ---', ''].map(underlineLevel)).toEqual([1, 2, 2, 0, 0, 0, 0]);
  });
});

describe('footnoteLabel', () => {
  it('reads the label of a definition', () => {
    expect(['[^1]: a', '   [^long-one]:', '[^a b]: c', '[^]: a', '[^1] a', '    [^1]: a'].map(footnoteLabel)).toEqual(['1', 'long-one', null, null, null, null]);
  });
});
