import { packBlock } from '../../../src/core/compress/packBlock';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';
import type { PackBlock } from '../../../src/core/model';

const page = { ordinal: 2, footnotes: new Set(['1', 'x']) };

function packed(text: string): PackBlock {
  const [block, ...more] = scanBlocks(text);
  if (!block || more.length > 0) throw new Error('The text must be one block.');
  return packBlock(block, page);
}

describe('packBlock', () => {
  it('finds links, block ids and footnotes of a paragraph in one go', () => {
    expect(packed('See [[Kiln|the kiln]][^1] and `[[no]]`.[^x]  ^id')).toEqual({
      kind: 'paragraph', closer: '', label: '', refersTo: ['2-1', '2-x'],
      units: [{
        mark: '', end: '',
        pieces: ['See ', { target: 'kiln', raw: '[[Kiln|the kiln]]', shown: 'the kiln' }, '[^2-1]', ' and `[[no]]`.', '[^2-x]', ' ', ''],
      }],
    });
  });

  it('makes a unit of every item of a list', () => {
    expect(packed('- [ ] a [[b]]\n  - c\n\n- d[^1] ^e')).toEqual({
      kind: 'list', closer: '', label: '', refersTo: ['2-1'],
      units: [
        { mark: '- [ ] ', pieces: ['a ', { target: 'b', raw: '[[b]]', shown: 'b' }, '\n  - c'], end: '\n\n' },
        { mark: '- ', pieces: ['d', '[^2-1]', ''], end: '' },
      ],
    });
  });

  it('names a footnote as it is printed, and does not refer it to itself', () => {
    expect(packed('[^1]: `[^1]` a[^x]\n\n    b [[c]]')).toEqual({
      kind: 'footnote', closer: '', label: '2-1', refersTo: ['2-x'],
      units: [{ mark: '', end: '', pieces: ['[^2-1]', ': `[^1]` a', '[^2-x]', '\n\n    b ', { target: 'c', raw: '[[c]]', shown: 'c' }] }],
    });
  });

  it.each(['```\n[[a]] [^1] ^b\n```', '    [[a]] ^b', '$$\n[[a]] ^b\n$$'])('leaves %j as it is', (text) => {
    expect(packed(text)).toMatchObject({ refersTo: [], units: [{ mark: '', pieces: [text], end: '' }] });
  });

  it('hands on what closes a block that its note left open', () => {
    expect(packed('~~~~\na').closer).toBe('~~~~');
  });

  it('keeps a repeated link whose words would be structure', () => {
    expect(packed('[[a|---]] and [[b]]').units[0]?.pieces).toEqual(['[[a|---]] and ', { target: 'b', raw: '[[b]]', shown: 'b' }]);
  });
});
