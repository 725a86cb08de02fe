import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';
import { buildPack } from '../../src/core/buildPack';
import { cleanLine } from '../../src/core/markdown/cleanText';
import type { Pack } from '../../src/core/model';
import { pageHead } from '../../src/core/render/pageHead';
import { estimateTokens, tokenModel } from '../../src/core/tokens';
import { anyNotes, anyRequest, SHARED_PARAGRAPHS } from '../support/anyWiki';
import { aRequest, aWiki } from '../support/aWiki';

type Request = ReturnType<typeof aRequest>;
type Notes = Readonly<Record<string, string>>;

describe('buildPack, whatever the wiki and the budget', () => {
  const holds = (check: (pack: Pack, request: Request, notes: Notes) => void | Promise<void>) =>
    fc.assert(fc.asyncProperty(anyNotes, anyRequest, async (notes, request) => check(await buildPack(request, aWiki(notes)), request, notes)), { numRuns: Number(process.env.RUNS ?? 60) });

  it('keeps the exact text that leaves within the budget, and prints that very number', () => holds((pack, request) => {
    expect(pack.actualTokens).toBe(estimateTokens(pack.markdown, tokenModel(request.settings.tokenModel)));
    expect(pack.actualTokens).toBeLessThanOrEqual(request.budget);
    expect(pack.markdown).toContain(`| Actual: ${pack.actualTokens} tokens | Pages: ${pack.pages.length} / ${pack.candidates} | Dropped: ${pack.leftOut.length}\n`);
  }));

  it('prints on every page what that page costs', () => holds((pack, request) => {
    for (const { text, tokens } of pack.pages) {
      expect(tokens).toBe(estimateTokens(text, tokenModel(request.settings.tokenModel)));
      expect(text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'))).toContain(`, ~${tokens} tokens)`);
    }
  }));

  it('loses no candidate: each is in, or left out with a reason and a cost', () => holds((pack, _request, notes) => {
    const paths = [...pack.pages, ...pack.leftOut].map((page) => page.path).sort();
    expect(paths).toEqual(Object.keys(notes).filter((path) => path !== 'hot.md').sort());
    expect(pack.candidates).toBe(paths.length);
    for (const left of pack.leftOut) expect(left.tokensNeeded).toBeGreaterThan(0);
  }));

  it('gives the same bytes for the same request', () => holds(async (pack, request, notes) => {
    expect((await buildPack(request, aWiki(notes))).markdown).toBe(pack.markdown);
  }));

  it('gives a larger budget no smaller pack', () => fc.assert(fc.asyncProperty(anyNotes, anyRequest, fc.integer({ min: 1, max: 2000 }), async (notes, request, more) => {
    const smaller = await buildPack(request, aWiki(notes));
    const larger = await buildPack({ ...request, budget: request.budget + more }, aWiki(notes));
    expect(larger.actualTokens).toBeGreaterThanOrEqual(smaller.actualTokens);
  }), { numRuns: Number(process.env.RUNS ?? 60) }));

  it('has every summary block when all of them fit beside three early bodies', () => holds(async (pack, request, notes) => {
    const wiki = aWiki(notes);
    const model = tokenModel(request.settings.tokenModel);
    const summaries = wiki.pages.map((page) => pageHead(page, cleanLine)).map(({ heading, tags, summary }) => [heading(99_999), tags, summary, '\n---\n'].join('\n'));
    const header = pack.markdown.slice(0, pack.markdown.indexOf('\n\n---\n'));
    const beside = request.budget / 2 + (request.mode === 'recent' ? request.budget / 4 : 0);
    if (estimateTokens([header, '00000\n\n---\n', ...summaries].join(''), model) + beside <= request.budget) expect(pack.leftOut).toEqual([]);
  }));

  it('lets nothing in a note look like the structure of the pack', () => holds((pack) => {
    const structure = linesOutsideCode(pack.markdown).filter((line) => /^(?:#{1,2} |---[ \t]*$)/.test(line));
    const hot = pack.markdown.split('\n').filter((line) => line.startsWith('## [[hot]] (recent activity, '));
    const pages = [...hot.slice(0, 1), ...pack.pages.map((page) => page.text.split('\n')[0] ?? '')];
    expect(structure).toEqual([...pack.markdown.split('\n').slice(0, 5), '---', ...pages.flatMap((line) => [line, '---'])]);
  }));

  it('is well-formed UTF-16 without hidden characters and with LF line ends', () => holds(({ markdown }) => {
    expect(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(markdown)).toBe(false);
    expect(/[\r\0\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF]/.test(markdown)).toBe(false);
    expect(markdown.endsWith('\n\n---\n')).toBe(true);
  }));

  it('never says that a text is also elsewhere unless it is', () => holds((pack, _request, notes) => {
    const texts = new Map([['hot', sectionOfHot(pack.markdown)], ...pack.pages.map(({ path, text }) => [path.slice(0, -3), text] as const)]);
    for (const [name, text] of texts) {
      for (const [, holder = ''] of text.matchAll(/_\(content also in \[\[([^\]]+)\]\]\)_/g)) {
        const openings = SHARED_PARAGRAPHS.map((shared) => shared.slice(0, 30)).filter((opening) => notes[`${name}.md`]?.includes(opening));
        expect(openings.some((opening) => texts.get(holder)?.includes(opening))).toBe(true);
      }
    }
  }));

  it('refers to no footnote that is not there', () => holds((pack) => {
    for (const { text } of pack.pages) {
      const prose = linesOutsideCode(text).join('\n');
      for (const [reference] of prose.matchAll(/\[\^\d+-(?:1|note)\](?!:)/g)) expect(prose).toContain(`\n${reference}: `);
    }
  }));

  it('survives any bytes as a note', () => fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), fc.string({ unit: 'binary', maxLength: 300 }), async (bytes, text) => {
    const notes = { 'mill.md': new TextDecoder().decode(bytes), 'mill/mill.md': text, 'mill/race.md': `---\ntitle: Mill\n---\n${text}` };
    const pack = await buildPack(aRequest({ budget: 600 }), aWiki(notes));
    expect(pack.actualTokens).toBeLessThanOrEqual(600);
    expect(pack.candidates).toBe(3);
  })));
});

/** By the real parser: code of any depth aside. */
function linesOutsideCode(markdown: string): string[] {
  const inCode = new Set<number>();
  const walk = (node: Node): void => {
    if (node.type === 'code') for (let line = node.position?.start.line ?? 0; line <= (node.position?.end.line ?? -1); line++) inCode.add(line);
    node.children?.forEach(walk);
  };
  walk(fromMarkdown(markdown, { extensions: [gfmTable(), math()] }));
  return markdown.split('\n').filter((_line, index) => !inCode.has(index + 1));
}

interface Node {
  readonly type: string;
  readonly position?: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
  readonly children?: readonly Node[];
}

function sectionOfHot(markdown: string): string {
  const start = markdown.indexOf('\n## [[hot]] (recent activity, ');
  return start < 0 ? '' : markdown.slice(start, markdown.indexOf('\n---\n', start));
}
