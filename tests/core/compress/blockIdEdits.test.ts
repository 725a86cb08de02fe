import { blockIdEdits, isBlockId } from '../../../src/core/compress/blockIdEdits';

const without = (text: string): string => [...blockIdEdits(text, [])].reverse().reduce((left, { start, end, text: put }) => left.slice(0, start) + put + left.slice(end), text);

describe('blockIdEdits', () => {
  it('takes out ids at the ends of lines', () => {
    expect(without('a ^id-1\nb ^2c\n^own')).toBe('a\nb');
  });

  it.each(['x^2', 'a ^id b', 'a ^[inferred]', 'a ^', 'a ^id_', '^[own note]', 'a^id'])('takes %j for text', (text) => {
    expect(blockIdEdits(text, [])).toEqual([]);
  });

  it('leaves verbatim ranges alone', () => {
    expect(blockIdEdits('`a\n ^id`\n', [[0, 9]])).toEqual([]);
    expect(blockIdEdits('$a ^n\nb$', [[0, 8]])).toEqual([]);
  });
});

describe('isBlockId', () => {
  it('knows a block that is nothing but an id', () => {
    expect(['^table-1', '^a  ', '^a b', '^[a]', 'a ^b', '^'].map(isBlockId)).toEqual([true, true, false, false, false, false]);
  });

  it('leaves an id that is all that keeps a line from being a rule, an underline or a fence', () => {
    for (const line of ['--- ^abc', '=== ^abc', '*** ^a', '``` ^a', '## ^a']) expect(blockIdEdits(line, [])).toEqual([]);
    expect(blockIdEdits('-- said ^abc', [])).toHaveLength(1);
  });
});
