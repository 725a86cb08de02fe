import { entriesOf, isComparable, unitEntry } from '../../../src/core/fill/entries';
import { tokenModel } from '../../../src/core/tokens';
import { aFillPage } from './aFillPage';

const MODEL = tokenModel('scripts');

describe('entriesOf', () => {
  it('lists usable content, all headings and the footnotes that these refer to, in their order', () => {
    const page = aFillPage('p1', '# A[^h]\n\n[^a]: Early note.\n\nText.[^a]\n\nUnused text.[^b]\n\n## B\n\n[^b]: Late note.\n\n[^h]: Of the heading.');
    const entries = entriesOf({ ...page, usable: [2] }, 3, MODEL);
    expect(entries.map(({ index, level, packed }) => [index, level, packed.kind])).toEqual([[0, 1, 'heading'], [1, 0, 'footnote'], [2, 0, 'paragraph'], [4, 2, 'heading'], [6, 0, 'footnote']]);
    expect(entries.flatMap(({ units }) => units.map((unit) => unit.page))).toEqual([3, 3, 3, 3, 3]);
  });
});

describe('unitEntry', () => {
  it('prices a unit with its mark, and each link by what its bare words save', () => {
    const link = { target: 'weir', raw: '[[weir|堰]]', shown: '堰' };
    expect(unitEntry({ mark: '- ', pieces: ['See ', link, '.'], end: '\n' }, 2, MODEL)).toEqual({
      page: 2, unit: { mark: '- ', pieces: ['See ', link, '.'], end: '\n' }, cost: 20, links: [{ piece: link, saving: 9 }], cites: '', duplicates: [], isRepeated: false,
    });
  });
});

describe('isComparable', () => {
  it('leaves code, tables, maths and what belongs to one page out of deduplication', () => {
    const kinds = ['heading', 'paragraph', 'list', 'quote', 'table', 'code', 'math', 'html', 'rule', 'footnote', 'sources'] as const;
    expect(kinds.filter((kind) => isComparable({ kind, units: [], closer: '', refersTo: [], label: '' }))).toEqual(['paragraph', 'list', 'quote']);
  });
});
