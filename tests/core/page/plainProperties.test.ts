import fc from 'fast-check';
import { parseProperties } from '../../../src/core/page/frontmatter';
import { grayMatter } from '../../../src/core/page/grayMatter';
import { plainProperties } from '../../../src/core/page/plainProperties';

describe('plainProperties', () => {
  it('reads scalars, lists in both spellings and blocks of text', () => {
    const block = 'title: Slow ovens\naliases: [Oven, "Clay, no: oven"]\ntags:\n  - fire\n  - clay\ndraft: true\nnote:\nsummary: >-\n  Bricks hold\n  the heat.\nkeys:\n- a\nkiln:\n  heat: 900\n';
    expect(plainProperties(block)).toBeNull();
    expect(Object.fromEntries(plainProperties(block.replace(', no: oven', ' oven')) ?? [])).toEqual({
      title: 'Slow ovens', aliases: ['Oven', 'Clay oven'], tags: ['fire', 'clay'], draft: true, note: null, summary: '  Bricks hold   the heat.', keys: ['a'], kiln: [],
    });
  });

  it.each([
    ['a comment', 'title: Kiln # hot'],
    ['a line of comment', '# kiln\ntitle: Kiln'],
    ['a map in a map', 'kiln:\n  heat:\n    most: 900'],
    ['a map with a list', 'kiln:\n  heat: 900\n  - b'],
    ['a map in brackets', 'kiln: {heat: 900}'],
    ['a colon inside a value', 'title: Kiln: how it works'],
    ['a value over two lines', 'title: Kiln\n  and oven'],
    ['a quote inside a quoted value', "title: 'The kiln''s heat'"],
    ['an escape', 'title: "Kiln\\nOven"'],
    ['an alias', 'title: *kiln'],
    ['a tag', 'title: !!str 900'],
    ['a link that is a list in lists', 'up: [[Kiln]]'],
    ['a list of lists', 'up:\n  - - Kiln'],
    ['a list that is not aligned', 'up:\n  - a\n - b'],
    ['an empty item', 'up:\n  -\n  - b'],
    ['a tab', 'title:\tKiln'],
    ['no key at all', 'Kiln'],
    ['a document mark', '--- \ntitle: Kiln'],
  ])('leaves to YAML what is not plain: %s', (_, block) => {
    expect(plainProperties(block)).toBeNull();
  });

  it('reads what YAML reads', () => {
    const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(''));
    const value = fc.oneof(text, text.map((inner) => `"${inner}"`), text.map((inner) => `'${inner}'`), fc.array(text, { maxLength: 3 }).map((items) => `[${items.join(', ')}]`));
    const below = fc.array(fc.tuple(fc.constantFrom('- ', '  - ', '  ', '  x: ', ' y: ', '   ', '-', ' '), value).map((parts) => parts.join('')), { maxLength: 3 });
    const property = fc.tuple(fc.constantFrom('a', 'Tags', 'tags', 'aliases', 'date modified', 'b-c', 'null', 'é', ' a'), fc.constantFrom(':', ': ', ':  ', ' : '),
      fc.oneof(value, fc.constantFrom('', '>-', '|', '>')), below)
      .map(([key, colon, first, more]) => [`${key}${colon}${first}`, ...more].join('\n'));
    fc.assert(fc.property(fc.array(property, { minLength: 1, maxLength: 4 }), (properties) => {
      const block = properties.join('\n');
      fc.pre(plainProperties(block) !== null);
      // a line of comment changes nothing, but is not plain
      expect(parseProperties(block, grayMatter)).toEqual(parseProperties(`${block}\n# kiln`, grayMatter));
    }), { numRuns: 1500 });
  });
});

/** Words, and the marks that mean something to YAML. */
const WORDS = ['kiln', 'a b', ' ', '窯', '2024-01-02', '12:30', '0x1F', 'true', 'null', '~', ':', ': ', '#', ' #', '-', '- ', '?', ',', ', ', '[', ']', '{', '}', '"', "'", '&', '*', '!', '|', '>', '%', '@', '`', '\\', '<<', '=', '---', '...', '[[k]]', '{{x}}'];
