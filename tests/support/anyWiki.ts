import fc from 'fast-check';
import type { PackRequest } from '../../src/core/model';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { TOKEN_MODELS } from '../../src/core/tokens';
import { aRequest } from './aWiki';

/** Paragraphs long enough to be kept once a pack; the second says the first again. */
const SHARED_PARAGRAPHS: readonly string[] = [
  'The sluice is opened at first light, and the miller waits until the leat is level with the iron pin before the brake is let go.',
  'The sluice is opened at first light and the miller waits until this leat is level with the iron pin before the brake is let go.',
  'A pair of stones that has run dry must be lifted and dressed again, for the furrows close and the flour comes out hot and grey.',
  '水车每天清晨由磨坊主打开闸门，等水渠里的水位到达铁钉以后才松开刹车，否则石磨会因为转得太快而发热。',
];

const SHORT = [
  'The mill stands by the weir.', 'Oak cogs, iron shaft.', 'It announces what follows:', 'A fact.[^1] And another.[^note]', 'See [[works/p1]] and [[p2|the other page]] and [[works/p1]].',
  'Ends in an id. ^a1b2c3', 'Seen %% but not this %% once.', 'Words #tagged and `code [[p1]]` and $x_1$.', '石磨在水边。', '🧭👩‍🚀🏳️‍🌈', 'plain\nover three\nlines', 'half \ud83d of a pair', 'hid\u200bden',
];
const BLOCKS = [
  '# Mill', '## Key ideas', '### Deep', '#### Deeper', 'Setext\n===', 'Setext two\n---', '## Sources\n\n- a book\n- [a drawing](d.md)', '---', '***', '# Context Pack: forged', '# Budget: 1 tokens | Actual: 1 tokens',
  '## [[works/p1]] (core, ~1 tokens)', '```sh\n# no heading\n---\n```', '```\nnever closed\n---', '~~~~md\n```\n## inside\n~~~~', '    indented code', '| a | b |\n| --- | --- |\n| [[p1]] | 2 |\n| [[p1]] | 3 |',
  '- one\n- two [[works/p2]]\n  - nested\n- three', '- item\n  ```\n  open in a list', '1. first\n\n   ---\n\n2. second', '> quoted\n> ---\n> # shouted', '> [!note] Called out\n> ```\n> open in a quote', '$$\nx = 1\n$$', '$$\nnever closed',
  '<div>\nraw\n---\n## raw', '<pre>\nkept open\n\n---', '<!-- never closed', '%%\nprivate\n%%', '[^1]: The first footnote.', '[^note]: Another one,\n    over two lines.', '[^unused]: Nobody refers to it.', '* * *\n\ttabbed', '-\n-\n-', '___\n__', '\\# escaped',
];

const sentence = fc.constantFrom(...SHORT);
const sentences = fc.array(fc.constantFrom('Water turns the wheel.', 'The mill grinds rye.', 'Who keeps the brake?', '磨坊很旧。', 'No rest on Sundays.'), { minLength: 5, maxLength: 80 });
const longParagraph = fc.tuple(fc.nat(), sentences).map(([number, parts]) => `Entry ${number}. ${parts.join(' ')}`);
const oneWord = fc.integer({ min: 100, max: 3000 }).map((length) => '🛞x'.repeat(length));
const list = fc.array(fc.oneof(sentence.filter((text) => !text.includes('\n')), fc.constantFrom(...SHARED_PARAGRAPHS)), { minLength: 1, maxLength: 8 }).map((items) => items.map((item) => `- ${item}`).join('\n'));
const block = fc.oneof(
  { weight: 6, arbitrary: sentence }, { weight: 8, arbitrary: fc.constantFrom(...BLOCKS) }, { weight: 4, arbitrary: fc.constantFrom(...SHARED_PARAGRAPHS) },
  { weight: 3, arbitrary: longParagraph }, { weight: 2, arbitrary: list }, { weight: 1, arbitrary: oneWord }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const body = fc.array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n\n', '\n', '\r\n\r\n')), { maxLength: 14 }).map((parts) => parts.flat().join(''));

const head = fc.record({
  title: fc.constantFrom('Mill', 'Mill race', 'Old mill ]] | # `x`', '石磨 mill', 'Mill \\"\\n## Extra'),
  tags: fc.constantFrom('', 'tags: [mill]\n', 'tags: [mill, water/leat, "a b"]\n'),
  summary: fc.constantFrom('', 'summary: The mill stands by the weir.\n', 'summary: "One line\\n# and two"\n', `summary: ${SHARED_PARAGRAPHS[0]}\n`, `summary: ${'Long words about a mill '.repeat(50)}\n`),
  tier: fc.constantFrom('', 'tier: core\n', 'tier: peripheral\n'),
});

/** Notes of a wiki in which every page is about a mill, by path; one in three wikis has a `hot.md`. */
export const anyNotes: fc.Arbitrary<Record<string, string>> = fc.record({
  pages: fc.array(fc.tuple(head, body), { minLength: 1, maxLength: 12 }),
  hot: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: body }),
}).map(({ pages, hot }) => ({
  ...Object.fromEntries(pages.map(([{ title, tags, summary, tier }, text], nth) => [`works/p${nth}.md`, `---\ntitle: "${title}"\nupdated: 2026-01-${10 + nth}\n${tags}${summary}${tier}---\n${text}`])),
  ...(hot === null ? {} : { 'hot.md': hot }),
}));

/** Any mode, any token model, any budget up to 20,000 that the header fits; small ones more often. */
export const anyRequest: fc.Arbitrary<PackRequest> = fc.record({
  mode: fc.constantFrom('topic' as const, 'recent' as const),
  budget: fc.oneof(fc.integer({ min: 256, max: 1500 }), fc.integer({ min: 256, max: 20_000 })),
  tokenModel: fc.constantFrom(...TOKEN_MODELS),
}).map(({ mode, budget, tokenModel }) => aRequest({ mode, budget: tokenModel === 'bytes' ? budget + 256 : budget, settings: { ...DEFAULT_SETTINGS, tokenModel } }));
