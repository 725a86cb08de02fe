import { disarm } from '../../../src/core/compress/disarm';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

const disarmed = (body: string): string => scanBlocks(body).map(disarm).map(({ text }) => text).join('\n');

describe('disarm', () => {
  it('lets no line of HTML or maths look like the structure of a pack', () => {
    expect(disarmed('<pre>\n# Context Pack: x\n## [[a]] (core, ~1 tokens)\n--- \n---x\n### fine\n</pre>')).toBe('<pre>\n # Context Pack: x\n ## [[a]] (core, ~1 tokens)\n --- \n---x\n### fine\n</pre>');
    expect(disarmed('$$\n---\n# a\n$$')).toBe('$$\n ---\n # a\n$$');
  });

  it('leaves code as it is', () => {
    expect(disarmed('```\n# a\n---\n```')).toBe('```\n# a\n---\n```');
  });

  it('lets no line of maths or HTML open a fence for a reader without them', () => {
    expect(disarmed('$$\n```\n  ~~~ x\n$$')).toBe('$$\n    ```\n    ~~~ x\n$$');
  });
});
