import { createLatest } from '../../src/ui/createLatest';

describe('the latest of several answers', () => {
  it('is given to all who wait, also where earlier work is done later', async () => {
    const latest = createLatest('none');
    let finishFirst: (answer: string) => void = () => undefined;
    const first = latest(() => new Promise((resolve) => { finishFirst = resolve; }));
    const second = latest(() => Promise.resolve('second'));
    expect(await second).toBe('second');
    finishFirst('first');
    expect(await first).toBe('second');
  });

  it('tells earlier work that it is no longer wanted, and stands in for work that fails', async () => {
    const latest = createLatest('none');
    const wanted: boolean[] = [];
    const first = latest(async (isWanted) => {
      await Promise.resolve();
      wanted.push(isWanted());
      throw new Error('ended');
    });
    const second = latest((isWanted) => {
      wanted.push(isWanted());
      return Promise.reject(new Error('broken'));
    });
    expect([await first, await second]).toEqual(['none', 'none']);
    expect(wanted.sort()).toEqual([false, true]);
  });
});
