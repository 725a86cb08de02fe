import { qmdQuery } from '../../../src/core/qmd/qmdQuery';
import { parseTopic } from '../../../src/core/topic/parseTopic';

function searches(topic: string): string[] {
  const json = qmdQuery(parseTopic(topic), 'wiki') ?? '{"searches": []}';
  return (JSON.parse(json) as { searches: { type: string; query: string }[] }).searches.map(({ type, query }) => `${type}: ${query}`);
}

describe('qmdQuery', () => {
  it('asks for each word, and for the whole topic by meaning, without a second ranking', () => {
    expect(JSON.parse(qmdQuery(parseTopic('the Dew point'), 'my wiki') ?? '')).toEqual({
      searches: [{ type: 'lex', query: 'dew' }, { type: 'lex', query: 'point' }, { type: 'vec', query: 'the Dew point' }],
      collections: ['my wiki'],
      limit: 40,
      rerank: false,
    });
  });

  it('leaves out what QMD refuses: quotes, line breaks, dashes before words', () => {
    expect(searches('5" gauge\nsolar-powered -cheap')).toEqual(['lex: 5', 'lex: gauge', 'lex: solar', 'lex: powered', 'lex: cheap', 'vec: 5 gauge solar powered cheap']);
  });

  it('asks for ten words at most', () => {
    const found = searches(Array.from({ length: 15 }, (_, at) => `word${at}`).join(' '));
    expect(found.map((search) => search.slice(0, 3))).toEqual([...Array.from({ length: 10 }, () => 'lex'), 'vec']);
  });

  it('asks for a run of a script without spaces as a whole, once', () => {
    expect(searches('土壌水分 soil')).toEqual(['lex: 土壌水分', 'lex: soil', 'vec: 土壌水分 soil']);
  });

  it('asks for a note by its name', () => {
    expect(searches('[[Wind mast|the mast]]')).toEqual(['lex: wind', 'lex: mast', 'vec: wind mast']);
  });

  it('asks nothing when nothing is left', () => {
    expect(qmdQuery(parseTopic('" -'), 'wiki')).toBeNull();
  });

  it('cuts a topic that is a text', () => {
    expect(Math.max(...searches('mill '.repeat(10_000)).map((search) => search.length))).toBeLessThanOrEqual('vec: '.length + 1000);
  });
});
