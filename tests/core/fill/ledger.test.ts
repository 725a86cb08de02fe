import { createLedger } from '../../../src/core/fill/ledger';
import type { LedgerPage } from '../../../src/core/fill/entries';
import type { PageContents } from '../../../src/core/fill/standingEntries';
import type { PageWalk } from '../../../src/core/fill/pageWalk';
import { tokenModel } from '../../../src/core/tokens';
import { aFillPage } from './aFillPage';

const MODEL = tokenModel('chars4');
const SHARED = 'A wet millstone is never lifted by one man alone, for it slips from the bar and has broken more feet than all the carts.';
const OTHER = 'The leat is cleared of weed twice in summer, from the sluice down, by everybody who grinds at the mill that year.';

/** Walks pages with these blocks in (all content unless given), first to last; checks each price against the print. */
function walked(pages: readonly LedgerPage[], blocks: readonly (readonly number[] | undefined)[] = []): PageWalk[] {
  const ledger = createLedger(pages, MODEL, new Set());
  const walks: PageWalk[] = [];
  pages.forEach((page, nth) => {
    const contents: PageContents = { isIn: true, blocks: new Set(blocks[nth] ?? page.usable), cut: null };
    walks.push(ledger.walk(nth, contents, walks));
  });
  for (const walk of walks) expect(walk.cost).toBe(MODEL.weigh(walk.print()));
  return walks;
}

const texts = (...given: Parameters<typeof walked>) => walked(...given).map((walk) => walk.print());
const body = (text: string | undefined) => text?.slice(text.indexOf('\n') + 1).trim();

