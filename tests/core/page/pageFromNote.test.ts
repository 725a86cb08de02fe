import fc from 'fast-check';
import { grayMatter } from '../../../src/core/page/grayMatter';
import { pageFromMetadata, type HostMetadata } from '../../../src/core/page/pageFromMetadata';
import { pageFromNote } from '../../../src/core/page/pageFromNote';

const page = (text: string, path = 'walls/dry stone.md', time: number | null = null) => pageFromNote(path, text, time, grayMatter).page;
const note = (properties: string) => `---\n${properties}\n---\nBody.\n`;

describe('pageFromNote', () => {
  it('gathers all that a note says of itself', () => {
    const text = [
      '---', 'Title: Dry stone walls', 'aliases: [Drystane, 1984, null, true, [Blue Wall], {draft: yes}]', 'tags: [Wall/Dry, "#craft"]',
      'description: ignored', 'summary: >-', '  How to build', '  without mortar', 'tier: Core', 'date modified: 2026-04-07 10:00', 'category: "[[Crafts|craft]]"',
      'sources: ["[[books/stones#3]]", plain]', '---', '# Walls', '', 'Stone lies on stone. #later', '', 'See [[mortar]].', '',
    ].join('\n');
    const { page: found, notices } = pageFromNote('walls/dry stone.md', text, 0, grayMatter);
    expect(notices).toEqual([]);
    expect({ ...found, properties: Object.fromEntries(found.properties) }).toEqual({
      path: 'walls/dry stone.md', title: 'Dry stone walls', fileName: 'dry stone', aliases: ['Drystane', '1984', 'Blue Wall'],
      tags: ['wall/dry', 'craft', 'later'], looseTags: [], summary: 'How to build without mortar', tier: 'core',
      updated: { text: '2026-04-07 10:00', instant: Date.UTC(2026, 3, 7, 10) }, category: 'craft', headings: ['Walls'],
      links: ['Crafts', 'books/stones', 'mortar'], indexEntry: '', lead: 'Stone lies on stone. #later', unparsedProperties: '',
      properties: {
        title: ['Dry stone walls'], aliases: ['Drystane', '1984', 'true', 'Blue Wall'], tags: ['Wall/Dry', '#craft'], description: ['ignored'],
        summary: ['How to build without mortar'], tier: ['Core'], 'date modified': ['2026-04-07 10:00'], category: ['craft'], sources: ['books/stones#3', 'plain'],
      },
    });
  });

  it('makes do with nothing', () => {
    const { page: found } = pageFromNote('empty.md', '', Date.UTC(2026, 0, 2), grayMatter);
    expect({ ...found, properties: found.properties.size }).toEqual({
      path: 'empty.md', title: 'empty', fileName: 'empty', aliases: [], tags: [], looseTags: [], summary: '', tier: 'supporting',
      updated: { text: '2026-01-02', instant: Date.UTC(2026, 0, 2) }, category: '', headings: [], links: [], indexEntry: '', lead: '',
      properties: 0, unparsedProperties: '',
    });
  });

  it.each([
    ['tags: orchard, soil', ['orchard', 'soil']],
    ['tags: soil orchard', ['soil', 'orchard']],
    ['tags: "#orchard #soil"', ['orchard', 'soil']],
    ['tags: ["#Orchard", orchard]', ['orchard']],
    ['tags:\n  - null\n  - Orchard\n  - ', ['orchard']],
    ['tag: orchard', ['orchard']],
    ['tags: ["orchard" "soil"]', ['orchard', 'soil']],
    ['tags: "orchard" "soil"', ['orchard', 'soil']],
    ['tags: soil, "orchard', ['soil', 'orchard']],
    ['tags: [it\'s]', ['it\'s']],
    ['tags: [#orchard]', ['orchard']],
    ['tags: [garden/orchard/, //a//b]', ['garden/orchard', 'a/b']],
    ['tags:', []],
    ['tags: 2024', []],
    ['tags: [1984, true, {a: b}, 2nd]', ['2nd']],
    ['tags: [été, Machine Learning]', ['été', 'machine-learning']],
    ['tags: ["[[Some page|Shown]]", "[[Other]]"]', ['shown', 'other']],
    ['topics: Old walls, stone\nkeywords: [lime]\ncategories: "[[Crafts]]"\ncategory: not this', ['old-walls', 'stone', 'lime', 'crafts']],
  ])('reads tags however they are written: %j', (properties, expected) => {
    expect(page(note(properties)).tags).toEqual(expected);
  });

  it.each([
    ['title: "[[Wall]]"', 'Wall'], ['title: 2024.10', '2024.10'], ['title: {{title}}', 'dry stone'], ['title: true', 'dry stone'],
    ['title: "  two\n  lines "', 'two lines'], ['other: x', 'dry stone'],
  ])('names a page by its title, else its file: %j', (properties, expected) => {
    expect(page(note(properties)).title).toBe(expected);
  });

  it('names a page by its first heading of level 1 when it has no title', () => {
    expect(page('## Two\n\n# One ##\n\n# Other').title).toBe('One');
  });

  it.each([
    ['tier: peripheral', 'peripheral'], ['tier: CORE', 'core'], ['tier: synthesis', 'supporting'], ['tier: [core]', 'core'],
  ])('knows three tiers: %j', (properties, expected) => {
    expect(page(note(properties)).tier).toBe(expected);
  });

  it.each([
    ['updated: last tuesday\nmodified: 2026-04', '2026-04'],
    ['last-updated: [" 19-03-2023 22:27"]', '19-03-2023 22:27'],
    ['updated_at: "[[2026-04-07]]"', '2026-04-07'],
    ['created: 2020-01-01', '2026-01-02'],
    ['updated: {{date}}', '2026-01-02'],
  ])('takes the first date that it can read, else that of the file: %j', (properties, expected) => {
    expect(page(note(properties), 'a.md', Date.UTC(2026, 0, 2)).updated?.text).toBe(expected);
  });

  it('salvages properties that are no YAML, keeps the block, and says so', () => {
    const { page: found, notices } = pageFromNote('ops/Kiln.md', note('title: Kiln: lime\ntags: [fire]'), null, grayMatter);
    expect([found.title, found.tags, found.lead, found.unparsedProperties, notices]).toEqual([
      'Kiln: lime', ['fire'], 'Body.', 'title: Kiln: lime\ntags: [fire]',
      [{ code: 'unreadable-properties', path: 'ops/Kiln.md', message: 'The properties of "ops/Kiln.md" are not valid YAML; what could be read line by line was used.' }],
    ]);
  });

  it('gives the same page for either line end, with or without a byte order mark', () => {
    const text = note('title: Pump\ntags: [water]');
    expect(page(`\ufeff${text.replace(/\n/g, '\r\n')}`)).toEqual(page(text));
  });

  it('takes code behind the dashes for body and runs nothing', () => {
    const found = page('---js\n{ title: (process.env.PROPERTIES_RAN = 1, "Kiln") }\n---\nBlades turn left.\n');
    expect([found.title, found.lead, found.properties.size]).toEqual(['dry stone', 'Blades turn left.', 0]);
    expect(process.env.PROPERTIES_RAN).toBeUndefined();
  });

  it('takes any text for a note, and reads it the same way twice', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.array(fc.constantFrom('---\n', 'title: ', 'tags: [', '# ', '[[', ']]', '%%', '\n', '\r', 'x', '\ufeff')).map((parts) => parts.join('')));
    fc.assert(fc.property(text, (value) => expect(pageFromNote('a/b.md', value, 0, grayMatter)).toEqual(pageFromNote('a/b.md', value, 0, grayMatter))));
  });

  it('is done with hostile notes of a megabyte', () => {
    const size = 1_000_000;
    const runs = ['[[', '](', '[a](', '`a', '%', '$a ', '<!-', '#', '#a ', '> ', '- ', '\\', 'a|b\n', 'a\n=\n', '[', ' '].map((run) => run.repeat(size / run.length));
    for (const text of [...runs, `# a${' '.repeat(size)}b`, `---\n${'\u2028'.repeat(60_000)}\n---\n`, `---\na: ${'['.repeat(60_000)}\n---\n`]) {
      expect(pageFromNote('a.md', text, null, grayMatter).page.fileName).toBe('a');
    }
  });
});

