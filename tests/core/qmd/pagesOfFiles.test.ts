import fc from 'fast-check';
import { pagesOfFiles } from '../../../src/core/qmd/pagesOfFiles';

const PAGES = ['mill.md', 'works/mill.md', 'works/weir.md', 'works/old/weir.md', '雨/量.md', 'notes/Rain gauge (old).md'];

describe('pagesOfFiles', () => {
  it('finds the pages of a collection that is the wiki', () => {
    expect(pagesOfFiles(['works/weir.md', 'mill.md', 'gone.md', '雨/量.md', 'mill.md'], PAGES)).toEqual(['works/weir.md', 'mill.md', '雨/量.md']);
  });

  it('finds the pages of a collection above the wiki, and no note beside the wiki', () => {
    expect(pagesOfFiles(['vault/wiki/works/weir.md', 'vault/mill.md', 'vault/wiki/works/mill.md'], PAGES)).toEqual(['works/weir.md', 'works/mill.md']);
  });

  it('finds the pages of a collection in a folder of the wiki', () => {
    expect(pagesOfFiles(['mill.md', 'weir.md', 'old/weir.md'], PAGES)).toEqual(['works/mill.md', 'works/weir.md', 'works/old/weir.md']);
  });

  it('prefers the longest end that a file and a page have in common', () => {
    expect(pagesOfFiles(['vault/works/mill.md'], PAGES)).toEqual(['works/mill.md']);
    expect(pagesOfFiles(['old/weir.md'], [...PAGES, 'weir.md'])).toEqual(['works/old/weir.md']);
  });

  it('finds nothing where two folders are as likely', () => {
    expect(pagesOfFiles(['x.md'], ['a/x.md', 'b/x.md'])).toEqual([]);
    expect(pagesOfFiles(['x.md', 'y.md'], ['a/x.md', 'b/x.md', 'b/y.md'])).toEqual(['b/x.md', 'b/y.md']);
  });

  it('finds a page whose name was written with dashes and small letters, or in another Unicode form', () => {
    expect(pagesOfFiles(['notes/rain-gauge-old.md', 'Caf\u00e9.md'], [...PAGES, 'Cafe\u0301.md'])).toEqual(['notes/Rain gauge (old).md', 'Cafe\u0301.md']);
  });

  it('tells pages apart that differ in case or signs only, and takes none where it cannot', () => {
    const pages = ['a b.md', 'A-b.md'];
    expect(pagesOfFiles(['A-b.md', 'a b.md'], pages)).toEqual(['A-b.md', 'a b.md']);
    expect(pagesOfFiles(['a-B.md'], pages)).toEqual([]);
  });

  const name = fc.constantFrom('a', 'b', 'C d', '雨', 'e-f');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('/')}.md`);

  it('gives back the pages themselves, whichever of the three places the collection is', () => {
    fc.assert(fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 8 }), name, (pages, folder) => {
      expect(pagesOfFiles(pages, pages)).toEqual(pages);
      expect(pagesOfFiles(pages.map((page) => `top ${folder}/${page}`), pages)).toEqual(pages);
      expect(pagesOfFiles(pages, pages.map((page) => `top ${folder}/${page}`))).toEqual(pages.map((page) => `top ${folder}/${page}`));
    }));
  });

  it('never gives anything but pages, each once', () => {
    fc.assert(fc.property(fc.array(fc.oneof(path, fc.string()), { maxLength: 8 }), fc.uniqueArray(path, { maxLength: 8 }), (files, pages) => {
      const found = pagesOfFiles(files, pages);
      expect(found.filter((page) => !pages.includes(page))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }));
  });

  it('reads 200 results against many pages of one name in a moment', () => {
    const pages = Array.from({ length: 5000 }, (_, at) => `folder ${at}/readme.md`);
    expect(pagesOfFiles(pages.slice(0, 200), pages)).toEqual(pages.slice(0, 200));
  });
});
