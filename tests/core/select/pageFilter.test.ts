import fc from 'fast-check';
import { grayMatter } from '../../../src/core/page/grayMatter';
import { pageFromNote } from '../../../src/core/page/pageFromNote';
import { createPageFilter } from '../../../src/core/select/pageFilter';
import { DEFAULT_SETTINGS, type PackSettings } from '../../../src/core/settings';

const filter = (settings: Partial<PackSettings> = {}, ignored?: (path: string) => boolean) =>
  createPageFilter({ ...DEFAULT_SETTINGS, ...settings }, ignored);
/** Whether a note of the given text may be a page. */
const allows = (settings: Partial<PackSettings>, text: string, path = 'notes/a.md') => filter(settings).allowsPage(pageFromNote(path, text, null, grayMatter).page);
const note = (properties: string, body = 'Body.') => `---\n${properties}\n---\n${body}\n`;

describe('createPageFilter', () => {
  it.each([
    'index.md', 'INDEX.md', 'hot.md', 'Log.md', '_insights.md', 'AGENTS.md', 'claude.md', 'GEMINI.md', '.obsidian/a.md', 'x/.trash/a.md', 'x/.hidden.md',
    '_raw/a.md', 'x/_Staging/a.md', '_archives/x/a.md', '_archived/a.md', '_readouts/a.md', 'node_modules/x/readme.md',
    'Context Packs/a.md', 'context packs/deep/a.md',
    'n/Bridge (conflicted copy 2025-01-02 101010).md', 'n/Bridge (Ann\'s conflicted copy 2025-01-02).md', 'n/Bridge (Conflicted copy PHONE 202501021010).md',
    'n/Bridge (Case Conflict 1).md', 'n/Bridge.sync-conflict-20250102-101010-ABCDEFG.md', 'n/Bridge_conflict-20250102-101010.md',
    'n/Bridge (SFConflict ann@a.example 2025-01-02-10-10-10).md', 'n/Bridge (Konfliktkopie von Anns Rechner 2025-01-02).md', 'n/Bridge (In Konflikt stehende Kopie von Ann 2025-01-02).md',
    'n/Bridge (copie en conflit de Ann 2025-01-02).md', 'n/Bridge (Copia en conflicto de Ann 2025-01-02).md', 'n/Bridge (Copia in conflitto di Ann).md', 'n/Bridge (Cópia em conflito de Ann).md',
    'n/Bridge (冲突副本 2025-01-02).md', 'n/Bridge（Ann的冲突副本 2025-01-02）.md', 'n/Bridge (Ann 的衝突複本).md', 'n/Bridge (競合コピー 2025-01-02).md', 'n/Bridge (Ann의 충돌된 사본 2025-01-02).md',
    'n/Bridge (конфликтующая копия 2025-01-02).md', 'n/Bridge (Ann\'s conflicted copy 2025-01-02) 2.md', 'n/Bridge [conflicted].md', 'n/Bridge (conflict 2025-01-02-10-10-10).md',
    'n/Bridge_HOST_Jan-02-101010-2025_Conflict.md', 'n/Bridge-DESKTOP-A1B2C3D.md', 'n/Bridge-LAPTOP-A1B2C3D4-2.md',
  ])('never lets %s be a page', (path) => {
    expect(filter().allowsPath(path)).toBe(false);
    expect(filter().allowsPage(pageFromNote(path, '', null, grayMatter).page)).toBe(false);
  });

  it.each([
    'index of walls.md', 'walls/index.md', 'walls/log.md', 'raw/a.md', '_rawer/a.md', 'Context Packs.md', 'Context Packs 2/a.md', 'README.md',
    'n/Bridge 2.md', 'n/Files (copy on conflict).md', 'n/Koordination (Konflikte, Kopien).md', 'n/合并 (冲突).md', 'n/Mediation (conflict of interest).md', 'n/On conflicted copy.md', 'n/Merge-conflict.md', 'n/My-DESKTOP-setup.md',
  ])('lets %s be a page', (path) => {
    expect(filter().allowsPath(path)).toBe(true);
  });

  it('leaves out excluded folders whole, by segments, however they are written', () => {
    const { allowsPath } = filter({ excludedFolders: ['Work/', ' /Archive/2019 ', 'Private, family', 'Caf\u00e9'] });
    const paths = [
      'Work/a.md', 'work/deep/er/b.md', 'Workshop/c.md', 'Archive/2019/e.md', 'Archive/20190/f.md', 'x/Archive/2019/e.md',
      'Private, family/g.md', 'Private/h.md', 'Cafe\u0301/i.md', 'Work.md',
    ];
    expect(paths.filter(allowsPath)).toEqual(['Workshop/c.md', 'Archive/20190/f.md', 'x/Archive/2019/e.md', 'Private/h.md', 'Work.md']);
  });

  it('knows folders that are named from the vault when the wiki is a folder of it', () => {
    const { allowsPath } = filter({ wikiFolder: 'Wiki', packFolder: 'Wiki/Packs', excludedFolders: ['Wiki/Work', 'Diary'] });
    expect(['Packs/a.md', 'Work/a.md', 'Diary/a.md', 'Walls/a.md'].filter(allowsPath)).toEqual(['Walls/a.md']);
  });

  it('asks the host about paths', () => {
    const { allowsPath } = filter({}, (path) => path.startsWith('drafts/'));
    expect(['drafts/a.md', 'notes/a.md'].filter(allowsPath)).toEqual(['notes/a.md']);
  });

  it.each([
    [note('tags: [work]'), false], [note('tags: [Work/x]'), false], [note('tag: "#WORK"'), false], [note('a: b', 'Text #work/deep.'), false],
    [note('tags: [workshop, home/work, homework]'), true], [note('a: b', 'Code `#work`.'), true], [note('title: Work'), true],
  ])('leaves out excluded tags in any spelling: %j', (text, expected) => {
    for (const tag of ['work', ' #Work ', 'work/']) expect(allows({ excludedTags: [tag] }, text)).toBe(expected);
  });

  it('leaves out a tag below another only', () => {
    expect(allows({ excludedTags: ['work/x'] }, note('tags: [work]'))).toBe(true);
    expect(allows({ excludedTags: ['work/x'] }, note('tags: [work/x/y]'))).toBe(false);
  });

  it.each([
    ['private', 'private: true', false], ['Private ', 'PRIVATE:', false], ['private', 'title: private', true],
    ['status: Draft', 'status: draft', false], ['status: draft', 'status: [done, Draft]', false], ['status: draft', 'status: drafted', true],
    ['project: [[Secret]]', 'project: "[[Secret]]"', false], [' : ', 'a: b', true],
  ])('leaves out excluded properties: %j against %j', (rule, properties, expected) => {
    expect(allows({ excludedProperties: [rule] }, note(properties))).toBe(expected);
  });

  it.each(['tags: [visibility/internal]', 'tags: [Visibility/PII]', 'visibility: Internal', 'visibility: [pii]'])('keeps private pages out of public packs only: %j', (properties) => {
    expect(allows({ publicOnly: true }, note(properties))).toBe(false);
    expect(allows({}, note(properties))).toBe(true);
    expect(allows({ excludedTags: ['visibility'] }, note(properties))).toBe(false);
  });

  it('sees in a raw text that nothing of it keeps the page out, where only packs are to stay out', () => {
    const piece = fc.constantFrom('---\n', 'context-pack: true\n', 'Context-Pack: TRUE\n', '"context\\x2dpack": true\n', '# Context Pack: mill\n', '## Generated: now\n', 'tags: [work]\n', 'Words.\n', '- [[Mill]]\n', '```\n');
    fc.assert(fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      fc.pre(!filter().mayExclude(text));
      expect(allows({}, text)).toBe(true);
    }));
    expect([filter().mayExclude(note('tags: work')), filter({ excludedTags: ['work'] }).mayExclude(''), filter({ publicOnly: true }).mayExclude(''), filter({ excludedProperties: ['draft'] }).mayExclude('')])
      .toEqual([false, true, true, true]);
  });

  it('keeps public pages in public packs', () => {
    expect(allows({ publicOnly: true }, note('visibility: public\ntags: [visibility/public, internal]'))).toBe(true);
  });

  it('knows a pack note wherever it was moved', () => {
    expect(allows({}, note('context-pack: true'))).toBe(false);
    expect(allows({}, note('context-pack: false'))).toBe(true);
  });

  it.each([
    ['tags: ["a" "work"]', false], ['bad: a: b\ntags: [x, Work/y]', false], ['bad: a: b\n\ttags: work', false], ['bad: a: b\ntags [work]', false],
    ['bad: a: b\n  - {tags: work}', false], ['bad: a: b\n\tstatus: "draft"', false], ['bad: a: b\n\tvisibility: internal', false],
    ['bad: a: b\nvisibility: [ pii', false], ['bad: a: b\n  context-pack: true', false],
    ['title: Work: a draft\nsummary: about work\n  and internal work', true], ['bad: a: b\ntags: [workshop, home/work]', true],
    ['bad: a: b\nstatus: done', true], ['bad: a: b\nstatus: redrafted', true],
  ])('searches properties that cannot be parsed for what is excluded: %j', (properties, expected) => {
    const settings = { publicOnly: true, excludedTags: ['work'], excludedProperties: ['status: draft'] };
    expect(pageFromNote('a.md', note(properties), null, grayMatter).page.unparsedProperties).toBe(properties);
    expect(allows(settings, note(properties))).toBe(expected);
  });

  it.each([
    ['a key that is there twice', 'tags: [secret]\ntags: [b]'], ['a key in two spellings', 'Tags: [secret]\ntags: [b]'],
    ['a long list', `tags: [${Array.from({ length: 70 }, (_, at) => `t${at}`).join(', ')}, secret]`], ['a list of nothing', `tags: [${'null, '.repeat(1200)}secret]`],
    ['a long item', `tags: ["${'x '.repeat(300)}secret"]`],
    ['a map', 'tags: {secret: 1}'], ['a map below the key', 'tags:\n  secret: yes'], ['a list of maps', 'tags: [{secret: 1}]'], ['a merged map', '<<: {tags: [secret]}'],
    ['a quote that is left open', 'tags: a, "secret'], ['two tags in one', 'tags: ["a, secret"]'], ['tags of the text', 'tags: ["#a #secret"]'],
    ['letters nobody sees', 'tags: ["sec\u200bret"]'], ['wide letters', 'tags: ["\uff53ecret"]'],
    ['a map that is left open', '{title: Zed, tags: [secret]'], ['a map with one key a line', '{\n title: Zed, tags: [secret]'],
    ['letters spelled out in a broken block', 'bad: a: b\ntags: ["\\u0073ecr\\x65t", "\\U00000073"]'], ['letters nobody sees in one', 'bad: a: b\ntags: [sec\u200bret]'],
    ['a dash without a blank', 'tags:\n-secret'],
  ])('keeps a page out whose properties name a tag by %s', (_, properties) => {
    expect(allows({ excludedTags: ['Secret'] }, note(properties))).toBe(false);
    expect(allows({ excludedTags: ['secre'] }, note(properties))).toBe(true);
  });

  it.each([
    'visibility:\n  - internal', 'visibility: internal, draft', 'visibility: "visibility/pii"', 'visibility: {internal: yes}', 'bad: a: b\nvisibility:\n  - internal', '{a: [b, visibility: internal',
  ])('knows visibility in any shape: %j', (properties) => {
    expect(allows({ publicOnly: true }, note(properties))).toBe(false);
  });

  it.each([
    '---title: Zed\ntags: [secret]\n---\nBody.', '--- tags: secret\n---\nBody.', '---yaml\ntags: [secret]\n---\nBody.', '\n---\ntags: [secret]\n---\nBody.', '---\ntitle: Zed\ntags: [secret]\n\nBody.',
    `---\ntext: ${'x'.repeat(70_000)}\ntags: [secret]\n---\nBody.`, `---\n${'a: b\n\n'.repeat(2001)}tags: [secret]\n---\nBody.`,
  ])('searches what only looks like properties: %#', (text) => {
    expect(allows({ excludedTags: ['secret'] }, text)).toBe(false);
    expect(allows({ excludedTags: ['other'] }, text)).toBe(true);
  });

  it.each(['---\nA rule, then prose that keeps a secret.\n', '---\ntitle: Zed\n\nNo secret.', '---\ntitle: Zed\n# No secret', 'tags: secret'])('searches no prose below a rule: %j', (text) => {
    expect(allows({ excludedTags: ['secret'] }, text)).toBe(true);
  });

  it.each([
    'x %% #secret %% y', '%%\ntext\n#secret/deep\n%%', '<!-- #secret -->', '**#secret**', '(#secret)', '\uff1a#secret', 'a\u3001#secret\u3002', '_#secret_', '> "#Secret"', '#sec\u200bret', '\uff03secret', '[[a]]#secret',
  ])('keeps a page out that may mean to have a tag in its text, and prints none: %j', (text) => {
    expect(allows({ excludedTags: ['secret'] }, text)).toBe(false);
    expect(pageFromNote('a.md', text, null, grayMatter).page.tags).not.toContain('secret');
  });

  it.each(['`#secret`', '```\n#secret\n```', 'https://a.example/#secret', 'x#secret', '&#secret;', '\\#secret', '[[a#secret]] [b](#secret)', '# secret', '#secrets'])('takes no tag from %j', (text) => {
    expect(allows({ excludedTags: ['secret'] }, text)).toBe(true);
  });

  it('lets no page through that has an excluded tag, whatever else the note holds', () => {
    fc.assert(fc.property(fc.array(fc.string()), fc.constantFrom('tags: secret', 'tags: [x, "#Secret/y"]', 'tags:\n- SECRET'), (lines, tags) => {
      const rest = lines.map((line) => `k${line.replace(/[\r\n]/g, '')}`);
      return !allows({ excludedTags: ['secret'] }, ['---', tags, '---', ...rest].join('\n'));
    }));
  });
});
