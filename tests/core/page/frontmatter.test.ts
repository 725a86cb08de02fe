import fc from 'fast-check';
import { parseProperties, splitNote } from '../../../src/core/page/frontmatter';
import { grayMatter } from '../../../src/core/page/grayMatter';

const parsed = (block: string): Record<string, unknown> => {
  const { values, broken } = parseProperties(block, grayMatter);
  return { ...Object.fromEntries(values), broken };
};

describe('splitNote', () => {
  it('parts properties and body at lines that are three dashes and nothing else', () => {
    expect(splitNote('---\ntitle: A\n---\nBody\n')).toEqual({ properties: 'title: A', body: 'Body\n' });
    expect(splitNote('--- \t\ntitle: A\n---  \nBody')).toEqual({ properties: 'title: A', body: 'Body' });
    expect(splitNote('---\n---\nBody')).toEqual({ properties: '', body: 'Body' });
    expect(splitNote('---\ntitle: A\n---')).toEqual({ properties: 'title: A', body: '' });
  });

  it('reads Windows line ends and a byte order mark like any other', () => {
    expect(splitNote('\ufeff---\r\ntitle: A\r\n---\r\nOne\r\nTwo')).toEqual({ properties: 'title: A', body: 'One\nTwo' });
  });

  it.each([
    ['code behind the dashes', '---js\n{}\n---\nx'],
    ['four dashes', '----\na: b\n----\nx'],
    ['text on the first line', '--- a: b\n---\nx'],
    ['a blank first line', '\n---\na: b\n---\nx'],
    ['no closing line', '---\na: b\n'],
    ['a closing line with more on it', '---\na: b\n---- \n'],
    ['a rule and nothing else', '---'],
    ['nothing', ''],
    ['more than 2,000 lines', `---\n${'a: b\n'.repeat(2001)}---\nx`],
    ['more than 64 KiB', `---\na: ${'b'.repeat(66_000)}\n---\nx`],
  ])('takes the whole note for body: %s', (_, note) => {
    expect(splitNote(note)).toEqual({ properties: null, body: note });
  });

  it('keeps every line of the note in one of the two parts', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('---', '--- ', 'a: b', '', '----', 'x')), (lines) => {
      const note = lines.join('\n');
      const { properties, body } = splitNote(note);
      if (properties === null) return body === note;
      return note.startsWith(`---`) && note.includes(properties) && note.endsWith(body);
    }));
  });
});

