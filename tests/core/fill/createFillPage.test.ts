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

  const paragraphs = Array.from({ length: 40 }, () => 'x'.repeat(10)).join('\n\n');

  it('looks at no more text than could ever fit', () => {
    const page = created(paragraphs, 200);
    expect([page.usable.length, page.isWhole]).toEqual([21, false]);
  });

  it('reaches farther for what a smaller form of the page holds', () => {
    const forms = { lead: 37, excerpt: [37], focused: [37, 38], telling: [] };
    const page = createFillPage(aFillPage('w/mill', paragraphs, { forms }), { mostText: 200, isProse: () => true });
    expect(page.usable.slice(20)).toEqual([20, 37, 38]);
  });

  it('lets a block be cut that ends beyond what could fit, and what stands behind it be reached', () => {
    const page = created(`First.\n\n${'- row\n'.repeat(90)}\nLast.`, 200);
    expect([page.usable, page.isWhole]).toEqual([[0, 1, 2], true]);
  });
});
