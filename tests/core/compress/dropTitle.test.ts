import { dropTitle } from '../../../src/core/compress/dropTitle';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const left = (body: string, title: string): string => dropTitle(scanBlocks(body), title).map(({ text }) => text).join('\n');

describe('dropTitle', () => {
  it('takes out a first heading that is the title, in any case and dress', () => {
    expect(left('# **The** kiln #\ntext', 'The Kiln')).toBe('text');
    expect(left('The kiln\n===\ntext', 'the kiln')).toBe('text');
  });

  it.each([['# Another\ntext', 'Kiln'], ['## Kiln\ntext', 'Kiln'], ['text\n# Kiln', 'Kiln'], ['# Kiln\ntext', '']])('leaves %j of a page called %j alone', (body, title) => {
    expect(left(body, title)).toBe(body);
  });
});
