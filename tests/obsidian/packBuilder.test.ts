import { neverMind } from '../../src/core/breathe';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { PackBuilder } from '../../src/obsidian/packBuilder';
import { createHost } from '../support/obsidianHost';

const WORK = { breathe: neverMind, say: () => undefined };
const WISH: PackWish = { mode: 'topic', topic: 'well', budget: 2000, folder: '', choices: NO_CHOICES };

describe('packs from the vault', () => {
  it('are ranked once for a topic, however often the budget and the choices change', async () => {
    const host = createHost({ files: { 'Well.md': 'Twelve metres deep.', 'Old well.md': 'Dry.' } });
    const builder = new PackBuilder(host.app, () => DEFAULT_SETTINGS);
    const breathe = jest.fn(neverMind);
    const built = async (change: Partial<PackWish>): Promise<unknown> => {
      breathe.mockClear();
      const { budget, pages } = await builder.build({ ...WISH, ...change }, { ...WORK, breathe });
      // packing breathes once a candidate: what is more is gathering and ranking
      return [budget, pages.map(({ path }) => path), breathe.mock.calls.length > pages.length];
    };
    expect(await built({})).toEqual([2000, ['Well.md', 'Old well.md'], true]);
    expect(await built({ budget: 300 })).toEqual([300, ['Well.md', 'Old well.md'], false]);
    expect(await built({ choices: { ...NO_CHOICES, leftOut: ['Well.md'] } })).toEqual([2000, ['Old well.md'], false]);
    expect(await built({ topic: 'deep' })).toEqual([2000, ['Well.md'], true]);
  });

  it('are ranked again once a note has changed', async () => {
    const host = createHost({ files: { 'Well.md': 'Twelve metres deep.' } });
    const builder = new PackBuilder(host.app, () => DEFAULT_SETTINGS);
    expect((await builder.build(WISH, WORK)).pages).toHaveLength(1);
    await host.app.vault.create('New well.md', 'Just dug.');
    expect((await builder.build(WISH, WORK)).pages.map(({ path }) => path).sort()).toEqual(['New well.md', 'Well.md']);
  });
});
