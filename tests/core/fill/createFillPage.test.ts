import { createFillPage } from '../../../src/core/fill/createFillPage';
import { aFillPage } from './aFillPage';

const created = (body: string, mostText = 1000) => createFillPage(aFillPage('w/mill', body), { mostText, isProse: (text) => !text.startsWith('![') });
const texts = ({ blocks }: ReturnType<typeof created>, indices: Iterable<number>) => [...indices].map((index) => blocks[index]?.text);

describe('createFillPage', () => {
  it('sets apart what says nothing alone, unless it is all there is', () => {
    const mixed = created('Text of the page.\n\n***\n\n![[a.png]]\n\nMore text.');
    expect([texts(mixed, mixed.usable), texts(mixed, mixed.loose)]).toEqual([['Text of the page.', '***', '![[a.png]]', 'More text.'], ['***', '![[a.png]]']]);
    expect(created('![[b.png]]').loose.size).toBe(0);
  });

  it('looks at no more text than could ever fit', () => {
    const page = created(Array.from({ length: 9 }, () => 'x'.repeat(100)).join('\n\n'), 250);
    expect([page.usable, page.isWhole]).toEqual([[0, 1, 2], false]);
  });

  it('reaches farther for what a smaller form of the page holds', () => {
    const page = aFillPage('w/mill', Array.from({ length: 9 }, () => 'x'.repeat(100)).join('\n\n'), { forms: { lead: 7, excerpt: [7], focused: [7, 8], telling: [] } });
    expect(createFillPage(page, { mostText: 150, isProse: () => true }).usable).toEqual([0, 1, 7, 8]);
  });

  it('lets a block be cut that ends beyond what could fit', () => {
    const page = created(`First.\n\n${'- row\n'.repeat(90)}\nLast.`, 200);
    expect([page.usable, page.isWhole]).toEqual([[0, 1], false]);
  });
});