describe('parseProperties', () => {
  it('makes lists of strings out of values of any type', () => {
    const block = [
      'Title: 2024.10', 'draft: true', 'empty:', 'nothing: null', 'quoted: "null"', 'time: 12:30', 'zip: 012',
      'date: 2026-04-07', 'list: [1984, null, [Blue Door, [Red Door]], {draft: yes}, ~]', 'map: {a: b}',
      'left: "{{date}}"', 'later: <% tp.date.now() %>', 'text: |', '  one', '  ', '  two',
    ].join('\n');
    expect(parsed(block)).toEqual({
      broken: false, title: ['2024.10'], draft: ['true'], empty: [], nothing: [], quoted: ['null'], time: ['12:30'], zip: ['012'],
      date: ['2026-04-07'], list: ['1984', 'Blue Door', 'Red Door'], map: [], left: [], later: [], text: ['one two'],
    });
  });

  it('parts strings that stand for lists: tags at commas and blanks, aliases at commas', () => {
    expect(parsed('tags: soil, orchard fruit\naliases: Old wall, North gate\ntitle: One, two')).toEqual({
      broken: false, tags: ['soil', 'orchard', 'fruit'], aliases: ['Old wall', 'North gate'], title: ['One, two'],
    });
  });

  it('lets the last of two equal keys win, and says that the block is broken', () => {
    expect(parsed('status: draft\nstatus: done')).toEqual({ broken: true, status: ['done'] });
  });

  it('reads folded and literal scalars as one line', () => {
    expect(parsed('title: >-\n  Harbour\n  master\nsummary: |2-\n    opens at dawn\n  shuts # at dusk\ntags: [sea]')).toEqual({
      broken: false, title: ['Harbour master'], summary: ['opens at dawn shuts # at dusk'], tags: ['sea'],
    });
  });

  it('salvages line by line what is no YAML, and says so', () => {
    const block = [
      'title: Gateway: North', 'sources: [[a]], [[b|B]]', 'tags: [#stone]', '# a comment', 'aliases:', '- @mason', '- "the, gate" # old',
      'summary: >-', '  Built: twice,', '  moved once', 'note: first line', '  second line # and a comment', 'quoted: \'it\'\'s\'',
      'gone: null', 'typed: !!js/function "f"', 'no key here', '- stray', '\tindent: 1',
    ].join('\n');
    expect(parsed(block)).toEqual({
      broken: true, title: ['Gateway: North'], sources: ['[[a]]', '[[b|B]]'], tags: ['#stone'], aliases: ['@mason', 'the, gate'],
      summary: ['Built: twice, moved once'], note: ['first line second line'], quoted: ['it\'s'], gone: [], typed: [],
    });
  });

  it('salvages lists over several lines and items in quotes', () => {
    expect(parsed('bad: a: b\ntags: ["x, y", [z],\n  it\'s, w]')).toEqual({ broken: true, bad: ['a: b'], tags: ['x, y', '[z]', 'it\'s', 'w'] });
  });

  it('takes a key that stands a blank too far in for a key, not for more of the value above', () => {
    expect(parsed('title: Zed\n inferred: 0.25\nnote: "one\n  two: three"\nsummary: on\n  title: and on')).toEqual({
      broken: true, title: ['Zed'], inferred: ['0.25'], note: ['one two: three'], summary: ['on title: and on'],
    });
  });

  it('parts quoted items that no comma parts', () => {
    expect(parsed('tags: ["a" "b"]\naliases: [\'One\' \'Two\', "it\'s" x]')).toEqual({ broken: true, tags: ['a', 'b'], aliases: ['One', 'Two', '"it\'s" x'] });
  });

  it.each(['just words', '- a\n- b', 'a: b\n--- more ---\nc: d', 'a: "x', 'a:\n\t- b'])('calls what is no YAML map broken: %j', (block) => {
    expect(parseProperties(block, grayMatter).broken).toBe(true);
  });

  it.each(['', '\n\n', '# only a comment'])('finds nothing wrong with an empty block: %j', (block) => {
    expect(parsed(block)).toEqual({ broken: false });
  });

  it('runs no code and leaves every prototype alone', () => {
    const block = '__proto__: {polluted: yes}\nconstructor: {prototype: {polluted: yes}}\ntoString: x\ntags: !!js/function "function(){ process.env.PROPERTIES_RAN = 1 }"';
    expect(parseProperties(block, grayMatter).values.get('tostring')).toEqual(['x']);
    expect(process.env.PROPERTIES_RAN).toBeUndefined();
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('bounds what aliases multiply, lists that hold themselves, and long values', () => {
    const bomb = 'a: &a [x,x,x,x,x,x,x,x,x]\n' + 'bcdefg'.split('').map((key, i) => {
      const before = 'abcdef'[i]!;
      return `${key}: &${key} [${Array(9).fill(`*${before}`).join(',')}]`;
    }).join('\n');
    expect(parseProperties(`${bomb}\ntags: *g`, grayMatter).values.get('tags')).toHaveLength(64);
    expect(parseProperties(`e: &e []\n${'fghij'.split('').map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'efghi'[i]!}`).join(',')}]`).join('\n')}`, grayMatter).values.get('j')).toEqual([]);
    expect(parsed('loop: &l [x, *l]').loop).toContain('x');
    expect(parsed(`long: ${'y'.repeat(2000)}`).long).toEqual(['y'.repeat(512)]);
    expect(parsed(`long: ${'y'.repeat(511)}\u{1f331}`).long).toEqual(['y'.repeat(511)]);
  });

  it('never throws, and gives the same answer twice', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('a: b', 'tags: [x', '- y', '  z', 'k: >-', '? [a]', '<<: *a', 'b: &a {c: *a}', '\u2028', '---'));
    fc.assert(fc.property(fc.array(line), (lines) => {
      const block = lines.join('\n');
      expect(parseProperties(block, grayMatter)).toEqual(parseProperties(block, grayMatter));
    }));
  });
});
