import { remembered } from '../../src/core/remembered';

describe('remembered', () => {
  it('asks once for each key, whatever the answer', () => {
    const asked: string[] = [];
    const isLong = remembered((word: string) => {
      asked.push(word);
      return word.length > 3;
    }, new Map<string, boolean>());
    expect(['kiln', 'ash', 'kiln', 'ash'].map(isLong)).toEqual([true, false, true, false]);
    expect(asked).toEqual(['kiln', 'ash']);
  });
});
