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

  it.each(['IV. References', 'A. Sources', 'References (3)', 'Sources & References', 'Sources / References', '<b>Sources</b>', '[Sources](x.md)', '[[s|Sources]]', 'Sources #todo', 'Sources ^src', 'Sources et références', 'Tài liệu tham khảo', '参考資料'])('knows "%s"', (name) => {
    expect(collapsed(`a\n\n## ${name}\n\n- one\n\n## b`)).toEqual({ kept: ['a', '## b'], sources: ['one'] });
  });

  it('takes a section that lists nothing for a text: at once by an ambiguous name, else when it holds code or much prose', () => {
    expect(collapsed('## Reference\n\nThe call takes an id.').kept).toEqual(['## Reference', 'The call takes an id.']);
    expect(collapsed('## Reference\n\n- one')).toEqual({ kept: [], sources: ['one'] });
    expect(collapsed('## References\n\n```rs\nlet r = &x;\n```').kept).toHaveLength(2);
    expect(collapsed(`## References\n\n${'A reference borrows a value. '.repeat(8)}`).kept).toHaveLength(2);
    expect(collapsed('## References\n\nFrom memory.')).toEqual({ kept: [], sources: [] });
    expect(collapsed('## Sources?\n\n- one').kept).toEqual(['## Sources?', '- one']);
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
