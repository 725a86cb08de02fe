import fc from 'fast-check';
import { removeComments } from '../../../src/core/markdown/removeComments';
import { anyMarkdown } from './anyMarkdown';

const shown = (body: string): string => removeComments(body).text;

describe('removeComments', () => {
  it.each([
    ['inside a line', 'One. %%hidden%% Two. <!-- hidden --> Three.', 'One. Two. Three.'],
    ['without blanks around it', 'One%%hidden%%two<!--hidden-->three', 'Onetwothree'],
    ['on lines of its own', 'One\n\n%%\nhidden\n%%\n\nTwo\n<!-- hidden -->\nThree', 'One\n\n\nTwo\nThree'],
    ['over blocks, a fence among them', 'One %%hidden\n\n```\nhidden\n```\n# hidden\n%% two', 'One two'],
    ['over items', '- a <!-- hidden\n- hidden\n--> b\n- c', '- a b\n- c'],
    ['in a heading, a table and a quote', '# A %%hidden%%\n\n| a %%hidden%% | b |\n|---|---|\n\n> c <!--hidden--> d', '# A\n\n| a | b |\n|---|---|\n\n> c d'],
    ['that holds the other mark', 'a %% <!-- %% b <!-- %% --> c', 'a b c'],
    ['that is empty', 'a %%%% b <!----> c <!--> d <!---> e', 'a b c d e'],
    ['behind maths on the same line', '$$x$$ a %%hidden%%\n\n$$\ny\n$$ b %%hidden%%', '$$x$$ a\n\n$$\ny\n$$ b'],
    ['between dollars that are prices', 'From $5 %%hidden%% to $9', 'From $5 to $9'],
    ['at the end of the note', 'One\n%%hidden%%', 'One\n'],
  ])('takes out one %s', (_what, body, expected) => {
    expect(removeComments(body)).toEqual({ text: expected, unclosed: false });
  });

  it.each([
    ['a fence', '```\n%% a %%\n<!-- b -->\n```'],
    ['a fence of tildes that holds a shorter one', '~~~~\n~~~\n%% a %%\n~~~~'],
    ['a fence in an item, far in', '1. x\n\n   - y\n\n     ```\n     %% a %%\n     ```'],
    ['a fence in a quote', '> ```\n> %% a %%\n> ```'],
    ['inline code', 'x `%%a%%` and `` ` <!-- b --> ``'],
    ['inline code over two lines', 'x `a\n%%b%%` y'],
    ['inline maths', 'x $a %% b$ y'],
    ['block maths', '$$\na %% b %%\n\nc\n$$'],
  ])('leaves the marks in %s alone', (_what, body) => {
    expect(removeComments(`${body}\n\n%%hidden%%\nEnd`).text).toBe(`${body}\n\nEnd`);
    expect(removeComments(`Start %%hidden%%\n\n${body}`).text).toBe(`Start\n\n${body}`);
  });

  it.each(['%%', '<!--'])('hides the rest of a note behind %s that is never closed, and says so', (mark) => {
    expect(removeComments(`Seen ${mark} hidden\n\n# hidden`)).toEqual({ text: 'Seen', unclosed: true });
    expect(removeComments(`Seen \`${mark}\``)).toEqual({ text: `Seen \`${mark}\``, unclosed: false });
  });

  it('takes a lone mark in an address for what it is: the start of a comment', () => {
    expect(removeComments('https://a.example/b%%20c and the rest')).toEqual({ text: 'https://a.example/b', unclosed: true });
  });

  it.each([
    ['items', '- a ` b %%hidden%%\n- c ` d'],
    ['a heading and its text', '# a ` b\nc %%hidden%% ` d'],
    ['the rows of a table', '| ` a | %%hidden%% |\n|---|---|\n| ` b | c |'],
    ['a quote and what follows', 'a ` b\n> c %%hidden%% ` d'],
    ['paragraphs', 'a ` b\n\nc %%hidden%% ` d'],
    ['footnotes', '[^1]: a ` b\n[^2]: c %%hidden%% ` d'],
  ])('lets no stray back-ticks of two %s protect a comment', (_what, body) => {
    expect(shown(body)).not.toContain('hidden');
  });

  it('gives a text without comments back', () => {
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      expect(removeComments(text)).toEqual({ text, unclosed: false });
    }));
  });

  const visible = fc.constantFrom('seen', 'seen\n\n', '\nseen ', '- seen\n', '# seen\n', '> seen\n', ' $5 seen ', '\n\n```\nseen %% <!--\n```\n\n', '\n| seen |\n', '窯 seen 🔥');
  const comment = fc.constantFrom('%%hidden%%', '%%\nhidden\n%%', '<!--hidden-->', '<!--\nhidden\n\n-->', '%% ` hidden $ %%', '<!-- ``` hidden %% -->', '%%\n```\nhidden\n%%');

  it('keeps no word between marks and loses none outside them', () => {
    fc.assert(fc.property(fc.array(fc.oneof(visible, comment), { maxLength: 12 }), (parts) => {
      const words = shown(parts.join(' ')).match(/seen|hidden/g) ?? [];
      expect(words).toEqual(parts.filter((part) => part.includes('seen')).map(() => 'seen'));
    }), { numRuns: 500 });
  });

  it('leaves the marks in indented code and in maths of two dollars alone', () => {
    for (const body of ['Start.\n\n    %% a %%\n    x = 1 <!-- b -->\n\nEnd.', '- item\n\n      %% a %%\n', 'One $$x$$ and $$ z %% w $$ more.']) {
      expect(removeComments(body)).toEqual({ text: body, unclosed: false });
    }
    expect(removeComments('Start.\n    %% a %%\n\n$$x$$ %%hidden%% $$y$$').text).toBe('Start.\n    \n\n$$x$$ $$y$$');
  });
});
