import fc from 'fast-check';
import { parseYaml } from 'obsidian';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { packIn, packNote, pagesOf, withPack, wishOf } from '../../src/obsidian/packNote';
import { aPack, aPackItem } from '../support/aPack';

const WISH: PackWish = { mode: 'topic', topic: 'quarry', budget: 8000, folder: '', choices: NO_CHOICES };

function propertiesOf(note: string): Record<string, unknown> {
  return parseYaml(note.slice(4, note.indexOf('\n---\n', 4))) as Record<string, unknown>;
}

const path = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `${text}.md`);
const anyWish: fc.Arbitrary<PackWish> = fc.record({
  mode: fc.constantFrom('topic' as const, 'recent' as const),
  topic: fc.string({ unit: 'grapheme', maxLength: 30 }),
  budget: fc.integer({ min: 256, max: 100_000 }),
  folder: fc.constantFrom('', 'works', 'a "b": c'),
  choices: fc.record({
    pinned: fc.uniqueArray(path, { maxLength: 3 }),
    leftOut: fc.uniqueArray(path, { maxLength: 3 }),
    forms: fc.uniqueArray(fc.tuple(path, fc.constantFrom('focused' as const, 'excerpt' as const, 'summary' as const)), { maxLength: 3, selector: ([one]) => one }).map((list) => new Map(list)),
  }),
}).map((wish) => (wish.mode === 'recent' ? { ...wish, topic: '' } : wish));

/** Lines that a packed note may hold, ours among them. */
const anyPack = fc.array(fc.constantFrom('Slate.', '%% context pack begins %%', '%% context pack ends %%', '', '---', 'é %% context pack ends %%'), { maxLength: 8 })
  .map((lines) => `# Context Pack: quarry\n${lines.map((line) => `${line}\n`).join('')}`);

describe('a pack note', () => {
  it('carries all that its pack was asked for with', () => {
    fc.assert(fc.property(anyWish, (wish) => {
      const note = packNote(aPack({ mode: wish.mode, topic: wish.topic }), wish);
      const read = wishOf(propertiesOf(note));
      expect(read && { ...read, choices: { ...read.choices, forms: Object.fromEntries([...read.choices.forms].sort()) } })
        .toEqual({ ...wish, choices: { ...wish.choices, forms: Object.fromEntries([...wish.choices.forms].sort()) } });
    }));
  });

  it('names its pages', () => {
    const note = packNote(aPack({ pages: [aPackItem({ path: 'a: b.md' }), aPackItem({ path: 'c.md' })] }), WISH);
    expect(pagesOf(propertiesOf(note))).toEqual(['a: b.md', 'c.md']);
  });

  it('gives its pack back, and takes another in its place, whatever the packs hold and whatever is written around them', () => {
    const around = fc.constantFrom('', 'My thoughts.\n', '# Before\n\n');
    fc.assert(fc.property(anyPack, anyPack, around, around, (pack, other, before, after) => {
      const note = packNote(aPack({ markdown: pack }), WISH).replace('\n---\n', () => `\n---\n${before}`) + after;
      expect(packIn(note)).toBe(pack);
      const refreshed = withPack(note, other) ?? '';
      expect(packIn(refreshed)).toBe(other);
      expect(withPack(refreshed, pack)).toBe(note);
    }));
  });

  it('whose marks are gone has no pack to replace', () => {
    const note = packNote(aPack(), WISH);
    for (const broken of [note.replace('%% context pack begins %%', ''), note.replace('%% context pack ends %%', ''), 'Text.', note.replace('\n%% context pack ends', '\n x %% context pack ends')]) {
      expect([packIn(broken), withPack(broken, 'x')]).toEqual([null, null]);
    }
  });

  it('on a system with other line ends keeps its marks', () => {
    const note = packNote(aPack(), WISH).replace(/\n/g, '\r\n');
    expect(packIn(note)).toBe(aPack().markdown.replace(/\n/g, '\r\n'));
  });
});

describe('the recipe', () => {
  it.each([
    ['is no pack', { topic: 'quarry', budget: 8000 }],
    ['has no topic', { 'context-pack': true, budget: 8000 }],
    ['has a budget that cannot be', { 'context-pack': true, topic: 'quarry', budget: 12 }],
    ['has a budget that is text', { 'context-pack': true, topic: 'quarry', budget: '8000' }],
  ])('of a note that %s is none', (_why, properties) => {
    expect(wishOf(properties)).toBeNull();
  });

  it('makes do without what is not a list of paths', () => {
    expect(wishOf({ 'context-pack': true, topic: 'quarry', budget: 8000, pinned: 'a.md', 'left-out': [1, 'b.md'], excerpt: null })).toEqual({ ...WISH, choices: { pinned: [], leftOut: ['b.md'], forms: new Map() } });
  });
});
