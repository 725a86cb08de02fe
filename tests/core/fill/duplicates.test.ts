import fc from 'fast-check';
import { findDuplicates } from '../../../src/core/fill/duplicates';
import { DIFFERENT_PAIRS, SAME_PAIRS } from './duplicatePairs';

const NO_NAMES = new Set<string>();
/** What our rule does not see; better one repeat too many than a statement lost. */
const MISSED = ['letters swapped', 'a rewritten clause'];

const SENTENCE = 'Larch planks are laid bark side up so that the rain runs off, and the ends are painted twice with linseed oil.';
const STAMP = 'Back to the list of all planks and tools';

const of = (...texts: string[]) => findDuplicates(texts.map((text, page) => ({ page, text })), NO_NAMES);
const says = (a: string, b: string) => (of(a, b)[1] ?? []).length > 0;

describe('findDuplicates', () => {
  it.each(SAME_PAIRS.filter(({ what }) => !MISSED.includes(what)))('knows again what differs by $what', ({ a, b }) => {
    expect([says(a, b), says(b, a)]).toEqual([true, true]);
  });

  it.each(DIFFERENT_PAIRS)('keeps apart what differs by $what', ({ a, b }) => {
    expect([says(a, b), says(b, a)]).toEqual([false, false]);
  });

  it('rather repeats a statement than loses one: what was written anew is kept', () => {
    expect(SAME_PAIRS.filter(({ a, b }) => !says(a, b)).map(({ what }) => what)).toEqual(MISSED);
  });

  it('names all earlier passages of other pages, nearest to the top first', () => {
    expect(of(SENTENCE, 'Something else.', `${SENTENCE} `, `> ${SENTENCE}`)).toEqual([[], [], [0], [0, 2]]);
  });

  it('compares no passages of one page', () => {
    expect(findDuplicates([{ page: 0, text: SENTENCE }, { page: 0, text: SENTENCE }, { page: 1, text: SENTENCE }], NO_NAMES)).toEqual([[], [], [0, 1]]);
  });

  it('takes short texts for repeats only where four pages share them', () => {
    expect(of(STAMP, STAMP, STAMP)).toEqual([[], [], []]);
    expect(of(STAMP, STAMP, STAMP, STAMP)).toEqual([[], [0], [0, 1], [0, 1, 2]]);
    expect(of('See above.', 'See above.', 'See above.', 'See above.')).toEqual([[], [], [], []]);
  });

  it('counts a Chinese, Japanese or Korean character as four', () => {
    const short = '木板要树皮朝上铺，两头刷两遍亚麻籽油。';
    expect(says(short, short)).toBe(false);
    expect(says(`${short}雨水才流得走。`, `${short}雨水才流得走。`)).toBe(true);
  });

  it('holds a word that is a name in this wiki for a name, though it is written small', () => {
    const [a, b] = [SENTENCE, SENTENCE.replace('and the ends', 'and the larchwood ends')];
    const passages = [{ page: 0, text: a }, { page: 1, text: b }];
    expect(findDuplicates(passages, NO_NAMES)).toEqual([[], [0]]);
    expect(findDuplicates(passages, new Set(['larchwood']))).toEqual([[], []]);
  });

  it('is symmetric, and every long enough text says what it says itself', () => {
    const words = fc.array(fc.constantFrom('larch', 'planks', 'plank', 'oil', 'not', 'the', 'rain', '12', 'Anders', '木', '不', '`code`', '[[oak]]', '✅'), { minLength: 10, maxLength: 40 });
    fc.assert(fc.property(words, fc.nat(), fc.constantFrom('', 'the', 'very', 'oak', 'not', '7'), (own, place, change) => {
      const at = place % own.length;
      const [a, b] = [own.join(' '), [...own.slice(0, at), change, ...own.slice(at + 1)].join(' ')];
      expect(says(a, b)).toBe(says(b, a));
      expect(says(a, a)).toBe([...a].reduce((size, char) => size + (char === '木' || char === '不' ? 4 : 1), 0) >= 80);
    }));
  });

  it('takes no name in capitals for the same word in small letters', () => {
    const said = 'Set the variable PATH in the environment before the crew starts the crane, and check that it is still set when they stop it.';
    expect(findDuplicates([{ page: 0, text: said }, { page: 1, text: said.replace('PATH', 'Path') }, { page: 2, text: said }], new Set())).toEqual([[], [], [0]]);
  });
});
