import { PackError } from '../../src/core/errors';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { answerCli } from '../../src/obsidian/answerCli';
import { aPack } from '../support/aPack';

/** What is printed, and what was asked for. */
async function call(parameters: Record<string, string>): Promise<{ printed: string; wishes: PackWish[] }> {
  const wishes: PackWish[] = [];
  const printed = await answerCli(parameters, 8000, (wish) => {
    wishes.push(wish);
    return Promise.resolve(aPack());
  });
  return { printed, wishes };
}

describe('a call from the terminal', () => {
  it('prints the pack, and nothing else', async () => {
    expect(await call({ topic: ' rain gauge ', budget: '2000', folder: '/works/' })).toEqual({
      printed: aPack().markdown, wishes: [{ mode: 'topic', topic: 'rain gauge', budget: 2000, folder: 'works', choices: NO_CHOICES }],
    });
  });

  it('takes the usual budget, and recent activity without a topic', async () => {
    expect((await call({ recent: 'true' })).wishes).toEqual([{ mode: 'recent', topic: '', budget: 8000, folder: '', choices: NO_CHOICES }]);
  });

  it('prints JSON where it is asked for', async () => {
    expect(JSON.parse((await call({ topic: 'quarry', format: 'json' })).printed)).toMatchObject({ schemaVersion: 1, topic: 'quarry', included: 1 });
  });

  it.each([
    [{}, 'Error: Give a topic, as in topic="rain gauge", or recent.\n'],
    [{ topic: 'x', recent: 'true' }, 'Error: Give a topic or recent, not both.\n'],
    [{ topic: 'x', budget: '8k' }, 'Error: The budget must be a whole number of tokens from 256 to 100000, not "8k".\n'],
    [{ topic: 'x', format: 'xml' }, 'Error: The format must be markdown or json, not "xml".\n'],
  ])('that cannot be met is answered with one line: %j', async (parameters, printed) => {
    expect(await call(parameters as Record<string, string>)).toEqual({ printed, wishes: [] });
  });

  it('tells what the pack could not be built for, and hides no fault', async () => {
    expect(await answerCli({ topic: 'x' }, 8000, () => Promise.reject(new PackError('The wiki folder "w" is not in this vault.')))).toBe('Error: The wiki folder "w" is not in this vault.\n');
    await expect(answerCli({ topic: 'x' }, 8000, () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
  });
});
