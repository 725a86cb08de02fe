import { grayMatter } from '../../../src/core/page/grayMatter';
import { withIndexEntries } from '../../../src/core/page/indexEntries';
import { pageFromNote } from '../../../src/core/page/pageFromNote';

const PATHS = ['walls/dry-stone.md', 'walls/lime.md', 'tools/hawk.md', 'tools/My trowel.md', 'other/lime.md', 'index.md'];
const PAGES = PATHS.map((path) => pageFromNote(path, '', null, grayMatter).page);

/** Path to entry, for the pages that have one. */
const entries = (text: string, path = 'index.md') => Object.fromEntries(
  withIndexEntries(PAGES, [{ path, text }]).filter((page) => page.indexEntry !== '').map((page) => [page.path, page.indexEntry]),
);
/** The entry of the dry stone page alone. */
const entry = (line: string) => entries(line)['walls/dry-stone.md'] ?? '';

describe('withIndexEntries', () => {
  it.each([
    ['- [[walls/dry-stone]] — Walls without mortar. ( #wall #craft)', 'Walls without mortar. (#wall #craft)'],
    ['- [[dry-stone|Dry stone]] – Walls without mortar (1 source)', 'Walls without mortar (1 source)'],
    ['* [Dry stone](walls/dry-stone.md) - Walls — `wall` `craft`', 'Walls — wall craft'],
    ['+ [Dry stone](walls/dry-stone.md) — [wall] [craft]', 'wall craft'],
    ['1. **[[dry-stone]]**: Walls without mortar', 'Walls without mortar'],
    ['12) [[Dry stone]](walls/dry-stone.md) Walls without mortar', 'Walls without mortar'],
    ['- [x] [[dry-stone]] *(hub)* - Walls', '(hub) - Walls'],
    ['- 🧱 [[dry-stone]] · Walls of [[lime|old lime]]', 'Walls of old lime'],
    ['- 2024: [[dry-stone]] — Walls', 'Walls'],
    ['[[dry-stone]] — Walls <!-- say more --> %%soon%%', 'Walls'],
    ['- [[dry-stone]] — Walls that\n  go on below', 'Walls that go on below'],
    ['| [[walls/dry-stone\\|Dry stone]] | Walls without mortar | 2026-04-07 | craft |', 'Walls without mortar craft'],
    ['| [[Dry stone]](walls/dry-stone.md) | Walls | 2026 |', 'Walls'],
    ['|| Craft | [[dry-stone|Dry stone]] — Walls |', 'Walls Craft'],
    ['| `code` \\| bar | [[dry-stone]] |', 'code | bar'],
    ['- [[dry-stone]]', ''],
    ['**Walls:** [[dry-stone]] · [[hawk]]', ''],
    ['See [[dry-stone]] for more of this.', ''],
    ['```\n- [[dry-stone]] — in code\n```', ''],
    ['<!--\n- [[dry-stone]] — in a comment\n-->', ''],
    ['- ![[dry-stone]] — an embed', ''],
  ])('reads %j', (line, expected) => {
    expect(entry(line)).toBe(expected);
  });

  it('gives links that stand together the same description, and those within it none', () => {
    expect(entries('- [[dry-stone]], [[hawk]] / [[My trowel]] — used with [[walls/lime]]')).toEqual({
      'walls/dry-stone.md': 'used with walls/lime', 'tools/hawk.md': 'used with walls/lime', 'tools/My trowel.md': 'used with walls/lime',
    });
  });

  it('finds a page by path in any case, by folder, and by name only where one page has it', () => {
    expect(entries('- [[WALLS/Lime.md]] — by path\n- [t](tools/my%20trowel.md) — decoded\n- [[lime]] — of two\n- [[gone/hawk]] — moved')).toEqual({
      'walls/lime.md': 'by path', 'tools/My trowel.md': 'decoded', 'tools/hawk.md': 'moved',
    });
    expect(entries('- [[lime]] — this folder\n- [h](../tools/hawk.md) — next folder', 'walls/index.md')).toEqual({
      'walls/lime.md': 'this folder', 'tools/hawk.md': 'next folder',
    });
  });

  it('joins what is said in several places, each once, and never describes an index by itself', () => {
    const notes = [
      { path: 'index.md', text: '---\ntitle: Index\n---\n- [[hawk]] — holds plaster\n- [[index]] — this list\n\n- [[hawk]] — holds plaster' },
      { path: 'tools/index.md', text: '- [[hawk]] — a square board' },
    ];
    expect(withIndexEntries(PAGES, notes).map((page) => page.indexEntry)).toEqual(['', '', 'holds plaster a square board', '', '', '']);
  });

  it('leaves pages as they are when no index speaks of them', () => {
    expect(withIndexEntries(PAGES, [])).toEqual(PAGES);
    expect(withIndexEntries(PAGES, [{ path: 'index.md', text: 'dataview query' }])).toEqual(PAGES);
  });

  it('is done with hostile lines of a megabyte', () => {
    const lines = ['[[', '| ', '[a](', '( ', ' ', '|[[', '[[a]]', '- '].map((run) => `- ${run.repeat(1_000_000 / run.length)}[[hawk]] — x`);
    expect(Object.keys(entries(lines.join('\n')))).not.toContain('index.md');
  });
});
