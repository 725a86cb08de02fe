import { parseIgnoreRules } from '../../../src/core/select/ignoreRules';

const PATHS = ['drafts/a.md', 'x/drafts/b.md', 'notes/a.md', 'notes/keep.md', 'notes/Tmp.md', 'notes/tmp.md', 'deep/er/z.tmp.md'];
const ignored = (text: string) => PATHS.filter(parseIgnoreRules(text));

describe('parseIgnoreRules', () => {
  it('reads the syntax of gitignore, case included', () => {
    expect(ignored('drafts/')).toEqual(['drafts/a.md', 'x/drafts/b.md']);
    expect(ignored('/drafts/')).toEqual(['drafts/a.md']);
    expect(ignored('notes/*\n!notes/keep.md')).toEqual(['notes/a.md', 'notes/Tmp.md', 'notes/tmp.md']);
    expect(ignored('\ufeff# a comment\r\ntmp.md\r\n')).toEqual(['notes/tmp.md']);
    expect(ignored('**/*.tmp.md')).toEqual(['deep/er/z.tmp.md']);
  });

  it('ignores nothing without rules, and no path that is none', () => {
    expect(ignored('\n# nothing\n')).toEqual([]);
    expect(['', '/a.md', '../a.md'].map(parseIgnoreRules('*'))).toEqual([false, false, false]);
  });

  it('takes a pattern that makes no sense for one that matches nothing', () => {
    expect(ignored('[z-a].md\n[\n\\\ndrafts/')).toEqual(['drafts/a.md', 'x/drafts/b.md']);
  });
});
