import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USAGE } from '../../src/cli/usage.mts';

describe('USAGE', () => {
  it('is what docs/cli.md shows', () => {
    expect(readFileSync(join(__dirname, '../../docs/cli.md'), 'utf8')).toContain(`\`\`\`text\n${USAGE}\`\`\`\n`);
  });

  it('names every option that the command takes', () => {
    const source = readFileSync(join(__dirname, '../../src/cli/readCall.mts'), 'utf8');
    const options = [...source.matchAll(/^ {2}'([a-z-]+)': \{ type:/gm)].map(([, name]) => name);
    expect(options).toHaveLength(16);
    expect(options.filter((name) => !USAGE.includes(`--${name} `))).toEqual([]);
  });

  it('fits a terminal of 120 columns', () => {
    expect(USAGE.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});
