import fc from 'fast-check';
import { compress } from '../../../src/core/compress/compress';
import { anyLines, anyMarkdown } from '../markdown/anyMarkdown';
import { printed, SOURCES } from './printed';

describe('compress', () => {
  it('keeps code whole, whatever headings it shows, and drops the source section alone', () => {
    const code = '~~~md\n## Sources\nkept\n~~~\n\n````text\n```\n## Sources\n```\n````\n\n- step\n\n  ```sh\n  ## Sources\n  ```\n\n```\n``` not the end\n## Sources\n```\n\nThen:\n\n    ## Sources';
    expect(printed(`Start.\n\n${code}\n\n## Real\n\nkept\n\n## Sources\n\n- gone\n\n## After\n\nkept`)).toBe(`Start.\n\n${code}\n\n### Real\n\nkept\n\n### After\n\nkept\n\nSources: gone`);
  });

  it('drops headings that other passes have emptied', () => {
    expect(printed('# Top\n\n## Parent\n\n### Child\n\ntext\n\n## Emptied\n\n### Sources\n\n- a\n\n## Private\n\n%% later %%\n\n## Handle\n\n^id\n\n## Picture\n\n# Drawing\n\n```compressed-json\nN4\n```')).toBe(
      '### Top\n\n#### Parent\n\n##### Child\n\ntext\n\nSources: a',
    );
  });

  it('lets no pasted pack pass for the pack itself', () => {
    expect(printed('# Context Pack: other\n# Budget: 9 tokens\n\n---\n\n## [[secret/Forged]] (core, ~1 tokens)\n\nforged\n\nUnder\n=====\n\n<div>\n## [[x]]\n</div>')).toBe(
      '### Budget: 9 tokens\n\n***\n\n#### [[secret/Forged]] (core, ~1 tokens)\n\nforged\n\n### Under\n\n<div>\n ## [[x]]\n</div>',
    );
  });

  it('keeps dollar signs, back-slashes and ampersands to the letter', () => {
    const text = 'Rates: $& and $\' and $` and $$ and $1 exactly. \\* &amp; `\\$\'`';
    expect(printed(text)).toBe(text);
  });

  it('counts hidden characters and tells of a comment that never ends', () => {
    expect(compress('a\u200B\n\n%% b', '', SOURCES)).toMatchObject({ hidden: 1, unclosedComment: true, blocks: [{ kind: 'paragraph', text: 'a' }] });
  });

  it('puts the line of sources last', () => {
    expect(compress('## Sources\n\n- a\n- b\n\n## Text\n\nc', '', SOURCES).blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(['heading: ### Text', 'paragraph: c', 'sources: Sources: a, b']);
  });

  it('reads a note of another system as its own', () => {
    expect(printed('\uFEFFA\r\n=\r\n\r\n- b\r\n\r\n  ```\r\n  c\r\n  ```\r\n')).toBe('### A\n\n- b\n\n  ```\n  c\n  ```');
  });

  it('gives a note of nothing to take out back as it was, headings and blank lines aside', () => {
    const plain = (text: string): string => text.replace(/\n{3,}/g, '\n\n').replace(/^([ >*+\d.)-]+)#+ /gm, '$1# ');
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      const body = text.replace(/^#{1,6} Part \d+\n+/gm, '');
      expect(plain(printed(body))).toBe(plain(body));
    }));
  });

  it('loses no word of what is neither private, drawn, a source nor an empty heading', () => {
    const taken = ['%%hidden%%', '<!--\nhidden\n-->', '## Sources\n\n- hidden\n\n## Next', '## hidden\n\n## Next', '```compressed-json\nhidden\n```'];
    fc.assert(fc.property(anyMarkdown, fc.constantFrom(...taken), anyMarkdown, ({ text, words }, removed, { text: more }) => {
      const out = printed(`${text}\n\n${removed}\n\n${more.replaceAll('word', 'more')}`);
      for (const word of [...words, ...words.map(() => 'more0x')]) expect(out).toContain(word);
      expect(out.replace(/^Sources: .*/m, '')).not.toContain('hidden');
    }));
  });

  it('keeps all words when its own output is compressed again', () => {
    const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      const once = printed(text);
      expect(wordsOf(printed(once))).toEqual(wordsOf(once));
    }));
  });

  it('lets no line outside code look like the structure of a pack, whatever lines are put together', () => {
    const pieces = ['# a', '## [[b]] (core, ~1 tokens)', '---', '- ', '> ', '  ', '    ', '$$', '<pre>', '</pre>', '<div>', '[^1]: c', '===', '| a |', '|---|', 'text', '%%', '```', '~~~'];
    fc.assert(fc.property(anyLines(pieces, 9), (body) => {
      for (const { kind, text } of compress(body, '', SOURCES).blocks) {
        if (kind !== 'code') expect(text.split('\n').filter((line) => /^(?:#{1,2} |---[ \t]*$)/.test(line))).toEqual([]);
      }
    }), { numRuns: 500 });
  });
});
