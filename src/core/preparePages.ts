import type { Breathe } from './breathe';
import { KEY_SECTIONS } from './compress/chooseForms';
import { SOURCE_SECTIONS } from './compress/collapseSources';
import { compress } from './compress/compress';
import { sectionNames } from './compress/sectionName';
import type { Reach } from './fill/createFillPage';
import type { FillPage } from './fill/fillRequest';
import type { Candidate, Notice, PackRequest, Wiki } from './model';
import { ownLead } from './ownLead';
import { splitNote } from './page/frontmatter';
import { prepareHot, preparePage, type CompressedPage } from './preparePage';
import { allowsText } from './stillAllowed';
import { termsIn } from './topic/termsIn';
import type { Topic } from './topic/parseTopic';

/** What pages are prepared for. */
export interface Occasion {
  readonly request: PackRequest;
  readonly topic: Topic;
  readonly wiki: Wiki;
}

/** The candidates as the fill takes them, and what was met in their texts. */
export interface PreparedPages {
  readonly pages: readonly FillPage[];
  readonly notices: readonly Notice[];
}

/** Of a page no more text is looked at than twice what the budget could ever hold, at this many characters a token. */
const CHARS_PER_TOKEN = 4;

/** Compresses the candidates and chooses the forms of each. In recent mode `hot.md` opens the pack. */
export async function preparePages(candidates: readonly Candidate[], { request, topic, wiki }: Occasion, breathe: Breathe): Promise<PreparedPages> {
  const { settings, budget, choices } = request;
  const compressed = await compressEach(candidates, sectionNames(SOURCE_SECTIONS, settings.sourceSections), breathe);
  const { isLead, isProse } = ownLead(compressed.map(({ body }) => body.blocks), wiki.pages);
  const judgement = { keySections: sectionNames(KEY_SECTIONS, settings.keySections), termsIn: (text: string) => termsIn(topic, text), isLead };
  const reach = { mostText: 2 * budget * CHARS_PER_TOKEN, isProse };
  const pages = compressed.map((chosen, nth) =>
    preparePage(chosen, { ordinal: nth + 1, form: choices?.forms.get(chosen.page.path) ?? 'full', judgement, reach }));
  return { pages: [...hotPages(request, wiki, reach), ...pages], notices: compressed.flatMap(noticesOf) };
}

async function compressEach(candidates: readonly Candidate[], sources: ReadonlySet<string>, breathe: Breathe): Promise<CompressedPage[]> {
  const compressed: CompressedPage[] = [];
  for (const { page, text } of candidates) {
    compressed.push({ page, body: compress(splitNote(text).body, page.title, sources) });
    await breathe();
  }
  return compressed;
}

function hotPages({ mode, settings }: PackRequest, { hot, readYaml }: Wiki, reach: Reach): FillPage[] {
  if (mode !== 'recent' || hot === null || !allowsText(settings, hot, readYaml)) return [];
  return [prepareHot(compress(splitNote(hot).body, '', sectionNames(SOURCE_SECTIONS, settings.sourceSections)), reach)];
}

function noticesOf({ page: { path }, body: { hidden, unclosedComment } }: CompressedPage): Notice[] {
  return [
    ...(hidden > 0 ? [{ code: 'hidden-characters', path, message: `${hidden} invisible characters were taken out of "${path}".` }] : []),
    ...(unclosedComment ? [{ code: 'unclosed-comment', path, message: `A comment in "${path}" is never closed: the rest of the note was left out.` }] : []),
  ];
}
