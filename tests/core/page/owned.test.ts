import { owned, ownText } from '../../../src/core/page/owned';

describe('owned', () => {
  it.each([[[]], [['']], [['', '']], [['a wall of dry stone']], [['one', '', 'a wall of dry stone', '石垣の話']]])('gives the same texts: %j', (texts) => {
    expect(owned(texts)).toEqual(texts);
  });
});

describe('ownText', () => {
  it.each(['', 'a', 'a wall\nof dry stone', '石垣の話'])('gives the same text: %j', (text) => {
    expect(ownText(text)).toBe(text);
  });
});
