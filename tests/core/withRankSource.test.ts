import { buildPack } from '../../src/core/buildPack';
import type { Pack, PackRequest, RankSource, Wiki } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { aRequest, aWiki } from '../support/aWiki';

const NOTES = {
  'n/Flume.md': 'Carries the water to the wheel.\n',
  'n/Mill.md': '---\ntitle: Mill\n---\nGrinds the corn.\n',
  'n/Miller.md': '---\ntags: [mill]\n---\nLives upstairs.\n',
  'n/Weir.md': '---\ntier: core\n---\nHolds the river.\n',
  'n/Sluice.md': 'Lets the river go.\n',
};

/** A source that always answers the same, and keeps what it was asked. */
function answering(...paths: string[]): RankSource & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'qmd',
    asked,
    rank: (topic) => {
      asked.push(topic.text);
      return Promise.resolve({ paths, notices: [] });
    },
  };
}

async function pack(topic: string, rankSource: RankSource | undefined, change: Partial<PackRequest> = {}): Promise<Pack> {
  const wiki: Wiki = { ...aWiki(NOTES), rankSource };
  return buildPack(aRequest({ topic, budget: 8000, ...change }), wiki);
}

function lines({ pages }: Pack): string[] {
  return pages.map(({ path, score, reasons }) => `${path} ${score}: ${reasons.map(({ rule, points, match }) => `${rule} +${points} ${match}`).join(', ')}`);
}

describe('a rank source', () => {
  it('answers a topic that the wiki does not know, core pages first, then in its order', async () => {
    expect(lines(await pack('hydraulics', answering('n/Sluice.md', 'n/Flume.md', 'n/Weir.md')))).toEqual([
      'n/Weir.md 4: qmd +4 hydraulics', 'n/Sluice.md 4: qmd +4 hydraulics', 'n/Flume.md 4: qmd +4 hydraulics',
    ]);
  });

  it('adds its points once to a page that scored already', async () => {
    const [without, withIt] = [await pack('miller', undefined), await pack('miller', answering('n/Miller.md', 'n/Miller.md'))];
    expect(withIt.pages[0]?.reasons).toEqual([...(without.pages[0]?.reasons ?? []), { rule: 'qmd', points: 4, match: 'miller' }]);
    expect(withIt.pages[0]?.score).toBe((without.pages[0]?.score ?? 0) + 4);
  });

  it('gives the points that are set, and none when they are 0', async () => {
    const weighing = (qmd: number) => ({ settings: { ...DEFAULT_SETTINGS, weights: { ...DEFAULT_SETTINGS.weights, qmd } } });
    expect(lines(await pack('hydraulics', answering('n/Weir.md'), weighing(9)))).toEqual(['n/Weir.md 9: qmd +9 hydraulics']);
    expect(lines(await pack('hydraulics', answering('n/Weir.md'), weighing(0)))).toEqual([]);
  });

  it('never overtakes the page that was asked for by name', async () => {
    const others = ['n/Flume.md', 'n/Miller.md', 'n/Weir.md'];
    expect((await pack('mill', answering(...others))).pages[0]?.path).toBe('n/Mill.md');
    expect((await pack('[[Sluice]]', answering(...others))).pages[0]?.path).toBe('n/Sluice.md');
  });

  it('names nothing that is not a page', async () => {
    expect(lines(await pack('hydraulics', answering('log.md', '../n/Weir.md', 'n/Weir.md')))).toEqual(['n/Weir.md 4: qmd +4 hydraulics']);
  });

  it('is not asked in recent mode, nor for a tag', async () => {
    const source = answering('n/Weir.md');
    await pack('', source, { mode: 'recent' });
    expect(lines(await pack('#mill', source)).map((line) => line.split(' ')[0])).toEqual(['n/Miller.md']);
    expect(source.asked).toEqual([]);
  });

  it('changes nothing but a notice when it has no answer', async () => {
    const notice = { code: 'qmd-unavailable', message: 'QMD is away; the pack was built without it.' };
    const [without, withIt] = [await pack('mill', undefined), await pack('mill', { name: 'qmd', rank: () => Promise.resolve({ paths: [], notices: [notice] }) })];
    expect(withIt).toEqual({ ...without, notices: [...without.notices, notice] });
  });
});
