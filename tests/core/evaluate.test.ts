import { evaluate } from '../../src/core/evaluate';

describe('evaluate', () => {
  it('measures places and recall over the topics that have an answer, and silence over the others', () => {
    const gold = [
      { topic: 'a', expect: ['1.md', '2.md'] },
      { topic: 'b', expect: ['3.md'] },
      { topic: 'c', expect: [] },
      { topic: 'd', expect: [] },
    ];
    const far = Array.from({ length: 11 }, (_, at) => `x${at}.md`);
    expect(evaluate(gold, [['1.md', 'x.md'], [...far, '3.md'], [], ['x.md', 'y.md']])).toEqual({
      recall5: 0.25, recall10: 0.25, recall20: 0.75, mrr: (1 + 1 / 12) / 2, firstHit: 0.5, emptyRight: 1, emptyTotal: 2, strays: 1,
    });
  });

  it('asks for no more pages than there is room for', () => {
    const expected = Array.from({ length: 12 }, (_, at) => `${at}.md`);
    expect(evaluate([{ topic: 'a', expect: expected }], [expected])).toMatchObject({ recall5: 1, recall10: 1, recall20: 1 });
  });

  it('takes a missing answer for an empty one, and is all zero for no topics', () => {
    expect(evaluate([{ topic: 'a', expect: ['1.md'] }], [])).toMatchObject({ recall20: 0, mrr: 0 });
    expect(evaluate([], [])).toEqual({ recall5: 0, recall10: 0, recall20: 0, mrr: 0, firstHit: 0, emptyRight: 0, emptyTotal: 0, strays: 0 });
  });
});
