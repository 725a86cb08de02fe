import type { Breathe } from './breathe';
import { chooseForms, KEY_SECTIONS, type Judgement } from './compress/chooseForms';
import { SOURCE_SECTIONS } from './compress/collapseSources';
import { compress, type CompressedBody } from './compress/compress';
import { packBlock } from './compress/packBlock';
import { sectionNames } from './compress/sectionName';
import type { FillPage } from './fill/fillRequest';
import { cleanLine, cleanText } from './markdown/cleanText';
import type { BodyBlock, Candidate, Form, Notice, PackBlock, PackRequest, PageForms, Wiki } from './model';
import { splitNote } from './page/frontmatter';
import { leadText } from './page/leadText';
import { hotHead, pageHead, type PageHead } from './render/pageHead';
import { allowsText } from './stillAllowed';
import { termsIn } from './topic/termsIn';
import type { Topic } from './topic/parseTopic';

/** The candidates as the fill takes them, and what was met in their texts. */
export interface PreparedPages {
  readonly pages: readonly FillPage[];
  readonly notices: readonly Notice[];
}

/** A paragraph on this many pages is boilerplate, and no lead. */
const SHARED_BY = 4;
/** Of a page no more text is looked at than twice what the budget could ever hold, at this many characters a token. */
const CHARS_PER_TOKEN = 4;
/** Of a title or a summary no more is looked at. */
const MAX_LINE = 4000;
/** The share of the budget that `hot.md` may open a pack with. */
const HOT_SHARE = 0.25;

/** Compresses the candidates and chooses the forms of each. In recent mode `hot.md` opens the pack. */
export async function preparePages(candidates: readonly Candidate[], request: PackRequest, topic: Topic, wiki: Wiki, breathe: Breathe): Promise<PreparedPages> {
  const { mode, budget, settings, choices } = request;
  const sources = sectionNames(SOURCE_SECTIONS, settings.sourceSections);
  const mostText = 2 * budget * CHARS_PER_TOKEN;
  const bodies: CompressedBody[] = [];
  for (const { page, text } of candidates) {
    bodies.push(compress(splitNote(text).body, page.title, sources));
    await breathe();
  }
  const shared = sharedTexts([...bodies.map(paragraphsOf), ...wiki.pages.map((page) => (page.unread === undefined ? [page.lead] : []))]);
  const judgement: Judgement = {
    keySections: sectionNames(KEY_SECTIONS, settings.keySections),
    termsIn: (text) => termsIn(topic, text),
    isLead: (text) => isOwnLead(leadText(text.split('\n')), shared),
  };
  const pages = candidates.map((candidate, nth): FillPage => {
    const head = pageHead(candidate.page, visibleLine, (path) => cleanText(path).text);
    const blocks = withoutSummary(bodies[nth]?.blocks ?? [], head.summary);
    const page: FillPage = { ...fillPage(head, blocks, chooseForms(blocks, judgement), nth + 1, mostText), tier: candidate.page.tier, share: 1 };
    return atMost(page, choices?.forms.get(candidate.page.path) ?? 'full');
  });
  const opening = mode === 'recent' && wiki.hot !== null && allowsText(settings, wiki.hot) ? [hotPage(compress(splitNote(wiki.hot).body, '', sources), mostText)] : [];
  return { pages: [...opening, ...pages], notices: bodies.flatMap((body, nth) => noticesOf(body, candidates[nth]?.page.path ?? '')) };
}

/** One clean line without comments: they are private in a summary too. A single `%%` in one is a sign like any other. */
function visibleLine(text: string): string {
  return cleanLine(text.slice(0, MAX_LINE).replace(/%%.*?%%|<!--.*?-->/gs, ''));
}

function paragraphsOf({ blocks }: CompressedBody): string[] {
  return [...new Set(blocks.filter((block) => block.kind === 'paragraph').map((block) => leadText(block.text.split('\n'))))];
}

/** Texts that many pages hold: of the candidates any paragraph, of the rest of the wiki the lead where it is known. */
function sharedTexts(pages: readonly (readonly string[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const text of pages.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= SHARED_BY).map(([text]) => text));
}

function isOwnLead(lead: string, shared: ReadonlySet<string>): boolean {
  return lead !== '' && !shared.has(lead);
}

/** A paragraph that the summary says word for word is printed once: as the summary. */
function withoutSummary(blocks: readonly BodyBlock[], summary: string): BodyBlock[] {
  const said = plain(summary.replace(/^summary: /, ''));
  return blocks.filter((block) => block.kind !== 'paragraph' || said === '' || plain(block.text) !== said);
}

