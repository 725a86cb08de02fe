import { collapseSources, SOURCE_SECTIONS } from '../../../src/core/compress/collapseSources';
import { sectionNames } from '../../../src/core/compress/sectionName';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';

/** What is kept, a line per block, and the names. */
function collapsed(body: string, added: readonly string[] = []): { kept: string[]; sources: readonly string[] } {
  const { blocks, sources } = collapseSources(scanBlocks(body), sectionNames(SOURCE_SECTIONS, added));
  return { kept: blocks.map(({ text }) => text), sources };
}

describe('collapseSources', () => {
  it('takes out a section up to the next heading as high, subsections and all', () => {
    expect(collapsed('# Survey\n\n## Alpha\n\na\n\n### Sources\n\n- one\n\n### Beta\n\nb\n\n## Sources ##\n\nprose\n\n### Papers\n\n- two\n\n#### Deep\n\n- three\n\n# End\n\nc')).toEqual({
      kept: ['# Survey', '## Alpha', 'a', '### Beta', 'b', '# End', 'c'], sources: ['one', 'two', 'three'],
    });
  });

  it.each(['Sources', 'SOURCES:', '**References**', '5\\. Quellen', '📚 Bibliography', '参考文献', '一、来源', '출처', 'Zdroje', 'Источники'])('knows "%s"', (name) => {
    expect(collapsed(`a\n\n## ${name}\n\n- one\n\n## b`)).toEqual({ kept: ['a', '## b'], sources: ['one'] });
    expect(collapsed(`a\n\n${name}\n---\n\n- one`).kept).toEqual(['a']);
  });

  it.each(['Data sources', 'Sources of error', 'Resources', 'See also', 'Related', '引用'])('leaves "%s" alone', (name) => {
    expect(collapsed(`## ${name}\n\n- one`)).toEqual({ kept: [`## ${name}`, '- one'], sources: [] });
  });

  it('knows the names that the user adds', () => {
    expect(collapsed('## Evidence\n\n- one', ['evidence:'])).toEqual({ kept: [], sources: ['one'] });
  });

  it('sees no heading in code', () => {
    const body = '```md\n## Sources\n```\n\n- a\n\n  ~~~\n  ## Sources\n  ~~~\n\nb\n\n    ## Sources\n\nc';
    expect(collapsed(body).kept.join('\n\n')).toBe(body);
  });

  it('names each source once, keeps the footnotes that the text refers to, and drops prose, code and pictures of text', () => {
    expect(collapsed('## Sources\n\nThe following was read, see [Hill](h.md).\n\n- [Hill](h.md)\n- [[Dale]]\n\n```\n- code\n```\n\n[^1]: Kept')).toEqual({ kept: ['[^1]: Kept'], sources: ['Hill', 'Dale'] });
  });
});
