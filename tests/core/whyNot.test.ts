import { buildPack } from '../../src/core/buildPack';
import { neverMind } from '../../src/core/breathe';
import { NO_CHOICES, withinFolder } from '../../src/core/packWish';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { whyNot } from '../../src/core/whyNot';
import { grayMatter } from '../../src/core/page/grayMatter';
import { pageFromNote } from '../../src/core/page/pageFromNote';
import { aRequest, aWiki } from '../support/aWiki';

const NOTES: Record<string, string> = {
  'works/mill.md': '---\ntitle: Mill\n---\nThe wheel turns.',
  'works/leat.md': '---\ntags: [mill]\n---\nWater for the wheel.',
  'works/oven.md': 'Bread is baked here.',
  'private/mill debts.md': '---\ntags: [mill, secret]\nstatus: draft\n---\nOwed to the smith.',
  'Packs/mill.md': 'An old pack of the mill.',
  'my pack.md': '---\ncontext-pack: true\n---\nMill.',
  'log.md': 'Mill.',
};

/** Why a note is not in the pack about the mill. */
async function why(path: string, change: Parameters<typeof aRequest>[0] = {}, more: { readonly isHidden?: boolean; readonly folder?: string } = {}): Promise<string> {
  const request = aRequest({ ...change, settings: { ...DEFAULT_SETTINGS, packFolder: 'Packs', ...change.settings } });
  const wiki = withinFolder(aWiki(NOTES, request.settings), more.folder ?? '');
  const pack = await buildPack(request, wiki);
  return whyNot({ page: pageFromNote(path, NOTES[path] ?? '', null, grayMatter).page, isHidden: more.isHidden ?? false, request, wiki, pack }, neverMind);
}

describe('why a note is not in a pack', () => {
  it('says so when it is', async () => {
    expect(await why('works/mill.md')).toMatch(/^"Mill" is in the pack \(full, ~\d+ tokens\)\.$/);
  });

  it.each([
    ['it says nothing of the topic', 'works/oven.md', {}, {}, '"oven" says nothing of the topic in its title, aliases, tags, summary, headings or index entry.'],
    ['a person left it out', 'works/mill.md', { choices: { ...NO_CHOICES, leftOut: ['works/mill.md'] } }, {}, '"Mill" was left out by you.'],
    ['others are better', 'works/leat.md', { settings: { ...DEFAULT_SETTINGS, packFolder: 'Packs', excludedFolders: ['private'], candidateLimit: 1 } }, {}, '"leat" is number 2 of 2 by relevance, and only the best 1 become candidates.'],
    ['it lies elsewhere', 'works/mill.md', {}, { folder: 'private' }, '"Mill" lies outside the folder that was asked for.'],
    ['the app hides it', 'works/mill.md', { topic: 'nothing' }, { isHidden: true }, '"Mill" is among the excluded files of the app.'],
    ['its folder is excluded', 'private/mill debts.md', { settings: { ...DEFAULT_SETTINGS, excludedFolders: ['private'] } }, {}, '"mill debts" is in an excluded folder.'],
    ['its tag is excluded', 'private/mill debts.md', { settings: { ...DEFAULT_SETTINGS, excludedTags: ['secret'] } }, {}, '"mill debts" has an excluded tag.'],
    ['its property is excluded', 'private/mill debts.md', { settings: { ...DEFAULT_SETTINGS, excludedProperties: ['status: draft'] } }, {}, '"mill debts" has an excluded property.'],
    ['it is in the pack folder', 'Packs/mill.md', { settings: { ...DEFAULT_SETTINGS, packFolder: 'Packs' } }, {}, '"mill" is in the pack folder, and packs are never packed.'],
    ['it is a pack', 'my pack.md', {}, {}, '"my pack" is a pack itself, and packs are never packed.'],
    ['it is no page', 'log.md', {}, {}, '"log" is never a page: a special note, a hidden folder, a sync conflict, or excluded more than once.'],
  ])('tells that %s', async (_why, path, change, more, answer) => {
    expect(await why(path, change, more)).toBe(answer);
  });

  it('tells what a candidate without room would need', async () => {
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, nth) => [`m/mill ${nth}.md`, `---\nsummary: ${'The mill by the weir grinds. '.repeat(8)}\n---\nText.`]));
    const request = aRequest({ budget: 400 });
    const wiki = aWiki(many);
    const pack = await buildPack(request, wiki);
    const [first] = pack.leftOut;
    if (!first) throw new Error('all found room');
    const page = pageFromNote(first.path, many[first.path] ?? '', null, grayMatter).page;
    expect(await whyNot({ page, isHidden: false, request, wiki, pack }, neverMind)).toBe(`"${page.title}" is a candidate that found no room: it needs ${first.tokensNeeded} more tokens.`);
  });
});
