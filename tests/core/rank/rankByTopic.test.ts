import fc from 'fast-check';
import type { Page } from '../../../src/core/model';
import { rankByTopic } from '../../../src/core/rank/rankByTopic';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { mentionsIn } from '../../../src/core/topic/mentionsIn';
import { parseTopic } from '../../../src/core/topic/parseTopic';
import { linesOf, pathsOf, rankNotes } from '../../ranking/rankNotes';
import { aPage } from '../../support/aPage';

const options = { weights: DEFAULT_SETTINGS.weights };
const rank = (pages: readonly Page[], topic: string) => rankByTopic(pages, parseTopic(topic), options);
const page = (path: string, change: Partial<Page> = {}) => {
  const fileName = path.slice(path.lastIndexOf('/') + 1, -3);
  return aPage({ path, fileName, title: fileName, ...change });
};

describe('a page that is called like the topic', () => {
  const weak = page('b/Ideas.md', {
    title: 'Launch ideas', aliases: ['launch list', 'launch plan', 'launch 3'], tags: ['launch', 'release/launch'],
    summary: 'Launch launch launch, 3 kinds of launch.', headings: ['3 launches', 'Launch'], indexEntry: 'launch 3.1',
  });

  it.each([
    ['title', page('a/x.md', { title: '3.1 Launch' })],
    ['alias', page('a/x.md', { aliases: ['Launch-3', '3.1-launch'] })],
    ['file name', page('a/3.1 launch.md', { title: 'Plan' })],
  ])('by its %s leads, whatever others add up to', (_, called) => {
    expect(pathsOf(rank([weak, called], '3.1 Launch'))[0]).toBe(called.path);
  });

  it('says so where its own points would not do', () => {
    const called = page('a/launch.md');
    const [first] = linesOf(rankByTopic([weak, called], parseTopic('launch'), { weights: { name: 1, tag: 30, summary: 20, index: 10 } }));
    expect(first).toBe('a/launch.md 64 = title +1 (launch), name word +1 (launch), asked for by name +62 (launch)');
  });

  it('leads when the topic is a question about it', () => {
    const pages = [page('a/Backpressure in queues.md', { tags: ['backpressure'] }), page('b/Backpressure.md')];
    expect(pathsOf(rank(pages, 'what do I know about backpressure?'))[0]).toBe('b/Backpressure.md');
  });

  it.each(['🌱', '???', '+', '…', '$'])('leads when its name is the signs %s and nothing else', (signs) => {
    const others = [page('b.md', { title: `${signs} and ${signs}${signs}` }), page('c.md', { title: '!!' })];
    expect(pathsOf(rank([...others, page(`a/${signs}.md`)], signs))).toEqual([`a/${signs}.md`]);
    expect(pathsOf(rank([...others, page('a/x.md', { aliases: [signs] })], signs))).toEqual(['a/x.md']);
  });

  it('leads before pages that are only spelled like it', () => {
    const pages = [page('a/maxRetries.md', { tags: ['max-retries'], summary: 'How max retries work.' }), page('b/max_retries.md'), page('c.md', { title: 'Max retries' })];
    expect(pathsOf(rank(pages, 'max_retries'))[0]).toBe('b/max_retries.md');
    expect(pathsOf(rank(pages, 'maxretries'))[0]).toBe('a/maxRetries.md');
    expect(pathsOf(rank(pages, 'max retries'))[0]).toBe('c.md');
  });

  it('is found when its name is made of stop words', () => {
    const pages = [page('b/Five.md', { summary: 'The band from the docks, who play on Fridays.' }), page('a/The Who.md')];
    expect(pathsOf(rank(pages, 'the who'))[0]).toBe('a/The Who.md');
  });
});

describe('a topic that the wiki does not know', () => {
  it('gives nothing when only its commonest word is there', () => {
    const pages = Array.from({ length: 40 }, (_, at) => page(`p${at}.md`, at % 2 ? { tags: ['deployment'] } : {}));
    expect(rank(pages, 'honeypot deployment')).toEqual([]);
  });

  it('gives nothing when the rest of a short topic is mentioned by the way', () => {
    expect(rankNotes({ 'a.md': '# Billing\n\nFirst.\n\nSecond, with subscriptions.\n', 'b.md': '# Other\n\nText.\n' }, 'telegraph subscriptions')).toEqual([]);
  });

  it('still gives the page that a body alone knows, when it knows all of the topic', () => {
    expect(pathsOf(rankNotes({ 'a.md': '# Notes\n\nFirst.\n\nThe heliograph flashes.\n', 'b.md': '# Other\n\nText.\n' }, 'heliograph'))).toEqual(['a.md']);
  });

  it('gives nothing for a topic without letters, and nothing of an empty wiki', () => {
    expect(rank([page('a.md')], '…')).toEqual([]);
    expect(rank([], 'anything')).toEqual([]);
  });
});

describe('acronyms', () => {
  it('find the name that they are the initials of, with or without its small words', () => {
    const pages = [page('a/Model Context Protocol.md'), page('b/Department of Transport.md'), page('c/Models.md')];
    expect(linesOf(rank(pages, 'MCP'))).toEqual(['a/Model Context Protocol.md 3 = acronym +3 (mcp)']);
    expect(pathsOf(rank(pages, 'DoT'))).toEqual(['b/Department of Transport.md']);
  });

  it('are found by the words that they stand for', () => {
    expect(pathsOf(rank([page('a/MCP.md'), page('b/MCA.md')], 'model context protocol'))).toEqual(['a/MCP.md']);
  });
});

