import { htmlBlockStart } from '../../../src/core/markdown/htmlBlock';

const read = (line: string): string | null => {
  const start = htmlBlockStart(line);
  return start && `${start.closer ?? 'blank line'}${start.interrupts ? '' : ', interrupts nothing'}`;
};

describe('htmlBlockStart', () => {
  it.each([
    ['<div class="a">', 'blank line'],
    ['   </TABLE', 'blank line'],
    ['<pre>', '</pre>'],
    ['<Script src="a">', '</script>'],
    ['<?php', '?>'],
    ['<!DOCTYPE html>', '>'],
    ['<![CDATA[', ']]>'],
    ['<a href="b">', 'blank line, interrupts nothing'],
    ['</ins>  ', 'blank line, interrupts nothing'],
    ['<a href="b">c', null],
    ['<https://a.example>', null],
    ['<3', null],
    ['    <div>', null],
    ['a <div>', null],
    ['<divan', null],
  ])('reads %j', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('looks for the closer behind what opened the block', () => {
    expect(htmlBlockStart('<pre>')?.length).toBe(4);
    expect(htmlBlockStart('<![CDATA[')?.length).toBe(9);
  });
});
