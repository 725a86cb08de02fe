import { chooseForms, KEY_SECTIONS } from '../../../src/core/compress/chooseForms';
import { sectionNames } from '../../../src/core/compress/sectionName';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

/** The words of the blocks that each form of a page about glaze holds. */
function forms(body: string, isLead: (text: string) => boolean = () => true): Record<'lead' | 'excerpt' | 'focused', string[]> {
  const blocks = scanBlocks(body);
  const { lead, excerpt, focused } = chooseForms(blocks, {
    keySections: sectionNames(KEY_SECTIONS, ['In a nutshell']),
    termsIn: (text) => text.split('glaze').length - 1,
    isLead,
  });
  const texts = (indices: readonly number[]): string[] => indices.map((index) => blocks[index]?.text ?? '');
  return { lead: texts(lead < 0 ? [] : [lead]), excerpt: texts(excerpt), focused: texts(focused) };
}

describe('chooseForms', () => {
  it('takes the first paragraph and the key sections for the excerpt, and adds what speaks of the topic', () => {
    expect(forms('Lead.\n\nSecond.\n\n## Key ideas\n\nk1\n\n### More\n\n- k2\n\n## Colours\n\nOf glaze.\n\n## Fuel\n\nBeech.')).toEqual({
      lead: ['Lead.'], excerpt: ['Lead.', 'k1', '- k2'], focused: ['Lead.', 'k1', '- k2', 'Of glaze.'],
    });
  });

  it.each(['## 核心观点', '## Shrnutí', '## **Key takeaways:**', '## 핵심 요약', '## Zusammenfassung', '## In a nutshell'])('knows the key section "%s"', (heading) => {
    expect(forms(`Lead.\n\nSecond.\n\n${heading}\n\nk\n\n## Rest\n\nr`).excerpt).toEqual(['Lead.', 'k']);
  });

  it('takes the section that says most of the topic where there is no key section; a heading counts double', () => {
    expect(forms('Lead.\n\n## Fuel\n\nglaze\n\n## A glaze\n\nBlue.\n\n## Rest\n\nr').excerpt).toEqual(['Lead.', 'Blue.']);
    expect(forms('Lead.\n\n## Fuel\n\nBeech.').excerpt).toEqual(['Lead.']);
  });

  it('takes no section that only points elsewhere for telling', () => {
    expect(forms('Lead.\n\n## See also\n\n[[glaze]]').focused).toEqual(['Lead.']);
  });

  it('leads with prose that is the page\'s own; failing that with a list, then with anything', () => {
    expect(forms('Shared.\n\n- a\n\nOwn.', (text) => text !== 'Shared.').lead).toEqual(['Own.']);
    expect(forms('```\nx\n```\n\n- a').lead).toEqual(['- a']);
    expect(forms('# H\n\n```\nx\n```', () => false).lead).toEqual(['```\nx\n```']);
    expect(forms('').lead).toEqual([]);
  });

  it('keeps footnotes, rules and headings out of the forms', () => {
    expect(forms('Lead glaze.[^1]\n\n***\n\n[^1]: glaze').focused).toEqual(['Lead glaze.[^1]']);
  });

  it('takes a page of very many sections', () => {
    expect(forms('# a\n\nglaze\n\n'.repeat(150_000)).focused).toHaveLength(150_000);
  });
});
