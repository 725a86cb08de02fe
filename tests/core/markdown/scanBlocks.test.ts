import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';
import { anyLines, anyMarkdown } from './anyMarkdown';

/** A line per block: kind, first and last line. */
function found(body: string): string[] {
  const lines = body.split('\n');
  let at = 0;
  return scanBlocks(body).map(({ kind, text }) => {
    while ((lines[at] ?? '').trim() === '') at++;
    const first = at + 1;
    at += text.split('\n').length;
    return `${kind} ${first}-${at}`;
  });
}

const KINDS: Record<string, string> = { blockquote: 'quote', thematicBreak: 'rule', definition: 'paragraph' };

/**
 * The same by mdast; neighbouring lists are one, and so are definitions and the paragraph that touches them. A fence that its quote or item
 * leaves open is given the next line too by micromark: it ends where the next block starts.
 */
function foundByMdast(body: string): string[] {
  const { children } = fromMarkdown(body, { extensions: [gfmTable(), math()], mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()] });
  const lines = body.split('\n');
  const blocks: { kind: string; first: number; last: number }[] = [];
  for (const { type, position } of children) {
    const kind = KINDS[type] ?? type;
    const first = position?.start.line ?? 0;
    const last = position?.end.line ?? 0;
    const before = blocks[blocks.length - 1];
    if (before?.kind === kind && (kind === 'list' || (kind === 'paragraph' && before.last + 1 === first))) before.last = last;
    else {
      if (before && before.last >= first) before.last = first - 1;
      blocks.push({ kind, first, last });
    }
  }
  return blocks.map(({ kind, first, last }) => `${kind} ${first}-${first + lines.slice(first - 1, last).join('\n').trimEnd().split('\n').length - 1}`);
}

const kinds = (body: string): string[] => scanBlocks(body).map(({ kind, text }) => `${kind}: ${text}`);
const heads = (body: string): string[] => scanBlocks(body).filter(({ kind }) => kind === 'heading').map(({ level, name }) => `${level} ${name}`);

