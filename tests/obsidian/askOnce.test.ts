import type { SourceRanking } from '../../src/core/model';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { askOnce } from '../../src/obsidian/askOnce';

/** A source that answers in turn, and what it was asked. */
function aSource(...answers: SourceRanking[]): { rank: (topic: string, pages?: readonly string[]) => Promise<SourceRanking>; asked: string[] } {
  const asked: string[] = [];
  const source = askOnce({
    name: 'qmd',
    rank: (topic) => {
      asked.push(topic.text);
      return Promise.resolve(answers[asked.length - 1] ?? { paths: [], notices: [] });
    },
  });
  return { asked, rank: (topic, pages = ['a.md']) => source.rank(parseTopic(topic), pages) };
}

const GOOD: SourceRanking = { paths: ['a.md'], notices: [] };
const BAD: SourceRanking = { paths: [], notices: [{ code: 'qmd-unavailable', message: 'It was away.' }] };

describe('a source that is asked once', () => {
  it('is asked again for another topic or other pages only', async () => {
    const { rank, asked } = aSource(GOOD);
    expect([await rank('mill'), await rank('mill')]).toEqual([GOOD, GOOD]);
    await rank('oven');
    await rank('oven', ['a.md', 'b.md']);
    expect(asked).toEqual(['mill', 'oven', 'oven']);
  });

  it('is asked again when it was in trouble', async () => {
    const { rank, asked } = aSource(BAD, GOOD);
    expect([await rank('mill'), await rank('mill'), await rank('mill')]).toEqual([BAD, GOOD, GOOD]);
    expect(asked).toEqual(['mill', 'mill']);
  });

  it('is not asked twice while it thinks', async () => {
    const { rank, asked } = aSource(GOOD);
    await Promise.all([rank('mill'), rank('mill')]);
    expect(asked).toEqual(['mill']);
  });
});
