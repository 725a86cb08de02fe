import fc from 'fast-check';
import { parseYaml } from 'obsidian';
import { neverMind } from '../../src/core/breathe';
import { buildPack } from '../../src/core/buildPack';
import type { Page, Wiki } from '../../src/core/model';
import { parseProperties } from '../../src/core/page/frontmatter';
import { grayMatter } from '../../src/core/page/grayMatter';
import { DEFAULT_SETTINGS, type PackSettings } from '../../src/core/settings';
import { VaultWiki } from '../../src/obsidian/vaultWiki';
import { createHost } from '../support/obsidianHost';
import { aRequest } from '../support/aWiki';

/** The wiki of one note with these properties, which Obsidian has not indexed yet: its text is read. */
function wikiOf(properties: string, change: Partial<PackSettings> = {}): Promise<Wiki> {
  const { app } = createHost({ files: { 'Well.md': `---\n${properties}\n---\nDeep.\n` }, unindexed: ['Well.md'] });
  return new VaultWiki(app).current({ ...DEFAULT_SETTINGS, ...change }, { breathe: neverMind, say: () => undefined });
}

async function pageOf(properties: string): Promise<Page | undefined> {
  return (await wikiOf(properties)).pages[0];
}

describe('properties that Obsidian has not read yet', () => {
  it('are read by its own YAML where they are not written plainly, whatever types it makes', async () => {
    const page = await pageOf([
      'title: The well # of the farm', 'aliases: [deep water, 1984, ~, [Spring]]', 'tags: [Water, {no: tag}]', 'summary: "Two\\nlines"',
      'updated: 2026-01-02', 'year: 1984', 'open: false', 'gone: ~', 'left: "{{date}}"', 'depth: {most: 9}', 'text: >-', '  one', '', '  two',
    ].join('\n'));
    expect(page).toMatchObject<Partial<Page>>({
      title: 'The well', aliases: ['deep water', '1984', 'Spring'], tags: ['water'], summary: 'Two lines', updated: { text: '2026-01-02', instant: Date.UTC(2026, 0, 2) },
    });
    expect(['year', 'open', 'gone', 'left', 'depth', 'text'].map((key) => page?.properties.get(key))).toEqual([['1984'], ['false'], [], [], [], ['one two']]);
  });

  it.each([
    ['a colon in a value', 'title: The well: how deep\ntags: [water]'],
    ['a key twice', 'title: Pit # dry\ntitle: "The well: how deep"\ntags: [water]'],
    ['a second document', 'title: "The well: how deep" # wet\ntags: [water]\n--- more ---'],
    ['a quote that never closes', 'title: "The well: how deep"\ntags: [water]\nnote: "open'],
    ['a tab', 'title: "The well: how deep"\ntags: [water]\nmap:\n\tdepth: 9'],
    ['lists that multiply', `title: "The well: how deep"\ntags: [water]\na: &a [x, x, x]\n${'bcdefg'.split('').map((key, i) => `${key}: &${key} [${Array(9).fill(`*${'abcdef'[i]}`).join(', ')}]`).join('\n')}`],
  ])('are read line by line where it finds no YAML, and the user is told: %s', async (_, properties) => {
    const { pages: [page], notices } = await wikiOf(properties);
    expect([page?.title, page?.tags, page?.unparsedProperties]).toEqual(['The well: how deep', ['water'], properties]);
    expect(notices.map(({ code }) => code)).toEqual(['unreadable-properties']);
  });

  it.each(['# only a comment', '{}'])('may say nothing: %j', async (properties) => {
    const { pages: [page], notices } = await wikiOf(properties);
    expect([page?.title, page?.properties.size, notices]).toEqual(['Well', 0, []]);
  });

  it('keep their note out by a tag that YAML took for a number', async () => {
    const properties = 'title: Well # deep\ntags: [0x1F]';
    expect((await wikiOf(properties)).pages).toHaveLength(1);
    expect((await wikiOf(properties, { excludedTags: ['0x1F'] })).pages).toEqual([]);
  });

  it('are read in the same way once a note is to be packed', async () => {
    const wiki = await wikiOf('title: Well # deep\naliases: [mill]\ntags: [0x1F]');
    const packed = async (excludedTags: readonly string[]) => (await buildPack(aRequest({ settings: { ...DEFAULT_SETTINGS, excludedTags } }), wiki)).pages.map(({ path }) => path);
    expect([await packed([]), await packed(['0x1F'])]).toEqual([['Well.md'], []]);
  });

  it('say the same by the YAML of Obsidian as by that of the command', () => {
    const text = fc.array(fc.constantFrom('kiln', ' ', '窯', 'true', 'null', '~', ':', '#', '"', "'", '[[k]]', '{{x}}', '\\', '- ', '\n'), { maxLength: 5 }).map((parts) => parts.join(''));
    const value = fc.oneof(text, fc.boolean(), fc.constant(null), fc.array(fc.oneof(text, fc.array(text, { maxLength: 2 })), { maxLength: 3 }), fc.dictionary(fc.constantFrom('a', 'b'), text));
    fc.assert(fc.property(fc.dictionary(fc.constantFrom('title', 'tags', 'aliases', 'up'), value), (properties) => {
      // JSON is YAML, and not plain
      const block = JSON.stringify(properties);
      expect(parseProperties(block, parseYaml)).toEqual(parseProperties(block, grayMatter));
    }));
  });
});
