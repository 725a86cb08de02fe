import { cacheReady } from '../../src/obsidian/cacheReady';

/** What the waiting user is told, with `unknown` notes of `notes` left at each look. */
async function told(notes: number, unknown: readonly number[]): Promise<number[]> {
  jest.useFakeTimers();
  const heard: number[] = [];
  let looks = 0;
  const waiting = cacheReady(notes, () => unknown[looks++] ?? unknown[unknown.length - 1] ?? 0, (left) => {
    heard.push(left);
    return Promise.resolve();
  });
  await jest.advanceTimersByTimeAsync(60_000);
  await waiting;
  jest.useRealTimers();
  return heard;
}

describe('cacheReady', () => {
  it('does not wait for a few notes', async () => {
    expect(await told(1, [1])).toEqual([]);
    expect(await told(10, [5])).toEqual([]);
    expect(await told(10_000, [500])).toEqual([]);
    expect(await told(0, [0])).toEqual([]);
  });

  it('waits while most notes are unknown, and says how many', async () => {
    expect(await told(10, [10, 8, 3])).toEqual([10, 8]);
    expect(await told(10_000, [900, 400])).toEqual([900]);
  });

  it('ends when nobody waits any longer', async () => {
    await expect(cacheReady(10, () => 10, () => Promise.reject(new Error('no longer wanted')))).rejects.toThrow('no longer wanted');
  });

  it('gives up after 10 seconds: 50 looks', async () => {
    expect(await told(10, [10])).toHaveLength(50);
  });
});
