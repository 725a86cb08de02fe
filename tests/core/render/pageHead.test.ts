import { cleanLine } from '../../../src/core/markdown/cleanText';
import { hotHead, pageHead } from '../../../src/core/render/pageHead';
import { aPage } from '../../support/aPage';

const lines = (change: Parameters<typeof aPage>[0]) => {
  const head = pageHead(aPage(change), cleanLine, (path) => path);
  return [head.heading(12), head.tags, head.summary];
};

describe('pageHead', () => {
  it('names the page by its path, with tier, cost, tags and summary', () => {
    expect(lines({ path: 'works/mill.md', title: 'mill', tags: ['water', 'craft/flour'], summary: 'Grinds rye.', tier: 'core' }))
      .toEqual(['## [[works/mill]] (core, ~12 tokens)', 'tags: #water #craft/flour', 'summary: Grinds rye.']);
  });

  it('shows the title where it differs from the file name, and no empty lines', () => {
    expect(lines({ title: 'The old mill' })).toEqual(['## [[works/mill|The old mill]] (supporting, ~12 tokens)', '', '']);
    expect(lines({ title: '' })[0]).toBe('## [[works/mill]] (supporting, ~12 tokens)');
  });

  it.each([
    ['Mill ]] | # `x`\n## Extra', '## [[works/mill|Mill ]\\] \\| # `x` ## Extra]] (supporting, ~12 tokens)'],
    ['[[Mill]]', '## [[works/mill|[\\[Mill]\\]]] (supporting, ~12 tokens)'],
    ['Mill\r\n\u2028## Extra\u200b', '## [[works/mill|Mill ## Extra]] (supporting, ~12 tokens)'],
    ['$& and $1', '## [[works/mill|$& and $1]] (supporting, ~12 tokens)'],
  ])('keeps the title %j on one line and inside its link', (title, heading) => {
    expect(lines({ title })[0]).toBe(heading);
  });

  it('escapes what would end or split the link in a path, and keeps the rest as the vault writes it', () => {
    const head = pageHead(aPage({ path: 'Zürich/a|b #1 ^c]] 水.MD', fileName: 'x', title: 'x' }), cleanLine, (path) => path);
    expect(head.link).toBe('Zürich/a\\|b \\#1 \\^c]\\] 水');
    expect(head.heading(1)).toBe(`## [[${head.link}]] (supporting, ~1 tokens)`);
    expect(pageHead(aPage({ path: 'a\nb\u0085c.md' }), cleanLine, (path) => path).link).toBe('a b c');
  });

  it('prints tags as single words, twenty at most', () => {
    expect(lines({ tags: ['a b', 'c\nd'] })[1]).toBe('tags: #a-b #c-d');
    expect(lines({ tags: Array.from({ length: 30 }, (_, nth) => `t${nth}`) })[1]?.split(' ')).toHaveLength(21);
  });

  it('shortens long titles and summaries at a word, never inside a character', () => {
    const [heading = '', , summary = ''] = lines({ title: 'word '.repeat(60), summary: `${'x'.repeat(799)}🧭 tail` });
    expect(heading).toBe(`## [[works/mill|${'word '.repeat(40).trim()}…]] (supporting, ~12 tokens)`);
    expect(summary).toBe(`summary: ${'x'.repeat(799)}…`);
  });
});

describe('hotHead', () => {
  it('heads the recent activity', () => {
    const { link, tags, summary, heading } = hotHead();
    expect([link, tags, summary, heading(7)]).toEqual(['hot', '', '', '## [[hot]] (recent activity, ~7 tokens)']);
  });
});
