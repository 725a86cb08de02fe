import { dropDrawings, dropEmbeddedData } from '../../../src/core/compress/dropEmbeddedData';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const left = (body: string): string => dropDrawings(scanBlocks(body)).map(dropEmbeddedData).map(({ text }) => text).join('\n');

describe('dropEmbeddedData', () => {
  it('puts two words in the place of data, in pictures, HTML and link definitions', () => {
    expect(left('a ![plan](data:image/png;base64,QUJD+/-_=) b data:font/woff2;charset=x;base64,AA c')).toBe('a ![plan](embedded-data) b embedded-data c');
    expect(left('<img src="data:image/gif;base64,R0lG">')).toBe('<img src="embedded-data">');
    expect(left('[ref]: data:image/gif;base64,R0lG\n\nnext')).toBe('[ref]: embedded-data\nnext');
  });

  it.each(['`data:a;base64,QUJD`', '```\ndata:a;base64,QUJD\n```', '- a\n  ```\n  data:a;base64,QUJD\n  ```', 'a ;base64,QUJD', 'data: one thing\nand another;base64,QUJD'.replace('thing', 'thing '.repeat(30)), 'data:text/plain,hello'])(
    'leaves %j alone', (body) => {
      expect(left(body)).toBe(body);
    });
});

describe('dropDrawings', () => {
  it('drops the scene of a drawing and keeps its text', () => {
    expect(left('# Text Elements\npump\n\n# Drawing\n```compressed-json\nN4Kg\n```')).toBe('# Text Elements\npump\n# Drawing');
    expect(left('## Drawing\n```json\n{"type": "scene"}\n```')).toBe('## Drawing');
  });

  it('keeps other JSON', () => {
    expect(left('## Settings\n```json\n{}\n```')).toBe('## Settings\n```json\n{}\n```');
  });
});
