import { createBreathe } from '../../src/obsidian/createBreathe';
import '../support/obsidianHost';

afterEach(() => jest.restoreAllMocks());

describe('breathing between pieces of work', () => {
  it('lets others in once the work has gone on for a while, and not before', async () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const order: string[] = [];
    const breathe = createBreathe(() => true);
    setTimeout(() => order.push('others'));
    await breathe();
    order.push('still at work');
    now = 8;
    await breathe();
    order.push('back at work');
    expect(order).toEqual(['still at work', 'others', 'back at work']);
  });

  it('ends work that is no longer wanted', async () => {
    let isWanted = true;
    const breathe = createBreathe(() => isWanted);
    await breathe();
    isWanted = false;
    await expect(breathe()).rejects.toThrow('no longer wanted');
  });
});
