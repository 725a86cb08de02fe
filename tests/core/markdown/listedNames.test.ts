import { listedNames } from '../../../src/core/markdown/listedNames';

describe('listedNames', () => {
  it('names what a list says, sub-items by themselves', () => {
    expect(listedNames('- [The potter\'s book](https://a.example)\n- [ ] *Clay* and `fire`\n  1. Page 4\n- ![plan](p.png)\n- <https://b.example/c>')).toEqual([
      'The potter\'s book', 'Clay and fire', 'Page 4', 'plan', 'https://b.example/c',
    ]);
  });

  it('shows wikilinks by what a reader sees of them', () => {
    expect(listedNames('- [[folder/Kiln log|The log]]\n- ![[Clay.pdf#page=2]] p. 4\n| x |\n')).toEqual(['The log', 'Clay.pdf#page=2 p. 4 | x |']);
  });

  it('takes from prose its links only', () => {
    expect(listedNames('As [Hill](https://a.example) says, and [[Dale]], see https://b.example/c?d=e for more.')).toEqual(['Hill', 'Dale', 'https://b.example/c?d=e']);
  });

  it('takes the first cell of a table row, quotes for what is in them, and definitions by their title', () => {
    expect(listedNames('| Book | Year |\n|---|---|\n| [Clay](c.md) | 1998 |\n| Fire \\| ash | 2001 |')).toEqual(['Clay', 'Fire | ash']);
    expect(listedNames('> - quoted')).toEqual(['quoted']);
    expect(listedNames('[1]: https://a.example "Alpha"\n[2]: https://b.example')).toEqual(['Alpha', 'https://b.example']);
  });

  it('leaves out code, HTML and what is empty', () => {
    expect(listedNames('```\n- no\n```\n\n<div>no</div>\n\n-\n- <b></b>\n- yes')).toEqual(['yes']);
  });

  it('shortens long names between whole characters, and stops at forty', () => {
    expect(listedNames(`- ${'🔥'.repeat(200)}`)).toEqual([`${'🔥'.repeat(160)}…`]);
    expect(listedNames('- a\n'.repeat(60))).toHaveLength(40);
  });

  it('reads a list that is too large for the parser line by line', () => {
    expect(listedNames('- [[Kiln|the kiln]] and clay\n'.repeat(500)).slice(0, 2)).toEqual(['the kiln and clay', 'the kiln and clay']);
  });
});
