import fc from 'fast-check';
import { outline } from '../../../src/core/page/outline';

const headings = (body: string) => outline(body, 'a.md').headings.map(({ text, level }) => `${level} ${text}`);
const tags = (body: string) => outline(body, 'a.md').tags;
const links = (body: string) => outline(body, 'notes/a.md').links;
const lead = (body: string) => outline(body, 'a.md').lead;

describe('outline', () => {
  it('gathers headings, tags, links and the first paragraph of a body in one look', () => {
    const body = '# Dry stone\n\nA wall without [[mortar|any mortar]] needs\ngood footing. #wall/dry\n\n## Tools ##\n- [hammer](../tools/hammer.md#use)\n';
    expect(outline(body, 'walls/dry.md')).toEqual({
      headings: [{ text: 'Dry stone', level: 1 }, { text: 'Tools', level: 2 }],
      tags: ['wall/dry'],
      looseTags: ['wall/dry'],
      links: ['mortar', 'tools/hammer.md'],
      lead: 'A wall without any mortar needs good footing. #wall/dry',
    });
  });

  it('reads both kinds of headings', () => {
    expect(headings('# One\n   ### Two ###\nThree\nlines\n===\nFour\n---\n#### \n####### no\n#no\n    # code')).toEqual(['1 One', '3 Two', '1 Three lines', '2 Four', '4 ']);
  });

  it.each([
    ['a fence', '```\n# no #no [[no]]\n~~~\n```\n# Yes'],
    ['a fence in a list', '- item\n  ```js\n  # no\n  ```\n\n# Yes'],
    ['a fence in a quote', '> ```\n> # no\n> ```\n# Yes'],
    ['a fence that its quote ends', '> ~~~\n> # no\n# Yes'],
    ['a longer fence', '````\n```\n# no\n````\n# Yes'],
    ['indented code', 'text\n\n    # no\n    #no [[no]]\n\n# Yes'],
    ['a comment', '%%\n# no #no [[no]]\n```\n%%\n# Yes'],
    ['an HTML comment', 'x <!-- #no\n# no [[no]]\n--> y\n# Yes'],
    ['maths', '$$\n# no #no [[no]]\n$$\n# Yes'],
  ])('looks into no %s', (_, body) => {
    const found = outline(body, 'a.md');
    expect([found.headings.map((heading) => heading.text), found.tags, found.links]).toEqual([['Yes'], [], []]);
  });

  it.each(['# Yes\n%% open\n# no', '# Yes\n<!--\n# no', '# Yes\n```\n# no', '# Yes\n$$\n# no'])('takes what is never closed to run to the end: %j', (body) => {
    expect(headings(body)).toEqual(['1 Yes']);
  });

  it('takes an escaped or lone mark for text', () => {
    expect(headings('price \\%% and $$ a\n# Yes\n5 % < 6 `x\n## Two')).toEqual(['1 Yes', '2 Two']);
  });

  it('finds tags by the grammar of Obsidian', () => {
    expect(tags('#one text #Two/three, (#no) x#no #2024 #2024a #été #日本 #a-b_c #🌱 ## # #x#y\n> #quoted\n- #listed\n# Head #headed'))
      .toEqual(['one', 'Two/three', '2024', '2024a', 'été', '日本', 'a-b_c', '🌱', 'x', 'quoted', 'listed', 'headed']);
  });

  it('finds no tags in code, links, maths, comments and addresses', () => {
    expect(tags('`#no` `` ` #no`` [[page #no]] [a #no](b.md) [[a]]#no $x #no$ %% #no %% <!-- #no --> https://a.example/#no `a`#no')).toEqual([]);
  });

  it('names every target once, in order', () => {
    expect(links('[[b]] [[a|x]] [[b#c]] ![[d.png]] [e](e.md) `[[no]]` [[Title]](../t.md)\n| [[p\\|q]] |')).toEqual(['b', 'a', 'd.png', 'notes/e.md', 't.md', 'p']);
  });

  it.each([
    ['badges', '[![a](b)](c) ![d](e)'],
    ['an image', '![[plan.png]]'],
    ['a line of links', '[[Home]] | [[Walls]] · [Tools](tools.md) »'],
    ['a line of tags', '#wall #stone/dry'],
    ['an address', 'https://a.example/watch?v=wall'],
    ['a comment', '%% todo: write this %%'],
    ['a quote', '> Walls speak.\nand go on'],
    ['a callout', '> [!note] Draft\n> not yet'],
    ['a table', '| a | b |\n| - | - |\n| c | d |'],
    ['a table without outer bars', 'a | b\n--- | ---\nc | d'],
    ['a list', '- one\ncontinued\n\n  still in the list'],
    ['code', '```\ncode words\n```'],
    ['indented code', '    code words'],
    ['HTML', '<div>\nwords in it\n</div>'],
    ['a definition', '[^1]: a footnote'],
    ['an inline field', 'status:: in work'],
    ['a rule', '***'],
    ['a heading', 'Heading\n---'],
  ])('opens with the first prose, not with %s', (_, first) => {
    expect(lead(`${first}\n\nStone on `.concat('stone, `laid` %%not%% dry.\n\nSecond paragraph.'))).toBe('Stone on stone, `laid` dry.');
  });

  it('has no lead where there is no prose, and cuts a long one', () => {
    expect(lead('# Only\n\n- a list')).toBe('');
    expect(lead('word '.repeat(400))).toHaveLength(999);
  });

  it.each([
    ['code behind a list that a line at the margin ended', '- a\n\nout\n\n    # no [[no]]', [], []],
    ['an item that goes on behind a blank line', '- a\n\n    [[yes]]\n\n    ## Yes', ['yes'], []],
    ['a list that a heading ended', '- a\n# Head\n\n    [[no]]', [], ['1 Head']],
    ['a list that a fence did not end', '- a\n```\n- b\n```\n    [[yes]]', ['yes'], []],
    ['an underline far below the last link', '[[yes]]\n\nplain\n\nTwo\n lines \n  --', ['yes'], ['2 Two lines']],
    ['a rule', '[[yes]]\n\n---\n\n- a\n---\n> b\n---', ['yes'], []],
  ])('knows what stood before: %s', (_, body, expectedLinks, expectedHeadings) => {
    expect([links(`Lead.\n\n${body}`), headings(`Lead.\n\n${body}`)]).toEqual([expectedLinks, expectedHeadings]);
  });

  it('reads a line the same when something in it makes it look closer', () => {
    const piece = fc.constantFrom('# ', '## ', '#a', ' #b/c ', '[[a]]', '[[b|c]]', '[[d#e]]', '[[', ']]', '[f](f.md)', '[ ]', '\\', '- ', '1. ', '> ', '    ', '\t', '  ', '|', '---', '===', '***', 'stone', 'A wall ', '石 ');
    const line = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    fc.assert(fc.property(fc.array(fc.oneof(line, fc.constant('')), { maxLength: 12 }), (lines) => {
      // an empty comment shows nothing
      const closer = lines.map((text) => `${text} %%%%`).join('\n');
      expect(outline(closer, 'n/a.md')).toEqual(outline(lines.join('\n'), 'n/a.md'));
    }), { numRuns: 2000 });
  });

  it('never throws, and finds nothing that the body does not hold', () => {
    const piece = fc.constantFrom('#', '# ', '\n', '[[', ']]', '](', '[', ')', '`', '```', '~~~', '%%', '<!--', '-->', '$', '$$', '> ', '- ', '    ', '\\', '|', 'a', '.md', ' ', '===', '---', '\t');
    fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const body = pieces.join('');
      const found = outline(body, 'n/a.md');
      for (const tag of found.tags) expect(body).toContain(`#${tag}`);
      for (const { text, level } of found.headings) {
        expect(level).toBeGreaterThanOrEqual(1);
        expect(text).not.toContain('\n');
      }
      expect(outline(body, 'n/a.md')).toEqual(found);
    }), { numRuns: 500 });
  });
});
