import { KEY_SECTIONS } from '../../../src/core/compress/chooseForms';
import { SOURCE_SECTIONS } from '../../../src/core/compress/collapseSources';
import { sectionName, sectionNames } from '../../../src/core/compress/sectionName';

describe('sectionName', () => {
  it.each([
    ['Sources', 'sources'], ['SOURCES:', 'sources'], ['5\\. **Sources**', 'sources'], ['10.1 参考资料', '参考资料'], ['📚 References', 'references'], ['一、参考文献', '参考文献'],
    ['（三）来源', '来源'], ['Références', 'references'], ['출처', '출처'], ['Použité zdroje', 'pouzite zdroje'], ['Źródła —', 'zrodła'], ['`Key` _ideas_!', 'key ideas'], ['Sources of error', 'sources of error'],
    ['TL;DR', 'tl;dr'], [`Long ${'name '.repeat(50)}`, `long${' name'.repeat(39)}`], ['1984', ''], ['🔗', ''], ['', ''],
  ])('reads %j as %j', (heading, name) => {
    expect(sectionName(heading)).toBe(name);
  });
});

describe('sectionNames', () => {
  it('joins built-in and added names, and skips those without a letter', () => {
    expect([...sectionNames(['Sources', 'Quellen'], ['## Further *reading*', '—', 'sources'])]).toEqual(['sources', 'quellen', 'further reading']);
  });

  it.each([['sources', SOURCE_SECTIONS], ['key ideas', KEY_SECTIONS]])('finds the built-in names of %s bare', (_kind, names) => {
    expect(sectionNames(names, [])).toEqual(new Set(names.map(sectionName)));
  });
});
