import { grayMatter } from '../../src/core/page/grayMatter';
import { pageFromNote } from '../../src/core/page/pageFromNote';
import { withIndexEntries } from '../../src/core/page/indexEntries';
import { rankByTopic } from '../../src/core/rank/rankByTopic';
import { BARE_RULES } from '../../src/core/rank/rankByWords';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { linesOf } from './rankNotes';

const notes = {
  'bread/rye loaf.md': '---\ntags: [baking/rye, loaf]\nsummary: A rye loaf with caraway.\n---\n',
  'bread/sour.md': '---\ntitle: Rye\naliases: [Rye loaf]\n---\n',
  'bread/starter.md': '---\nsummary: Feeds on rye flour, and rye again.\n---\n',
  'bread/tin.md': 'A plain tin.\n',
  'bread/oven.md': '---\ntags: [Loaf]\n---\n',
};
const index = '- [[starter]] — what makes rye rise\n- [[tin]] — for a loaf that keeps its shape\n- [[oven]] — heat\n';

function rankBare(topic: string, weights = DEFAULT_SETTINGS.weights): string[] {
  const pages = withIndexEntries(Object.entries(notes).map(([path, text]) => pageFromNote(path, text, null, grayMatter).page), [{ path: 'index.md', text: index }]);
  return linesOf(rankByTopic(pages, parseTopic(topic), { weights, parts: BARE_RULES }));
}

describe('the four bare rules alone', () => {
  it('give a name +5 once, and every term +3 for a tag, +2 for the summary and +1 for the index, to the letter', () => {
    expect(rankBare('rye loaf')).toEqual([
      // the title is the file name: a name counts once; two tags match, the summary holds both terms
      'bread/rye loaf.md 15 = title +5 (rye loaf), tag +6 (rye, loaf), summary +4 (rye, loaf)',
      // the alias is the topic, the title a run of it: still once
      'bread/sour.md 5 = alias +5 (Rye loaf)',
      'bread/oven.md 3 = tag +3 (loaf)',
      // a word said twice in a field counts once
      'bread/starter.md 3 = summary +2 (rye), index +1 (rye)',
      'bread/tin.md 1 = index +1 (loaf)',
    ]);
  });

  it('give +5 to a name that is a run of the words of the topic', () => {
    expect(rankBare('how do I keep rye fresh')).toContain('bread/sour.md 5 = title +5 (Rye)');
  });

  it('use the weights of the settings', () => {
    expect(rankBare('loaf', { name: 50, tag: 30, summary: 20, index: 10 })).toEqual([
      'bread/rye loaf.md 50 = tag +30 (loaf), summary +20 (loaf)',
      'bread/oven.md 30 = tag +30 (loaf)',
      'bread/tin.md 10 = index +10 (loaf)',
    ]);
  });
});
