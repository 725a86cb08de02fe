import fc from 'fast-check';

/** A block of Markdown around a word of its own. */
type BlockOf = (word: string) => string;

const PROSE: BlockOf[] = [
  (word) => `The kiln ${word} cools for two days. Nobody opens it before that!`,
  (word) => `Two lines of ${word}\nwith *emphasis* and [[Kiln|a link]] and \`code\`.`,
  (word) => `窯は二日かけて冷ます。${word}それまでは開けない。`,
  (word) => `가마는 이틀 동안 식힌다 ${word} 👩‍🚒🔥🏽`,
  (word) => `الفرن ${word} يبرد يومين`,
  (word) => `It costs $5 ${word}, or $x_1 + y$ by the formula; \\# no heading.`,
  (word) => `![[kiln ${word}.png]] and <span>inline</span> tags`,
  (word) => `#kiln/${word} is a tag`,
];

const CODE: BlockOf[] = [
  (word) => `\`\`\`js\n# ${word}\n---\n[[no link]] %% no comment %%\n\`\`\``,
  (word) => `~~~~\n~~~\n## ${word}\n\n<!-- shown -->\n~~~~`,
  (word) => `\`\`\`\`md\n\`\`\`\n${word}\n\`\`\`\n\`\`\`\``,
  (word) => `    indented ${word}\n\n    # more`,
];

const CONTAINERS: BlockOf[] = [
  (word) => `- one ${word}\n- two\n  - nested\n\n    paragraph`,
  (word) => `1. first ${word}\n\n   \`\`\`sh\n   # in a fence\n   \`\`\`\n2. second`,
  (word) => `- [ ] to do ${word}\n- [x] done\n\t- by tab`,
  (word) => `> quoted ${word}\nlazily\n>\n> > deeper`,
  (word) => `> [!note]- Folded ${word}\n> - item\n> \`\`\`\n> code\n> \`\`\``,
  (word) => `| ${word} | b \\| c |\n| :-- | --: |\n| [[Kiln\\|k]] | \`x\` |`,
];

const OTHERS: BlockOf[] = [
  (word) => `$$\n\\text{${word}} = 1\n$$`,
  (word) => `<div class="kiln">\n${word}\n</div>`,
  (word) => `<pre>\n${word}\n\n### shown\n</pre>`,
];

/** A text of well-formed blocks, and the words that each of them must keep. */
export interface AnyMarkdown {
  readonly text: string;
  readonly words: readonly string[];
}

/** Notes without comments, source sections, footnotes and block ids: text that no pass may take anything out of. */
export const anyMarkdown: fc.Arbitrary<AnyMarkdown> = fc
  .array(fc.tuple(fc.constantFrom(...PROSE, ...CODE, ...CONTAINERS, ...OTHERS), fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3 }), fc.integer({ min: 2, max: 4 })), { minLength: 1, maxLength: 8 })
  .map((blocks) => {
    const words = blocks.map((_block, nth) => `word${nth}x`);
    const parts = blocks.map(([block, level, newlines], nth) => `${level ? `${'#'.repeat(level)} Part ${nth}\n\n` : ''}${block(words[nth] ?? '')}${'\n'.repeat(newlines)}`);
    return { text: separated(parts), words };
  });

/** Indented code right behind a list would be part of it: a paragraph stands between. */
function separated(parts: readonly string[]): string {
  return parts.map((part) => (part.startsWith('    ') ? `Then this.\n\n${part}` : part)).join('').trimEnd();
}

/** Lines put together from pieces of Markdown, well-formed or not. */
export function anyLines(pieces: readonly string[], most = 7): fc.Arbitrary<string> {
  const line = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((parts) => parts.join(''));
  return fc.array(line, { minLength: 1, maxLength: most }).map((lines) => lines.join('\n'));
}
