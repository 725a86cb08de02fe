import { contentOf } from '../../../src/core/fill/contentOf';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

describe('contentOf', () => {
  const content = (body: string) => {
    const blocks = scanBlocks(body);
    return contentOf(blocks).map((index) => blocks[index]?.text);
  };

  it('lets footnotes that are referred to come with their text, and keeps the others as content', () => {
    expect(content('Text.[^1]\n\n[^1]: Used.\n\n[^2]: Not used.\n\n```\n[^2]\n```')).toEqual(['Text.[^1]', '[^2]: Not used.', '```\n[^2]\n```']);
  });

  it('lets headings come with what stands under them', () => {
    expect(content('# One\n\nText.\n\n## Two\n\n- Item.')).toEqual(['Text.', '- Item.']);
  });
});
