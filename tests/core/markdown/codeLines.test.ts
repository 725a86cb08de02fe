import { createCodeLines } from '../../../src/core/markdown/codeLines';

/** The lines of a body that are code. */
function codeOf(body: string): string[] {
  const code = createCodeLines();
  return body.split('\n').filter((line) => code.isCode(line));
}

function openAfter(body: string): string {
  const code = createCodeLines();
  for (const line of body.split('\n')) code.isCode(line);
  expect(code.isOpen()).toBe(code.closer() !== '');
  return code.closer();
}

describe('createCodeLines', () => {
  it.each([
    ['a fence', 'a\n```\nx\n```\nb', ['```', 'x', '```']],
    ['a fence with a shorter one inside', '~~~~\n~~~\n~~~~\nb', ['~~~~', '~~~', '~~~~']],
    ['a fence in an item', '- a\n  ```\n  x\n\n  y\n  ```\n  b', ['  ```', '  x', '', '  y', '  ```']],
    ['a fence on the line of its mark', '10. ~~~\n    x\n    ~~~\nb', ['10. ~~~', '    x', '    ~~~']],
    ['a fence deep in a list, behind blank lines', '1. a\n\n   - b\n\n     ```\n     x\n     ```\n\n   c', ['     ```', '     x', '     ```']],
    ['a fence of an outer item behind an inner one', '- a\n  - b\n  c\n\n  ```\n  x\n  ```', ['  ```', '  x', '  ```']],
    ['a fence indented by tabs', '- a\n\t```\n\tx\n\t```\nb', ['\t```', '\tx', '\t```']],
    ['a fence in a quote', '> > ```\n> > x\n> > ```\n> b', ['> > ```', '> > x', '> > ```']],
    ['a fence in an item in a quote', '> - ```\n>   x\n>   ```\n> b', ['> - ```', '>   x', '>   ```']],
    ['no fence where four blanks stand before it', 'a\n    ```\n    x', []],
    ['a fence that its quote leaves behind', '> ```\n> x\nb', ['> ```', '> x']],
    ['a fence that its item leaves behind', '- ```\n  x\n\nb', ['- ```', '  x', '']],
  ])('knows %s', (_what, body, lines) => {
    expect(codeOf(body)).toEqual(lines);
  });

  it.each([
    ['a\n```', '```'], ['> > ~~~~\n> > x', '> > ~~~~'], ['- a\n  1. ```', '     ```'], ['```\n```', ''], ['> ```\nout', ''],
  ])('says what would close the fence that is open after %j', (body, closer) => {
    expect(openAfter(body)).toBe(closer);
  });

  it('looks into a dozen marks of a line, and no deeper', () => {
    expect([codeOf(`${'- '.repeat(11)}\`\`\``).length, codeOf(`${'- '.repeat(13)}\`\`\``).length]).toEqual([1, 0]);
  });
});
