import fc from 'fast-check';
import { cuttable } from '../../../src/core/compress/cuttable';
import { compress } from '../../../src/core/compress/compress';
import { packBlock } from '../../../src/core/compress/packBlock';
import { createCodeLines } from '../../../src/core/markdown/codeLines';
import { scanBlocks } from '../../../src/core/markdown/scanBlocks';
import type { Cuttable, PackBlock } from '../../../src/core/model';
import { anyMarkdown } from '../markdown/anyMarkdown';
import { SOURCES, textOf } from './printed';

const pack = (body: string): PackBlock[] => compress(body, '', SOURCES).blocks.map((block) => packBlock(block, { ordinal: 3, footnotes: new Set(['1', '2']) }));

/** The places of the best kind that a block has any of. */
const bestPlaces = (kinds: Cuttable['kindsOfPlaces']): readonly number[] => kinds.map((places) => places(Infinity)).find((places) => places.length > 0) ?? [];

/** The texts that a one-block body can be cut to, shortest first. */
function cuts(body: string): string[] {
  return pack(body).flatMap((block) => {
    const { kindsOfPlaces, cutAt } = cuttable(block);
    return bestPlaces(kindsOfPlaces).map((place) => textOf(cutAt(place)));
  });
}

function fencesAreClosed(text: string): boolean {
  const code = createCodeLines();
  for (const line of text.split('\n')) code.isCode(line);
  return !code.isOpen();
}

const HALF_PAIR = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:^|[^\uD800-\uDBFF])[\uDC00-\uDFFF]/;

describe('cuttable', () => {
  it('cuts prose at the end of a sentence or a line', () => {
    expect(cuts('One v1.2 here. Two?\nThree! Four')).toEqual(['One v1.2 here. …', 'One v1.2 here. Two? …', 'One v1.2 here. Two?\nThree! …']);
    expect(cuts('一つ。二つ！三つ')).toEqual(['一つ。…', '一つ。二つ！…']);
  });

  it('cuts between words where there is no sentence, and between whole characters where there are no words', () => {
    expect(cuts('one two three')).toEqual(['one …', 'one two …']);
    expect(cuts('👩‍🚒é🇳🇿가')).toEqual(['👩‍🚒 …', '👩‍🚒é …', '👩‍🚒é🇳🇿 …']);
  });

  it('keeps whole characters together in a text of any length, without a segmenter too', () => {
    const text = 'a👩‍🚒'.repeat(200);
    const whole = (ends: readonly string[]): boolean => ends.every((cut) => /^(?:a👩‍🚒)*a?$/u.test(cut.replace(' …', '')));
    expect([cuts(text).length, whole(cuts(text))]).toEqual([399, true]);
    const { Segmenter } = Intl;
    try {
      Object.assign(Intl, { Segmenter: undefined });
      expect([cuts(text).length, whole(cuts(text))]).toEqual([399, true]);
    } finally {
      Object.assign(Intl, { Segmenter });
    }
  });

  it('cuts no link, code or maths in two', () => {
    expect(cuts('a `b. c` $d. e$ [[f. g]] h')).toEqual(['a …', 'a `b. c` …', 'a `b. c` $d. e$ …', 'a `b. c` $d. e$ [[f. g]] …']);
  });

  it('cuts code and maths between lines and closes them', () => {
    expect(cuts('````js\na. b\nc\n````')).toEqual(['````js\na. b\n````\n…', '````js\na. b\nc\n````\n…']);
    expect(cuts('$$\na\nb\n$$')).toEqual(['$$\na\n$$\n…', '$$\na\nb\n$$\n…']);
    expect(cuts('   ~~~\na\nb')).toEqual(['   ~~~\na\n~~~\n…']);
  });

  it('cuts a table between rows, and never before the first', () => {
    expect(cuts('| a |\n|---|\n| 1. x |\n| 2 |')).toEqual(['| a |\n|---|\n| 1. x |\n\n…']);
  });

  it('cuts a list or a quote like prose, and not inside the code in it', () => {
    expect(cuts('- a. b\n- ```\n  c. d\n  ```\n- e')).toEqual(['- a. …', '- a. b …', '- a. b\n- ```\n  c. d\n  ```\n…']);
  });

  it('cuts HTML between lines, and closes what only its own end would close', () => {
    expect(cuts('<div>\na. b\n</div>')).toEqual(['<div>\n\n…', '<div>\na. b\n\n…']);
    expect(cuts('<pre>\na\n\nb\n</pre>')).toContain('<pre>\na\n\n</pre>\n\n…');
  });

  it('cuts a fence in an item or a quote between its lines where nothing else can be cut', () => {
    const last = (body: string): string | undefined => pack(body).map(cuttable).flatMap(({ kindsOfPlaces, cutAt }) => (kindsOfPlaces[3]?.(Infinity) ?? []).map((place) => textOf(cutAt(place)))).pop();
    expect(last('- ```sh\n  a\n  b\n  ```')).toBe('- ```sh\n  a\n  b\n  ```\n\n…');
    expect(last('> ```sh\n> a\n> b\n> ```')).toBe('> ```sh\n> a\n> b\n> ```\n\n…');
  });

  it('refers to the footnotes that are left', () => {
    const referred = pack('A[^1] x. B[^2] y. C').map(cuttable).map(({ kindsOfPlaces, cutAt }) => bestPlaces(kindsOfPlaces).map((place) => cutAt(place).refersTo));
    expect(referred).toEqual([[['3-1'], ['3-1', '3-2']]]);
  });

  it('leaves fences closed, maths even and characters whole, wherever it cuts', () => {
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      for (const block of pack(text)) {
        const { kindsOfPlaces, cutAt } = cuttable(block);
        for (const place of kindsOfPlaces.flatMap((places) => places(Infinity))) {
          const cut = textOf(cutAt(place));
          expect([cut, fencesAreClosed(cut), HALF_PAIR.test(cut)]).toEqual([cut, true, false]);
          if (block.kind === 'math') expect(cut.split('$$')).toHaveLength(3);
          expect(scanBlocks(cut).some(({ closer }) => closer !== '')).toBe(false);
        }
      }
    }));
  });

  it('looks for places no further than asked, and finds the same ones there', () => {
    fc.assert(fc.property(anyMarkdown, fc.nat(80), ({ text }, reach) => {
      for (const block of pack(text)) {
        const whole = cuttable(block).kindsOfPlaces.slice(0, 2).map((places) => places(Infinity).filter((place) => place <= reach));
        expect(cuttable(block).kindsOfPlaces.slice(0, 2).map((places) => places(reach))).toEqual(whole);
      }
    }));
  });

  it('offers places that grow, and keeps at each what stands before it', () => {
    fc.assert(fc.property(anyMarkdown, ({ text }) => {
      for (const block of pack(text)) {
        const { text: whole, kindsOfPlaces, cutAt } = cuttable(block);
        expect(whole).toBe(textOf({ ...block, closer: '' }));
        for (const places of kindsOfPlaces) expect([...places(Infinity)].sort((a, b) => a - b)).toEqual(places(Infinity));
        for (const place of kindsOfPlaces.flatMap((places) => places(Infinity))) expect(textOf(cutAt(place)).startsWith(whole.slice(0, place))).toBe(true);
      }
    }));
  });
});
