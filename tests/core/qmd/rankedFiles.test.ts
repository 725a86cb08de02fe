import { rankedFiles } from '../../../src/core/qmd/rankedFiles';

function answer(...files: unknown[]): string {
  return JSON.stringify({ results: files.map((file) => ({ docid: '#a1', file, title: 'x', score: 1, line: 1, snippet: '' })) });
}

describe('rankedFiles', () => {
  it('gives the decoded paths in their order', () => {
    expect(rankedFiles(answer('qmd://wiki/%E9%9B%A8/%E9%87%8F%20a%26b.md', 'qmd://wiki/a.md'), 'wiki')).toEqual(['雨/量 a&b.md', 'a.md']);
  });

  it('takes a path that is not encoded as it is', () => {
    expect(rankedFiles(answer('qmd://wiki/雨/100% wool.md'), 'wiki')).toEqual(['雨/100% wool.md']);
  });

  it('reads the collection as it reads the path, and drops what names an index', () => {
    expect(rankedFiles(answer('qmd://my%20wiki/a.md?index=work'), 'my wiki')).toEqual(['a.md']);
  });

  it.each([
    ['another collection', 'qmd://other/a.md'],
    ['a path that leaves the collection', 'qmd://wiki/../a.md'],
    ['one that does so encoded', 'qmd://wiki/b/%2E%2E%2F%2E%2E/a.md'],
    ['an absolute path', 'qmd://wiki//etc/a.md'],
    ['another scheme', 'file:///a.md'],
    ['no file', 'qmd://wiki'],
    ['a number', 7],
    ['nothing', null],
  ])('skips %s', (_what, file) => {
    expect(rankedFiles(answer(file, 'qmd://wiki/b.md'), 'wiki')?.filter(Boolean)).toEqual(['b.md']);
  });

  it('skips results that are no objects', () => {
    expect(rankedFiles('{"results": [null, 3, "qmd://wiki/a.md", [], {}]}', 'wiki')).toEqual([]);
  });

  it('reads 200 results at most', () => {
    expect(rankedFiles(answer(...Array.from({ length: 300 }, (_, at) => `qmd://wiki/${at}.md`)), 'wiki')).toHaveLength(200);
  });

  it.each([
    ['a page', '<html>not me</html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['results that are no list', '{"results": {"length": 3}}'],
    ['more than a megabyte', JSON.stringify({ results: [], padding: 'x'.repeat(1_000_000) })],
    ['endless nesting', '['.repeat(500_000)],
  ])('takes %s for no answer', (_what, text) => {
    expect(rankedFiles(text, 'wiki')).toBeNull();
  });
});
