import { unitEntry } from '../../../src/core/fill/entries';
import { linkDuplicates } from '../../../src/core/fill/linkDuplicates';
import { tokenModel } from '../../../src/core/tokens';

const SAID = 'The brake of the mill is tested each Monday with the stones lifted, and the wedge is knocked in before anybody steps on the floor.';

const units = (...texts: string[]) => texts.map((text, page) => unitEntry({ mark: '', pieces: [text], end: '' }, page, tokenModel('chars4')));

describe('linkDuplicates', () => {
  it('tells later units where they were said, and earlier ones that they are said again', () => {
    const [first, other, again, third] = units(SAID, 'Something else.', SAID, `> ${SAID}`);
    linkDuplicates([first!, other!, again!, third!], new Set());
    expect([first, other, again, third].map((unit) => unit?.duplicates)).toEqual([[], [], [first], [first, again]]);
    expect([first, other, again, third].map((unit) => unit?.isRepeated)).toEqual([true, false, true, false]);
  });

  it('leaves units alone that hold a fence', () => {
    const fenced = `${SAID}\n\`\`\`\necho\n\`\`\``;
    const [first, second, third] = units(fenced, fenced, SAID);
    linkDuplicates([first!, second!, third!], new Set());
    expect([first, second, third].map((unit) => unit?.duplicates)).toEqual([[], [], []]);
  });

  it('takes the names of the wiki for names', () => {
    const [first, second] = units(SAID.replace('stones', 'tailrace stones'), SAID);
    linkDuplicates([first!, second!], new Set());
    expect(second?.duplicates).toEqual([first]);
    linkDuplicates([first!, second!], new Set(['tailrace']));
    expect(second?.duplicates).toEqual([]);
  });

  it('takes the same words on another authority for another statement', () => {
    const [first, second, third] = units(`${SAID}[^1]`, `${SAID}[^1]`, `${SAID}[^2]`);
    first!.cites = '[^1-1]: One source.';
    second!.cites = '[^2-1]: Another source.';
    third!.cites = '[^3-2]: One source.';
    linkDuplicates([first!, second!, third!], new Set());
    expect([second?.duplicates, third?.duplicates]).toEqual([[], [first]]);
  });

  it('looks at the first 500 passages of a page', () => {
    const [first] = units(SAID);
    const list = Array.from({ length: 501 }, () => unitEntry({ mark: '- ', pieces: [SAID], end: '\n' }, 1, tokenModel('chars4')));
    linkDuplicates([first!, ...list], new Set());
    expect(list.filter(({ duplicates }) => duplicates.length > 0)).toHaveLength(500);
    expect(list[500]?.duplicates).toEqual([]);
  });
});