describe('createLedger', () => {
  it('prints a page from its heading to its last line, and its heading states its own cost', () => {
    const page = aFillPage('works/p1', 'Words.\n\n## Parts\n\n- one\n- two', { tags: 'tags: #mill', summary: 'summary: Short.' });
    expect(texts([page])).toEqual(['## [[works/p1]] (supporting, ~25 tokens)\ntags: #mill\nsummary: Short.\n\nWords.\n\n## Parts\n\n- one\n- two']);
  });

  it('charges nothing for a page that is not in', () => {
    const walk = createLedger([aFillPage('p1', 'Words.')], MODEL, new Set()).walk(0, { isIn: false, blocks: new Set(), cut: null }, []);
    expect([walk.cost, walk.print()]).toEqual([0, '']);
  });

  it('marks content that is left out, and keeps headings only over what stands', () => {
    const page = aFillPage('p1', 'First.\n\n## A\n\nSecond.\n\n### B\n\nThird.\n\n## C\n\nFourth.');
    expect(texts([page], [[0]]).map(body)).toEqual(['First.\n\n…']);
    expect(texts([page], [[2]]).map(body)).toEqual(['…\n\n## A\n\nSecond.\n\n…']);
    expect(texts([page], [[0, 4, 6]]).map(body)).toEqual(['First.\n\n## A\n\n…\n\n### B\n\nThird.\n\n## C\n\nFourth.']);
  });

  it('keeps blocks together that no blank line parts', () => {
    expect(texts([aFillPage('p1', 'The parts:\n- one\n- two\n\nEnd.')]).map(body)).toEqual(['The parts:\n- one\n- two\n\nEnd.']);
  });

  it('puts a marker in the place of a text that stands in an earlier page of the pack, list marks aside', () => {
    const pages = [aFillPage('a/p1', `${SHARED}\n\nOwn words.`), aFillPage('p2', `- ${SHARED}\n- An item of its own.`), aFillPage('p3', `> ${SHARED}`)];
    expect(texts(pages).map(body)).toEqual([
      `${SHARED}\n\nOwn words.`, '- _(content also in [[a/p1]])_\n- An item of its own.', '_(content also in [[a/p1]])_',
    ]);
  });

  it('keeps a text whose other place is not in the pack', () => {
    const pages = [aFillPage('p1', `Own words.\n\n${SHARED}`), aFillPage('p2', SHARED), aFillPage('p3', SHARED)];
    expect(texts(pages, [[0]]).map(body)).toEqual(['Own words.\n\n…', SHARED, '_(content also in [[p2]])_']);
  });

  it('merges markers to one page that follow each other, unless something stands or is left out between', () => {
    const first = aFillPage('p1', `${SHARED}\n\n${OTHER}`);
    const marker = '_(content also in [[p1]])_';
    expect(texts([first, aFillPage('p2', `${SHARED}\n\n${OTHER}\n\nOwn.`)]).map(body)[1]).toBe(`${marker}\n\nOwn.`);
    expect(texts([first, aFillPage('p2', `${SHARED}\n\nOwn.\n\n${OTHER}`)]).map(body)[1]).toBe(`${marker}\n\nOwn.\n\n${marker}`);
    expect(texts([first, aFillPage('p2', `${SHARED}\n\nOwn.\n\n${OTHER}`)], [undefined, [0, 2]]).map(body)[1]).toBe(`${marker}\n\n…\n\n${marker}`);
    expect(texts([first, aFillPage('p2', `- ${SHARED}\n- ${OTHER}\n- Own.`)]).map(body)[1]).toBe(`- ${marker}\n- Own.`);
  });

  it('prints the text itself where a marker would cost no less', () => {
    const long = aFillPage(`archive/${'deep/'.repeat(30)}p1`, SHARED);
    expect(texts([long, aFillPage('p2', SHARED)]).map(body)[1]).toBe(SHARED);
  });

  it('never deduplicates code or tables', () => {
    const code = `\`\`\`\n${SHARED}\n\`\`\`\n\n| a | b |\n| --- | --- |\n| ${SHARED} | 1 |\n\n- item\n  \`\`\`\n  ${SHARED}\n  \`\`\``;
    expect(texts([aFillPage('p1', code), aFillPage('p2', code)]).map(body)).toEqual([code, code]);
  });

  it('thins wikilinks that stand in the pack already, and keeps their words', () => {
    const pages = [aFillPage('p1', 'See [[mill]], [[weir|the weir]] and again [[mill|it]].'), aFillPage('p2', 'A [[mill]] at a [[weir]]; [[leat]].\n\n| [[mill\\|old]] | `[[mill]]` |\n| --- | --- |\n| x | y |')];
    expect(texts(pages).map(body)).toEqual([
      'See [[mill]], [[weir|the weir]] and again it.', 'A mill at a weir; [[leat]].\n\n| old | `[[mill]]` |\n| --- | --- |\n| x | y |',
    ]);
  });

  it('lets footnotes come and go with the text that refers to them', () => {
    const page = aFillPage('p3', 'One.[^a]\n\nTwo.[^b]\n\n[^a]: Note a, see also.[^c]\n\n[^b]: Note b.\n\n[^c]: Note c.');
    expect(texts([page], [[0]]).map(body)).toEqual(['One.[^3-a]\n\n…\n\n[^3-a]: Note a, see also.[^3-c]']);
    expect(texts([page], [[0, 1]]).map(body)[0]).toContain('Two.[^3-b]\n\n[^3-a]: Note a, see also.[^3-c]\n\n[^3-b]: Note b.');
    expect(texts([aFillPage('p1', `${SHARED}[^1]\n\n[^1]: Gone with it.`), aFillPage('p2', `${SHARED}[^x]\n\n[^x]: Gone with it.`)]).map(body)[1]).toBe('_(content also in [[p1]])_');
    expect(texts([aFillPage('p1', `${SHARED}[^1]\n\n[^1]: One source.`), aFillPage('p2', `${SHARED}[^x]\n\n[^x]: Another source.`)]).map(body)[1]).toContain('Another source.');
  });

  it('prints a summary once: as the block that opens with it while that stands in full', () => {
    const page = aFillPage('p1', `${SHARED} And more.\n\nOwn.`, { summary: `summary: ${SHARED}`, summaryRepeats: 0 });
    expect(texts([page]).map(body)).toEqual([`${SHARED} And more.\n\nOwn.`]);
    expect(texts([page], [[1]]).map(body)).toEqual([`summary: ${SHARED}\n\n…\n\nOwn.`]);
    expect(texts([aFillPage('p0', `${SHARED} And more.`), page]).map(body)[1]).toBe(`summary: ${SHARED}\n\n_(content also in [[p0]])_\n\nOwn.`);
  });

  it('prints what is left of a block that was cut, at its place', () => {
    const page = aFillPage('p1', 'First.\n\nSecond is long.\n\nThird.');
    const ledger = createLedger([page], MODEL, new Set());
    const packed = { ...page.pack(1), units: [{ mark: '', pieces: ['Second …'], end: '' }] };
    const walk = ledger.walk(0, { isIn: true, blocks: new Set([0]), cut: { block: 1, packed } }, []);
    expect(body(walk.print())).toBe('First.\n\nSecond …');
    expect(walk.cost).toBe(MODEL.weigh(walk.print()));
  });

  it('closes what a block leaves open, unless the block became a marker', () => {
    const open = '> A quote\n> ```\n> echo';
    expect(texts([aFillPage('p1', open)]).map(body)).toEqual(['> A quote\n> ```\n> echo\n> ```']);
  });
});