describe('links', () => {
  const lake = page('Lake.md', { links: ['geo/shore', 'Reeds'] });

  it('bring in the neighbours of a page that has the topic, in both directions, by path or by a name that one page has', () => {
    const pages = [lake, page('geo/Shore.md'), page('x/reeds.md'), page('Boat.md', { links: ['lake.md'] }), page('Far.md', { links: ['Boat'] })];
    expect(pathsOf(rank(pages, 'lake'))).toEqual(['Lake.md', 'Boat.md', 'geo/Shore.md', 'x/reeds.md']);
  });

  it('do not guess between pages of one name', () => {
    expect(pathsOf(rank([lake, page('x/reeds.md'), page('y/reeds.md')], 'lake'))).toEqual(['Lake.md']);
  });

  it('win nothing for a page that links to everything', () => {
    const pages = [lake, page('Shore.md', { links: ['Lake'] }), page('Everything.md', { links: ['Lake', ...Array.from({ length: 60 }, (_, at) => `n${at}`)] })];
    expect(pathsOf(rank(pages, 'lake'))).toEqual(['Lake.md', 'Shore.md', 'Everything.md']);
  });

  it('say nothing when the page that has them has little of the topic', () => {
    const pages = [page('Lake ferry.md'), page('Ferry.md', { title: 'Timetable', tags: ['ferry'], links: ['Pier'] }), page('Pier.md')];
    expect(pathsOf(rank(pages, 'lake ferry tickets prices'))).not.toContain('Pier.md');
  });
});

describe('a #tag topic', () => {
  const pages = [
    page('a.md', { tags: ['garden/soil'] }),
    page('b.md', { tags: ['garden'], title: 'Garden plan' }),
    page('c.md', { tags: ['gardening'] }),
    page('d.md', { tags: ['home/garden'] }),
    page('e.md', { title: 'Garden' }),
  ];

  it('gives the pages of the tag and below it, the ones that say more of it first', () => {
    expect(pathsOf(rank(pages, '#Garden'))).toEqual(['b.md', 'a.md']);
    expect(pathsOf(rank(pages, '#garden/soil'))).toEqual(['a.md']);
    expect(rank(pages, '#soil')).toEqual([]);
  });

  it('works for a tag without letters', () => {
    expect(linesOf(rank([page('a.md', { tags: ['🌱'] })], '#🌱'))).toEqual(['a.md 3 = tag +3 (🌱)']);
  });
});

describe('a [[note]] topic', () => {
  const pages = [
    page('plants/Rose.md', { aliases: ['Rosa'], tags: ['shrub', 'plant'], links: ['Pruning'] }),
    page('work/Pruning.md'),
    page('plants/Lilac.md', { tags: ['shrub', 'plant'] }),
    page('plants/Oak.md', { tags: ['plant'] }),
    page('diary/May.md', { summary: 'The rosa is in flower.' }),
    page('diary/June.md', { title: 'Coal' }),
  ];

  it('is led by the note; its names, links and tags find the rest', () => {
    const found = pathsOf(rank(pages, '[[plants/rose|the rose]]'));
    expect(found[0]).toBe('plants/Rose.md');
    expect(found.slice(1).sort()).toEqual(['diary/May.md', 'plants/Lilac.md', 'plants/Oak.md', 'work/Pruning.md']);
    expect(found.indexOf('plants/Lilac.md')).toBeLessThan(found.indexOf('plants/Oak.md'));
  });

  it('finds the note by the end of its path, its title or an alias', () => {
    expect(['[[Rose]]', '[[Rosa]]', '[[Rose.md]]'].map((topic) => pathsOf(rank(pages, topic))[0])).toEqual(Array(3).fill('plants/Rose.md'));
  });

  it('is read as words when there is no such note', () => {
    expect(pathsOf(rank(pages, '[[In flower]]'))[0]).toBe('diary/May.md');
  });
});

describe('any wiki and topic', () => {
  const word = fc.constantFrom('lake', 'Ferry', 'reeds', '湖', 'ferryMan', 'the', 'C++', 'é', '-', '🚀');
  const text = fc.array(word, { maxLength: 4 }).map((list) => list.join(' '));
  const anyPage = fc.record({ title: text, summary: text, lead: text, tags: fc.array(word, { maxLength: 2 }), headings: fc.array(text, { maxLength: 2 }), links: fc.array(fc.nat(5).map((n) => `p${n}`), { maxLength: 3 }) });
  const wiki = fc.array(anyPage, { maxLength: 6 }).map((list) => list.map((change, at) => page(`p${at}.md`, change)));

  it('give positive scores that are the sum of their reasons, best first, the same in any order of pages', () => {
    fc.assert(fc.property(wiki, text, (pages, topic) => {
      const ranked = rank(pages, topic);
      for (const { score, reasons } of ranked) expect(score).toBeCloseTo(reasons.reduce((sum, { points }) => sum + points, 0));
      expect(ranked.every(({ score }, at) => score > 0 && score <= (ranked[at - 1]?.score ?? Infinity))).toBe(true);
      expect(pathsOf(rank(pages.slice().reverse(), topic))).toEqual(pathsOf(ranked));
    }));
  });

  it('is not disturbed by what is known of bodies that say nothing', () => {
    fc.assert(fc.property(wiki, text, (pages, topic) => {
      const parsed = parseTopic(topic);
      const bodies = new Map(pages.map(({ path }) => [path, mentionsIn(parsed, '')]));
      expect(rankByTopic(pages, parsed, { ...options, bodies })).toEqual(rank(pages, topic));
    }));
  });
});