describe('scanBlocks', () => {
  it('splits a note into its top-level blocks, each with its lines and its distance', () => {
    const plain = { level: 0, name: '', closer: '' };
    expect(scanBlocks('\n# Kiln ##\nClay\nand fire\n\n\n```sh x\nfire\n```\n- a\n\n  b\n\n---\n')).toEqual([
      { ...plain, kind: 'heading', level: 1, name: 'Kiln', text: '# Kiln ##', newlines: 0 },
      { ...plain, kind: 'paragraph', text: 'Clay\nand fire', newlines: 1 },
      { ...plain, kind: 'code', name: 'sh x', text: '```sh x\nfire\n```', newlines: 3 },
      { ...plain, kind: 'list', text: '- a\n\n  b', newlines: 1 },
      { ...plain, kind: 'rule', text: '---', newlines: 2 },
    ]);
  });

  it('gives back, block after block, the text it was given', () => {
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      expect(scanBlocks(text).map((block) => '\n'.repeat(block.newlines) + block.text).join('')).toBe(text);
    }));
  });

  it('reads headings with marks around and lines under them', () => {
    expect(heads('   ## A ##  \n#\tB\n#C\n####### D\n###\n## E # F\n# \\# G\n\nH\nI\n===\nJ\n---\n\n- k\n---\n> l\n===\n')).toEqual([
      '2 A', '1 B', '3 ', '2 E # F', '1 \\# G', '1 H I', '2 J',
    ]);
  });

  it('takes a tag for text, not for a heading', () => {
    expect(kinds('#kiln and #fire\n#1')).toEqual(['paragraph: #kiln and #fire\n#1']);
  });

  it('closes a fence with a run of its own mark that is long enough and alone', () => {
    expect(kinds('````\n```\n~~~~\n```` no\n   `````  \nout')).toEqual(['code: ````\n```\n~~~~\n```` no\n   `````  ', 'paragraph: out']);
    expect(kinds('``` a`b\ntext')).toEqual(['paragraph: ``` a`b\ntext']);
    expect(kinds('~~~ a`b\n# in\n~~~\n# out')).toEqual(['code: ~~~ a`b\n# in\n~~~', 'heading: # out']);
  });

  it.each([
    ['a fence', '~~~~\n# in\n\n', '~~~~'],
    ['maths', '$$\nx\n# in', '$$'],
    ['a pre element', '<pre>\n\n# in', '</pre>'],
    ['a fence in a quote', '> ```\n> # in', '> ```'],
    ['a fence in a list', '- a\n\n  ```\n  # in', '  ```'],
    ['a fence in a list in a list', '1. a\n   - ```\n     # in', '     ```'],
  ])('says what closes %s that never ends', (_what, body, closer) => {
    expect(scanBlocks(body).map((block) => block.closer)).toEqual([closer]);
  });

  it('ends a fence with the quote or the item that holds it', () => {
    expect(kinds('> ```\n> in\n# Out')).toEqual(['quote: > ```\n> in', 'heading: # Out']);
    expect(kinds('- ```\n  in\n\n# Out')).toEqual(['list: - ```\n  in', 'heading: # Out']);
    expect(scanBlocks('- ```\n  in\n\n# Out')[0]?.closer).toBe('');
  });

  it('keeps a list together over blank lines, lazy lines, kinds of marks and nested fences', () => {
    const list = '- a\nlazy\n\n* b\n\n  more\n    1. deep\n\n       ~~~\n       # in\n       ~~~\n\n10. c';
    expect(kinds(`${list}\n\nOut`)).toEqual([`list: ${list}`, 'paragraph: Out']);
  });

  it('gives a line to the paragraph of an item or a quote only if there is one to go on', () => {
    expect(kinds('- # Head\nout')).toEqual(['list: - # Head', 'paragraph: out']);
    expect(kinds('> ~~~\n> x\n> ~~~\nout')).toEqual(['quote: > ~~~\n> x\n> ~~~', 'paragraph: out']);
    expect(kinds('> a\n2. b')).toEqual(['quote: > a', 'list: 2. b']);
  });

  it('reads block maths as Obsidian does, on one line and on many', () => {
    expect(kinds('$$x$$\ny\n$$\na %% [[b]]\n\nc $$\nz')).toEqual(['math: $$x$$', 'paragraph: y', 'math: $$\na %% [[b]]\n\nc $$', 'paragraph: z']);
    expect(kinds('$$x$$ is text')).toEqual(['paragraph: $$x$$ is text']);
  });

  it('tells tables by their delimiter line, with escaped pipes inside cells', () => {
    expect(kinds('a \\| b | c\n--- | :-:\n1 | 2\n2. d')).toEqual(['table: a \\| b | c\n--- | :-:\n1 | 2', 'list: 2. d']);
    expect(kinds('| a |\n|---|---|')).toEqual(['paragraph: | a |\n|---|---|']);
    expect(kinds('text\n| a |\n|---|\n| [[b\\|c]] |\n\nd')).toEqual(['paragraph: text', 'table: | a |\n|---|\n| [[b\\|c]] |', 'paragraph: d']);
  });

  it('keeps a callout, nested and folded, in one quote', () => {
    const callout = '> [!warning]- Hot\n> Text\n> > [!tip]+\n> > - inner\n>\n> | a |\n> |---|';
    expect(kinds(`${callout}\n\nout`)).toEqual([`quote: ${callout}`, 'paragraph: out']);
  });

  it('keeps the paragraphs of a footnote with its label', () => {
    const note = '[^long-label]: First\nlazy\n\n    Second\n\n    - item';
    expect(scanBlocks(`Text[^long-label]\n${note}\n\nOut`).map(({ kind, name, text }) => [kind, name, text])).toEqual([
      ['paragraph', '', 'Text[^long-label]'], ['footnote', 'long-label', note], ['paragraph', '', 'Out'],
    ]);
    expect(kinds('^[inferred] and [^a] and [^ b]: c')).toEqual(['paragraph: ^[inferred] and [^a] and [^ b]: c']);
  });

  it('ends an HTML block at its closer, or at a blank line when it has none', () => {
    expect(kinds('<details>\n# in\n\n# out')).toEqual(['html: <details>\n# in', 'heading: # out']);
    expect(kinds('<script>\n\n# in\n</script> x\n# out')).toEqual(['html: <script>\n\n# in\n</script> x', 'heading: # out']);
    expect(kinds('a\n<b>\n<div>\nb')).toEqual(['paragraph: a\n<b>', 'html: <div>\nb']);
    expect(kinds('<?php ?>\na')).toEqual(['html: <?php ?>', 'paragraph: a']);
  });

  /*
   * Where it differs from mdast on purpose, and what the pieces below therefore leave out:
   * - `$$` closes block maths anywhere in a line, and on its own line too: Obsidian's rule, not micromark's;
   * - lists that touch, or that only blank lines part, are one block;
   * - link definitions are paragraphs;
   * - HTML and indented code inside a quote or an item are taken for prose that the next line may go on with;
   * - a fence behind lazy lines of an item is not in the item;
   * - a table is one even where no blank line parts it from the quote or item before it;
   * - an underline inside a quote or an item is not seen, and what follows it may go on with it;
   * - an item that starts with a blank line goes on behind it; a tab behind a mark counts one column;
   * - a `<pre>`, `<script>`, `<style>` or `<textarea>` is closed by its own end tag only;
   * - footnotes, which mdast knows with an extension only.
   */
  const PIECES = [
    'a', 'b c', '日本', '👩‍🚀', '- a', '* a', '2. a', '1) a', '> ', '# h', '## h ##', '#tag', '```', '~~~', '````', '---', '===', '***', '| a | b |',
    '|---|:-:|', '   ', '`', '\\', '<div>', '<!X>', '<?a?>', '[x]', '`` ` ``', '^id', '[[l]]', '&amp;', '  - b', '+ c',
  ];
  const isDocumented = (body: string): boolean => /[->*+.)] +<|^ +<|^ *> {3,}|^ {4,}|(?:[-*+]|\d[.)]) *$|(?:[-*+]|\d[.)]) {4,}|^[ >]+=|(?:[-*+>]|\d[.)]) .*\n(?:.+\n)*.*\|--|(?:[-*+>]|\d[.)]) .*\n.+\n[^]*(?:```|~~~)/m.test(body);

  it('finds the blocks that mdast finds, whatever lines are put together', () => {
    fc.assert(fc.property(anyLines(PIECES).filter((body) => !isDocumented(body)), (body) => {
      expect(found(body)).toEqual(foundByMdast(body));
    }), { numRuns: 400 });
  });

  it('finds the blocks that mdast finds in well-formed notes', () => {
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      expect(found(text)).toEqual(foundByMdast(text));
    }));
  });

  it.each([
    '- a\n\n      code\n\n  b\n\n    c', '1. a\n\n   b\n\n  c', '- a\n - b\n  - c\n   - d\n    - e', '> - a\n>   b\n> c\nd\n\ne', '* * *\n- - -x\n_ _ _', '- a\n  ---\n- b\n---',
    'a\n    b\n\n    c\n\n\n    d\ne', '    a\n  b', '\ta\n\tb', 'a\\\n# b', '```\n\n\n', '> ```\nb', '> a\n\n> b\n>\n> c', '1986. a\n1234567890. b', '- a\n+ b\n\n\n* c',
    '| a |\n| - |\n| b\n> c', 'a | b\n- | -', '|a|\n|-|\n|b|\n# c', 'a\n| b |\n| - |', '<div\nid="a">\n\nb', '<a href="b">\nc', '</ins>\n*b*', '<x-y z>\nc\n\nd', 'a <div>\nb',
    '#\n##\n# #\n### ### ###', 'a\n=\nb\n= =\nc', '[a]: b\n[c]: d "e\nf"\ng', '- a\n\n\n  b', '-\n  a', '~~~ ~~~\na\n~~~', '\u00a0a\n\u3000b', '- ```\n  a\n  ```\nb', '> # a\nb', '- a\n> b',
  ])('agrees with mdast on %j', (body) => {
    expect(found(body)).toEqual(foundByMdast(body));
  });
});