describe('pageFromMetadata', () => {
  const host = (frontmatter: Record<string, unknown> | undefined, rest: Partial<HostMetadata> = {}): HostMetadata =>
    ({ frontmatter, tags: [], headings: [], links: [], ...rest });

  it('gives the page that the text of the note gives, but for the lead', () => {
    const text = '---\ntitle: 2024\naliases: [1984, ~, true, [Wall]]\ntags: [Stone, "#craft"]\nsummary: "Two\\nlines"\nupdated: 2026-04-07\ndraft: false\nup: "[[Home]]"\n---\n# Walls\n\n#later [[mortar#mix|x]] ![[plan.png]] [[../top]]\n';
    const metadata = host(
      { title: 2024, aliases: [1984, null, true, ['Wall']], tags: ['Stone', '#craft'], summary: 'Two\nlines', updated: '2026-04-07', draft: false, up: '[[Home]]' },
      { tags: ['#Stone', '#craft', '#later'], headings: [{ text: 'Walls', level: 1 }], links: ['mortar#mix', 'plan.png', '../top'] },
    );
    expect(pageFromMetadata('a/b.md', metadata, 5)).toEqual({ ...pageFromNote('a/b.md', text, 5, grayMatter).page, lead: null });
  });

  it('agrees with the text for all kinds of values', () => {
    const word = fc.stringMatching(/^[a-z][a-z ]{0,8}[a-z]$/);
    const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null));
    const values = fc.record({
      title: value, aliases: fc.oneof(value, fc.array(value)), tags: fc.oneof(word, fc.array(fc.oneof(value, fc.array(word)))), tier: fc.constantFrom('core', 'x'),
      summary: value, updated: fc.constantFrom('2026-04-07', '2026', 'soon'), category: value, other: fc.array(fc.oneof(value, fc.dictionary(word, word))),
    }, { requiredKeys: [] });
    fc.assert(fc.property(values, (frontmatter) => {
      // JSON is YAML
      const text = `---\n${JSON.stringify(frontmatter)}\n---\n`;
      // a block that was not read whole is kept raw: only the text has it
      expect(pageFromMetadata('a/b.md', host(frontmatter), 5)).toEqual({ ...pageFromNote('a/b.md', text, 5, grayMatter).page, unparsedProperties: '', lead: null });
    }));
  });

  it('reads dates that a parser made into objects, as the day they were written for', () => {
    const dated = (updated: unknown) => pageFromMetadata('a.md', host({ updated }), null).updated;
    expect(dated(new Date('2025-03-01'))).toEqual({ text: '2025-03-01', instant: Date.UTC(2025, 2, 1) });
    expect(dated(new Date('2025-03-01T05:00:00Z'))).toEqual({ text: '2025-03-01T05:00:00.000Z', instant: Date.UTC(2025, 2, 1, 5) });
    expect(dated(new Date(NaN))).toBeNull();
  });

  it('makes do with a note that has nothing in the cache', () => {
    expect(pageFromMetadata('a/b.md', host(undefined), null)).toEqual({ ...pageFromNote('a/b.md', '', null, grayMatter).page, lead: null });
  });
});
