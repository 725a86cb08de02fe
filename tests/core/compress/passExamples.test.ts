import { readFileSync } from 'node:fs';
import { PASS_EXAMPLES } from './passExamples';
import { printed } from './printed';

const named = PASS_EXAMPLES.map((example) => [example.file, example] as const);

describe('the examples of the passes', () => {
  it.each(named)('%s does what its example shows', (_file, { before, after, title }) => {
    expect(printed(before, title)).toBe(after);
  });

  it.each(named)('docs/compression.md tells what %s does, with the example', (file, { removes, protects, before, after }) => {
    const doc = readFileSync('docs/compression.md', 'utf8');
    expect(doc).toContain(`\n| [\`${file}\`](../src/core/${file}) | ${removes} | ${protects} |\n`);
    expect(doc).toContain(`\n### ${file}\n\nBefore:\n\n${fenced(before)}\n\nAfter:\n\n${fenced(after)}\n`);
  });
});

/** Characters that a reader would not see are written as escapes. */
function fenced(text: string): string {
  return `\`\`\`\`md\n${text.replace(/[\r\u200B\u2060]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n\`\`\`\``;
}
