import fc from 'fast-check';
import { grayMatter } from '../../../src/core/page/grayMatter';
import { pageFromNote } from '../../../src/core/page/pageFromNote';
import { concernOf } from '../../../src/core/rank/concernOf';
import { rankByTopic } from '../../../src/core/rank/rankByTopic';
import { DEFAULT_SETTINGS } from '../../../src/core/settings';
import { parseTopic } from '../../../src/core/topic/parseTopic';

const concern = (topic: string, fileName: string, text: string) => concernOf(parseTopic(topic), { path: `a/${fileName}.md`, fileName, indexEntry: 'on clay', text }).where;

describe('concernOf', () => {
  it('says none of a note whose name and text hold no word of the topic', () => {
    expect(concern('peat fire', 'Kiln', '---\ntags: [clay]\n---\n# Kiln\n\nIt was first repeated here, confirmed by PeetBog.')).toBe('none');
    expect(concern('???', 'Kiln', 'Which kiln??')).toBe('none');
    expect(concern('#bog/peat', 'Kiln', '---\ntags: [bog]\n---\n')).toBe('none');
  });

  it.each([
    ['a word, in any case', 'peat fire', 'Kiln', 'PEAT is dug in spring.'],
    ['an inflection', 'gardening', 'Kiln', 'Gardens have none.'],
    ['a word with accents', 'cafe', 'Kiln', 'The Café.'],
    ['a part of an identifier', 'effect', 'Kiln', 'Calls useEffect.'],
    ['a name', 'peat', 'Peat bog', ''],
    ['a name that is some of the words in one', 'in memory cache', 'InMemory', ''],
    ['initials of the name', 'mcp', 'Model Context Protocol', ''],
    ['a name that is initials', 'model context protocol', 'MCP', ''],
    ['what the index says', 'clay', 'Kiln', ''],
    ['letters that a property spells out', 'caf\u00e9', 'Kiln', '---\ntitle: "Caf\\u00e9"\n---\n'],
    ['signs that are the topic, in the name', '…', 'Kiln…', ''],
    ['signs that are the topic, in a property', '🌱', 'Kiln', '---\naliases: [🌱]\n---\n'],
    ['the words of a tag', '#bog/peat', 'Kiln', '---\ntags: ["Bog / Peat"]\n---\n'],
    ['anything, for a note', '[[Peat]]', 'Kiln', ''],
  ])('finds in the metadata %s', (_, topic, name, text) => {
    expect(concern(topic, name, text)).toBe('metadata');
  });

  it('tells words of the body alone from words of headings and tags, however far down these stand', () => {
    const far = 'Nothing to see here. '.repeat(60);
    expect(concern('peat', 'Kiln', `${far}\n\nPeat burns.`)).toBe('body');
    expect(concern('peat', 'Kiln', `${far}\n\n## On peat\n`)).toBe('metadata');
    expect(concern('peat', 'Kiln', `${far}\n\nSee #bog/peat.`)).toBe('metadata');
    expect(concern('peat', 'Kiln', `---\nsummary: ${far}\nnote: peat\n---\n`)).toBe('metadata');
  });

  it('promises more of a name than of a tag, of a tag than of a summary, and of all of a topic than of a half', () => {
    const far = 'Nothing to see here. '.repeat(60);
    const promise = (topic: string, text: string) => concernOf(parseTopic(topic), { path: 'a/Kiln.md', fileName: 'Kiln', indexEntry: '', text }).promise;
    const notes = ['# Peat', '---\ntags: [peat]\n---\n', '---\nsummary: on peat\n---\n', `${far}\n\n## Peat`, `${far}\n\nPeat, peat.`, `${far}\n\nPeat.`, far];
    const promises = notes.map((note) => promise('peat', note));
    expect(promises).toEqual([...promises].sort((a, b) => b - a));
    expect(new Set(promises).size).toBe(notes.length);
    expect(promise('peat fire', '# Peat fire')).toBeGreaterThan(2 * promise('peat fire', '# Peat'));
  });

  it.each([
    ['type script', '---\ntitle: TypeScript\n---\n'], ['type script', '# TypeScript\n'], ['type script', '---\naliases:\n  - Type Script\n---\n'],
    ['type script', '---\naliases: [JS, "TypeScript"]\n---\n'], ['ai server', '---\ntitle: AIServer\n---\n'], ['open ai', 'OpenAI\n======\n'],
    ['Rust: orphan rule', '---\ntitle: "Rust: orphan rule"\n---\n'], ['peat', `---\nnote: ${'x '.repeat(20_000)}\ntitle: Peat\n---\n`],
  ])('promises all of a note whose title or alias is the topic: %s in %#', (topic, text) => {
    expect(concernOf(parseTopic(topic), { path: 'a/n1.md', fileName: 'n1', indexEntry: '', text }).promise).toBe(Infinity);
    expect(concernOf(parseTopic(`${topic} tutorial`), { path: 'a/n1.md', fileName: 'n1', indexEntry: '', text }).promise).toBeLessThan(Infinity);
  });

  it('tells which words the metadata holds, and cannot guess what letters that YAML spells out will say', () => {
    const far = 'Nothing to see here. '.repeat(60);
    const of = (text: string) => concernOf(parseTopic('peat fire'), { path: 'a/Kiln.md', fileName: 'Kiln', indexEntry: '', text });
    expect(of(`# Fire\n\n${far} Peat.`).met).toEqual([0, 1]);
    expect(of('---\ntitle: "P\\x65at"\n---\n').promise).toBe(Infinity);
    expect(of(`---\ntitle: Bog\n---\n${far} C:\\Users`).where).toBe('none');
  });

  it('never says none of a note that has points of its own', () => {
    const word = fc.constantFrom('kiln', 'Kilns', 'firing', 'Ofen', 'Öfen', 'useEffect', 'ﬁre', 'max_retries', '窯の火', '가마는', 'C++', '.NET', 'a', '2024');
    const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(' '));
    const note = fc.record({ title: words, tags: word, summary: words, heading: words, body: words })
      .map(({ title, tags, summary, heading, body }) => `---\ntitle: "${title}"\ntags: [${tags}]\nsummary: ${summary}\n---\n${body}\n\n## ${heading}\n\n${body} #${tags}`);
    const tag = fc.array(word, { minLength: 1, maxLength: 2 }).map((list) => `#${list.join('/')}`);
    fc.assert(fc.property(fc.oneof(words, tag), note, (text, note) => {
      const topic = parseTopic(text);
      fc.pre(concernOf(topic, { path: 'Page of this name.md', fileName: 'Page of this name', indexEntry: '', text: note }).where === 'none');
      const { page } = pageFromNote('Page of this name.md', note, null, grayMatter);
      expect(rankByTopic([page], topic, { weights: DEFAULT_SETTINGS.weights })).toEqual([]);
    }));
  });
});