/** The words of a text, without marks, for telling whether two say the same. */
function plain(text: string): string {
  return text.replace(/[*_`[\]]/g, '').replace(/\s+/g, ' ').trim().replace(/(?:…|\.\.\.)$/, '').toLowerCase();
}

function fillPage(head: PageHead, blocks: readonly BodyBlock[], forms: PageForms, ordinal: number, mostText: number): Omit<FillPage, 'tier' | 'share'> {
  const footnotes = new Set(blocks.filter((block) => block.kind === 'footnote').map((block) => block.name));
  const packed = new Map<number, PackBlock>();
  const pack = (index: number): PackBlock => {
    const known = packed.get(index) ?? packBlock(blocks[index] ?? NOTHING, { ordinal, footnotes });
    packed.set(index, known);
    return known;
  };
  const content = contentOf(blocks);
  const usable = withinReach(content, blocks, forms, mostText);
  const loose = usable.filter((index) => isLoose(blocks[index]));
  return { ...head, blocks, forms, usable, loose: new Set(loose.length < usable.length ? loose : []), pack, isWhole: usable.length === content.length, summaryRepeats: repeatsSummary(blocks[forms.lead], head) ? forms.lead : -1 };
}

/** The page with no more of its content than the form that the user chose holds. */
function atMost(page: FillPage, form: Form): FillPage {
  if (form === 'full') return page;
  const allowed = form === 'focused' ? page.forms.focused : form === 'excerpt' ? page.forms.excerpt : [];
  const excerpt = form === 'summary' ? [] : page.forms.excerpt;
  const telling = form === 'focused' ? page.forms.telling : [];
  return { ...page, usable: page.usable.filter((block) => allowed.includes(block)), isWhole: false, forms: { ...page.forms, excerpt, focused: allowed, telling } };
}

const NOTHING: BodyBlock = { kind: 'paragraph', text: '', newlines: 0, level: 0, name: '', closer: '' };

/** All but headings, and footnotes that some text refers to: those come and go with what they belong to. */
function contentOf(blocks: readonly BodyBlock[]): number[] {
  const labels = new Set(blocks.filter((block) => block.kind !== 'code').flatMap((block) => labelsIn(block.kind === 'footnote' ? block.text.slice(block.name.length + 4) : block.text)));
  return blocks.flatMap((block, index) => (block.kind === 'heading' || (block.kind === 'footnote' && labels.has(block.name)) ? [] : [index]));
}

const LONGEST_LABEL = 100;

function labelsIn(text: string): string[] {
  const labels: string[] = [];
  for (let at = text.indexOf('[^'); at >= 0; at = text.indexOf('[^', at + 2)) labels.push(text.slice(at + 2, at + 2 + LONGEST_LABEL).split(']', 1)[0] ?? '');
  return labels;
}

/** Nothing that a reader would miss, unless it is all that the page has: a rule, the line of sources, or a paragraph that is no prose. */
function isLoose(block: BodyBlock | undefined): boolean {
  return block?.kind === 'rule' || block?.kind === 'sources' || (block?.kind === 'paragraph' && leadText(block.text.split('\n')) === '');
}

/** Content that starts within what could ever fit; a block that ends beyond may still be cut. */
function withinReach(content: readonly number[], blocks: readonly BodyBlock[], { excerpt, focused }: PageForms, mostText: number): number[] {
  const chosen = new Set([...excerpt, ...focused]);
  let length = 0;
  let chosenLength = 0;
  return content.filter((index) => {
    const own = blocks[index]?.text.length ?? 0;
    const isNear = length <= mostText || (chosen.has(index) && chosenLength <= mostText);
    length += own;
    if (chosen.has(index)) chosenLength += own;
    return isNear;
  });
}

function repeatsSummary(lead: BodyBlock | undefined, { summary }: PageHead): boolean {
  const said = plain(summary.replace(/^summary: /, ''));
  return said !== '' && lead?.kind === 'paragraph' && plain(lead.text).startsWith(said);
}

function hotPage(body: CompressedBody, mostText: number): FillPage {
  const all = contentOf(body.blocks);
  return { ...fillPage(hotHead(), body.blocks, { lead: -1, excerpt: all, focused: all, telling: [] }, 0, mostText), tier: 'core', share: HOT_SHARE };
}

function noticesOf({ hidden, unclosedComment }: CompressedBody, path: string): Notice[] {
  return [
    ...(hidden > 0 ? [{ code: 'hidden-characters', path, message: `${hidden} invisible characters were taken out of "${path}".` }] : []),
    ...(unclosedComment ? [{ code: 'unclosed-comment', path, message: `A comment in "${path}" is never closed: the rest of the note was left out.` }] : []),
  ];
}
