import { wikilinks } from '../../../src/core/markdown/wikilinks';

const links = (text: string): string[] => wikilinks(text, []).map(({ start, end, target, shown }) => `${text.slice(start, end)} → ${target} (${shown})`);

describe('wikilinks', () => {
  it('finds target and visible words of every link', () => {
    expect(links('[[Kiln]] [[Kiln.md|the kiln]] [[a/Kiln#Fire]] [[Kiln#^b1]] [[#Fire]] [[v1.2 notes]]')).toEqual([
      '[[Kiln]] → kiln (Kiln)', '[[Kiln.md|the kiln]] → kiln (the kiln)', '[[a/Kiln#Fire]] → a/kiln#fire (a/Kiln > Fire)',
      '[[Kiln#^b1]] → kiln#^b1 (Kiln > b1)', '[[#Fire]] → #fire (Fire)', '[[v1.2 notes]] → v1.2 notes (v1.2 notes)',
    ]);
  });

  it('reads the escaped bar of tables', () => {
    expect(links('| [[Kiln\\|the kiln]] |')).toEqual(['[[Kiln\\|the kiln]] → kiln (the kiln)']);
  });

  it('folds targets to one spelling of the same letters', () => {
    expect(wikilinks('[[Cafe\u0301]] [[CAF\u00c9]]', []).map(({ target }) => target)).toEqual(['caf\u00e9', 'caf\u00e9']);
  });

  it('leaves embeds, empty brackets, links over two lines and verbatim ranges alone', () => {
    expect(links('![[Kiln.png]] [[]] [[a\nb]] [[')).toEqual([]);
    expect(wikilinks('`[[a]]`', [[0, 7]])).toEqual([]);
  });

  it('takes the innermost of brackets in brackets', () => {
    expect(links('[[[[a]]]] [[b [[c]]')).toEqual(['[[a]] → a (a)', '[[c]] → c (c)']);
  });

  it('says whether the words of a link can stand alone', () => {
    const plain = (text: string): boolean[] => wikilinks(text, []).map((link) => link.isPlain);
    expect(plain('[[Kiln]] [[a|Öfen]] [[水路]] [[2024 plan]] [[v1.2]]')).toEqual([true, true, true, true, true]);
    expect(plain('[[a|---]] [[a|## b]] [[a|- b]] [[a|> b]] [[a|1. b]] [[a|``` b]] [[a|x `b]] [[a|x $b]] [[T]](t.md)')).toEqual(Array(9).fill(false));
  });
});
