import { NotesByName } from '../../src/core/notesByName';

function notes(...paths: string[]): NotesByName<string> {
  const found = new NotesByName<string>();
  for (const path of paths) found.add(path, path);
  return found;
}

describe('NotesByName', () => {
  it('finds a note by its path or by a name that no other has, in any case and Unicode form, with `.md` or without', () => {
    const wiki = notes('Works/Mill.md', 'caf\u00e9/Men\u00fc.md', 'Root.md');
    for (const link of ['Works/Mill', '/works/mill.md', 'MILL', 'elsewhere/mill']) expect(wiki.find(link)).toBe('Works/Mill.md');
    expect([wiki.find('cafe\u0301/menu\u0308'), wiki.find('root'), wiki.find('mil'), wiki.find('')]).toEqual(['caf\u00e9/Men\u00fc.md', 'Root.md', null, null]);
  });

  it('finds one of several of a name by its path alone, and the one at the root by its name', () => {
    const wiki = notes('a/index.md', 'index.md', 'b/index.md');
    expect([wiki.find('a/index'), wiki.find('b/INDEX.md'), wiki.find('c/index'), wiki.find('index')]).toEqual(['a/index.md', 'b/index.md', null, 'index.md']);
    expect(notes('a/x.md', 'b/x.md').find('x')).toBeNull();
  });

  it('knows what is at a path and nowhere else', () => {
    const wiki = notes('a/x.md', 'y.md');
    expect([wiki.at('a/x'), wiki.at('x'), wiki.at('/Y.md'), wiki.at('b/y')]).toEqual(['a/x.md', null, 'y.md', null]);
  });
});
