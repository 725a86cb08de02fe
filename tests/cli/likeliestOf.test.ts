import type { Concern } from '../../src/core/rank/concernOf';
import { likeliestOf } from '../../src/cli/likeliestOf.mts';

const concern = (where: Concern['where'], promise: number): Concern => ({ where, met: [], promise });
const metadata = (count: number, promise: number) => Array.from({ length: count }, () => concern('metadata', promise));

describe('the notes that are likeliest to be an answer', () => {
  it('are all that hold a word of the topic in a small wiki, and all whose metadata does where these are few', () => {
    const concerns = [concern('metadata', 1), null, concern('body', 0), concern('none', 0)];
    expect([...likeliestOf(concerns, true)]).toEqual([concerns[0], concerns[2]]);
    expect([...likeliestOf(concerns, false)]).toEqual([concerns[0]]);
  });

  it('are the 300 that promise most, the first of equals, in a large one', () => {
    const [low, same, high] = [metadata(300, 1), metadata(200, 2), metadata(200, 5)];
    expect([...likeliestOf([...low, ...same, ...high], false)]).toEqual([...high, ...same.slice(0, 100)]);
  });

  it('are, however many, those of which nothing can be guessed', () => {
    const sure = metadata(700, Infinity);
    expect([...likeliestOf([...metadata(100, 5), ...sure], false)]).toEqual(sure);
  });
});
