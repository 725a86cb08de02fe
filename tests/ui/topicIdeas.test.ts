import { topicIdeas } from '../../src/ui/topicIdeas';
import { complete } from '../../src/core/rank/steps';
import { aPage } from '../support/aPage';

const PAGES = [
  aPage({ path: 'works/mill.md', title: 'Mill', tags: ['water', 'water/mill'] }),
  aPage({ path: 'works/mill race.md', title: 'Mill race', fileName: 'mill race', aliases: ['Leat'], tags: ['water'] }),
  aPage({ path: 'tools/handmill.md', title: 'Handmühle', fileName: 'handmill', tags: ['kitchen'] }),
];

function topics(typed: string, recent: readonly string[] = []): string[] {
  return complete(topicIdeas(typed, PAGES, recent)).map(({ topic }) => topic);
}

describe('ideas for a topic', () => {
  it('are what was typed, recent topics, tags and notes: whole names first, then beginnings', () => {
    expect(complete(topicIdeas('mill', PAGES, ['mill stones', 'ovens'])).map(({ kind, topic, title, detail }) => [kind, topic, title, detail])).toEqual([
      ['typed', 'mill', 'mill', 'Enter builds the pack'],
      ['recent', 'mill stones', 'mill stones', 'recent topic'],
      ['tag', '#water/mill', '#water/mill', 'tag on 1 page'],
      ['note', '[[works/mill]]', 'Mill', 'works/mill.md'],
      ['note', '[[works/mill race]]', 'Mill race', 'works/mill race.md'],
      ['note', '[[tools/handmill]]', 'handmill', 'tools/handmill.md'],
    ]);
  });

  it('find notes by alias and tags by their mark, and regard neither case nor accents', () => {
    expect([topics('LEAT'), topics('#WAT'), topics('[[handmu')]).toEqual([
      ['LEAT', '[[works/mill race]]'], ['#WAT', '#water', '#water/mill'], ['[[handmu', '[[tools/handmill]]'],
    ]);
  });

  it('are none where nothing is known but what was typed', () => {
    expect([topics('zeppelin'), topics('', ['mill stones']), topics(' ')]).toEqual([[], ['mill stones'], []]);
  });
});
