import { cuttable } from '../../../src/core/compress/cuttable';
import { fill } from '../../../src/core/fill/fill';
import type { FillPage } from '../../../src/core/fill/fillRequest';
import { tokenModel } from '../../../src/core/tokens';
import { aFillPage } from './aFillPage';

const FRAME = 'x'.repeat(80);

/** A paragraph of about so many tokens that repeats nothing of another one. */
const prose = (word: string, tokens: number) => Array.from({ length: Math.ceil((tokens * 4) / (word.length + 4)) }, (_, nth) => `${word} ${nth % 100}.`.padEnd(word.length + 4, '.')).join(' ').slice(0, tokens * 4 - 1).trimEnd();

function filled(pages: readonly FillPage[], budget: number) {
  const result = fill({ pages, budget, model: tokenModel('chars4'), wikiNames: new Set(), frame: () => FRAME, cuttable });
  const units = result.pages.reduce((sum, page) => sum + page.text.length, FRAME.length);
  expect(result.actual).toBe(Math.ceil(units / 4));
  expect(result.actual).toBeLessThanOrEqual(budget);
  return result;
}

const forms = (pages: readonly FillPage[], budget: number) => filled(pages, budget).pages.map(({ text, form }) => (text === '' ? 'out' : form));

describe('fill', () => {
  const four = (tiers: readonly FillPage['tier'][]) => tiers.map((tier, nth) => aFillPage(`p${nth}`, `${prose(`alpha${nth}`, 20)}\n\n${prose(`omega${nth}`, 60)}`, { tier }));

  it('puts every page in full into a budget that holds them all', () => {
    expect(forms(four(['core', 'supporting', 'supporting', 'peripheral']), 1000)).toEqual(['full', 'full', 'full', 'full']);
  });

  it('gives the first pages a body before the last ones get their summary blocks, and lets a peripheral page go first', () => {
    const pages = four(['supporting', 'peripheral', 'supporting', 'supporting']);
    expect(forms(pages, 20 + 3 * 10)).toEqual(['summary', 'out', 'summary', 'summary']);
    expect(forms(pages, 20 + 4 * 10)).toEqual(['summary', 'summary', 'summary', 'summary']);
    const many = four(['peripheral', ...Array<'core'>(11).fill('core')]);
    expect(forms(many, 178)).toEqual(['out', 'excerpt', 'excerpt', 'excerpt', ...Array<string>(8).fill('summary')]);
  });

  it('says of a page that is left out how many more tokens its summary block would have needed', () => {
    const pages = four(['supporting', 'supporting', 'peripheral']);
    const heading = '## [[p0]] (supporting, ~9 tokens)';
    const budget = 40;
    expect(filled(pages, budget).pages[2]).toEqual({ text: '', form: 'summary', tokens: 0, tokensNeeded: Math.ceil((FRAME.length + 3 * heading.length) / 4) - budget });
  });

  it('goes on after a page that does not fit', () => {
    const pages = [aFillPage('p0', 'Opening words.'), aFillPage('p1', prose('giant', 5000)), aFillPage('p2', 'Small fan.'), aFillPage('p3', 'Small lamp.')];
    const result = filled(pages, 200);
    expect(result.pages.map(({ form }) => form)).toEqual(['full', 'excerpt', 'full', 'full']);
    expect(result.pages[1]?.text).toMatch(/^## \[\[p1\]\] .*\n\ngiant 0\.\. .*…$/s);
  });

  it('gives each page in turn the fullest form that fits, and upgrades by whole blocks from the top', () => {
    const body = ['lead', 'second', 'third', 'fourth'].map((word) => prose(word, 30)).join('\n\n');
    const pages = [0, 1].map((nth) => aFillPage(`p${nth}`, body.replace(/([a-z]+) /g, `$1${'yz'[nth] ?? ''} `), { forms: { lead: 0, excerpt: [0], focused: [0, 2], telling: [[2]] } }));
    expect(forms(pages, 330)).toEqual(['full', 'full']);
    expect(forms(pages, 255)).toEqual(['full', 'focused']);
    const { pages: [first, second] } = filled(pages, 220);
    expect(first?.form).toBe('full');
    expect(second?.text).toMatch(/^## \[\[p1\]\].*\n\nleadz 0.*\n\nsecondz 0.* …$/s);
  });

  it('cuts a block only when every page has its best uncut form', () => {
    const long = `${prose('long', 200)}`;
    const pages = [aFillPage('p0', long), aFillPage('p1', prose('short', 40)), aFillPage('p2', prose('brief', 40))];
    const result = filled(pages, 200);
    expect(result.pages.map(({ form }) => form)).toEqual(['excerpt', 'full', 'full']);
    expect(result.pages[0]?.text.endsWith(' …')).toBe(true);
    expect(result.actual).toBeGreaterThan(190);
  });

  it('makes no cut that leaves next to nothing of a block', () => {
    expect(forms([aFillPage('p0', prose('long', 200))], 20 + 11 + 8)).toEqual(['summary']);
  });

  it('closes the fence of a code block that it cuts', () => {
    const code = `\`\`\`sh\n${Array.from({ length: 60 }, (_, nth) => `echo "line ${nth}"`).join('\n')}\n\`\`\``;
    const { pages: [page] } = filled([aFillPage('p0', code)], 120);
    expect(page?.text).toMatch(/^## \[\[p0\]\] .*\n\n```sh\n(?:echo "line \d+"\n)+```\n…$/);
  });

  it('takes a paragraph that ends in a colon together with what it announces, or not at all', () => {
    const body = `${prose('lead', 20)}\n\nThe parts are:\n\n- ${prose('part', 30)}\n\nClosing words of the page.`;
    const blocks = (budget: number) => filled([aFillPage('p0', body)], budget).pages[0]?.text.split('\n\n').slice(2).map((block) => block.slice(0, 9));
    expect(blocks(200)).toEqual(['The parts', '- part 0.', 'Closing w']);
    expect(blocks(72)).toEqual(['…', '- part 0.', 'Closing w']);
  });

  it('keeps a page that only opens the pack within its share of the budget', () => {
    const opening = aFillPage('hot', [1, 2, 3, 4, 5, 6].map((nth) => prose(`hot${nth}`, 30)).join('\n\n'), { share: 0.25 });
    const result = filled([opening, aFillPage('p1', prose('page', 40))], 400);
    expect(result.pages[0]?.tokens).toBeLessThanOrEqual(100);
    expect(result.pages[0]?.text.length).toBeGreaterThan(200);
    expect(result.pages[1]?.form).toBe('full');
  });

  it('tells how much markers and thinned links saved', () => {
    const shared = prose('shared', 100);
    expect(filled([aFillPage('p0', shared), aFillPage('p1', shared)], 1000).saved).toBe(Math.ceil((shared.length - '_(content also in [[p0]])_'.length) / 4));
  });

  it('gives of a page that is too long for its focused form the most telling sections first, before the pages after it', () => {
    const body = ['lead', 'second', 'third', 'fourth'].map((word) => prose(word, 30)).join('\n\n');
    const pages = [0, 1].map((nth) => aFillPage(`p${nth}`, body.replace(/([a-z]+) /g, `$1${'yz'[nth] ?? ''} `), { isWhole: false, forms: { lead: 0, excerpt: [0], focused: [0, 1, 2, 3], telling: [[3], [1], [2]] } }));
    const { pages: [first, second] } = filled(pages, 112);
    expect(first?.text).toMatch(/leady 0.*\n\n…\n\nfourthy 0/s);
    expect(second?.form).toBe('summary');
  });
});
