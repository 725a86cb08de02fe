import { containedFence, placeInFence, type ContainedFence } from './containedFence';
import { LineBlocks, type Heading } from './lineBlocks';
import { linksIn } from './linksIn';
import { folderOf, linkTarget, wikiTarget } from './linkTarget';
import { looseTags } from './looseTags';
import { owned } from './owned';
import { revealLine, type Veil } from './revealLine';
import { mayHoldTags, tagsIn } from './tagsIn';

/** What one look over a body finds, without parsing it. Nothing in it keeps the body in memory. */
export interface Outline {
  readonly headings: readonly Heading[];
  /** Inline tags as written, without `#`. */
  readonly tags: readonly string[];
  /** What only a wider reading takes for tags (`looseTags`), comments included. */
  readonly looseTags: readonly string[];
  /** Targets of links and embeds, without anchors. */
  readonly links: readonly string[];
  /** The first paragraph of prose on one line; '' when there is none. */
  readonly lead: string;
}

/**
 * Scans a body once, from one telling line to the next, in linear time whatever it holds. Code, maths and comments are not looked into.
 * `path` is the note's own: markdown links are relative to its folder.
 */
export function outline(body: string, path: string): Outline {
  const scan = newScan(body, folderOf(path));
  for (let start = tellingLine(scan, 0); start < body.length;) {
    const found = body.indexOf('\n', start);
    const end = found < 0 ? body.length : found;
    takeLine(scan, start, end);
    start = tellingLine(scan, end + 1);
  }
  scan.blocks.findLead(body.length);
  return ownOutline(scan);
}

/** All texts at once are the cheapest to copy. */
function ownOutline({ tags, looseTags, links, blocks: { headings, lead } }: Scan): Outline {
  const texts = owned([...headings.map(({ text }) => text), ...tags, ...looseTags, ...links, lead]);
  const taken = (count: number): string[] => texts.splice(0, count);
  return {
    headings: taken(headings.length).map((text, nth) => ({ text, level: headings[nth]?.level ?? 0 })),
    tags: taken(tags.size), looseTags: taken(looseTags.size), links: taken(links.size), lead: texts[0] ?? '',
  };
}

interface Scan {
  readonly body: string;
  readonly folder: string;
  /** Whether anything in the body may be hidden. */
  readonly hides: boolean;
  readonly blocks: LineBlocks;
  readonly tags: Set<string>;
  readonly looseTags: Set<string>;
  readonly links: Set<string>;
  readonly veil: Veil;
  fence: ContainedFence | null;
}

function newScan(body: string, folder: string): Scan {
  return { body, folder, hides: mayHide(body), blocks: new LineBlocks(body), tags: new Set(), looseTags: new Set(), links: new Set(), veil: { until: '' }, fence: null };
}

/** Whether a text may hold code, maths or comments. */
function mayHide(text: string): boolean {
  return text.includes('`') || text.includes('$') || text.includes('%%') || text.includes('<!--') || text.includes('~~~');
}

/** What a link, a heading, a tag, a fence, a comment, a block of maths, or an underline cannot do without. */
const TELLING = /\[\[|\]\(|[#＃]|`{3}|~~~|%%|<!--|\$\$|\n[^\S\n]{0,3}(?:=+|-+)[^\S\n]*(?=\n|$)/g;

/** Where the next line begins that says more than its words, from a line's start on; behind the body when there is none. */
function tellingLine({ body, fence, veil }: Scan, from: number): number {
  if (from >= body.length || veil.until !== '' || (fence !== null && fence.quotes > 0)) return from;
  const mark = fence === null ? tellingMark(body, from) : body.indexOf(fence.fence.mark.repeat(fence.fence.length), from);
  return mark < 0 ? body.length : body.lastIndexOf('\n', mark) + 1;
}

/** The line end before the line may be part of what is looked for. */
function tellingMark(body: string, from: number): number {
  TELLING.lastIndex = Math.max(0, from - 1);
  return TELLING.test(body) ? TELLING.lastIndex - 1 : -1;
}

function takeLine(scan: Scan, start: number, end: number): void {
  if (scan.fence !== null && isInFence(scan, scan.fence, start, end)) return;
  const isOpen = scan.veil.until === '';
  if (isOpen && (takePlainHeading(scan, start, end) || takePlainLinks(scan, start, end))) return;
  const line = scan.body.slice(start, end);
  if (isOpen && scan.blocks.isCode(line, start)) return;
  if (isOpen && (!scan.hides || !mayHide(line))) {
    takeInline(scan, line);
    scan.blocks.takeHeading(line, start, end);
    return;
  }
  scan.fence = isOpen ? containedFence(line) : null;
  if (scan.fence === null) takeRevealed(scan, line, start, end);
  else scan.blocks.stopAt(start);
}

function isInFence(scan: Scan, fence: ContainedFence, start: number, end: number): boolean {
  const place = placeInFence(fence, scan.body.slice(start, end));
  if (place === 'inside') return true;
  scan.fence = null;
  scan.blocks.resumeAt(place === 'end' ? end + 1 : start);
  return place === 'end';
}

/** Most headings, and most lines with links, hold nothing else to look for. A pattern for each saves code that runs but once many calls. */
const PLAIN_HEADING = /(#{1,6})[ \t]+([^\n`$%<#＃\\~[\]]*)(?=\n|$)/y;
const PLAIN_LINKS = /(?! {4}|\t)[^\n`$%<#＃\\~[\]]*(?:\[\[[^\n`$%<#＃\\~[\]]*\]\](?!\()[^\n`$%<#＃\\~[\]]*)+(?=\n|$)/y;
const PLAIN_TARGET = /\[\[([^|\]]*)/g;

function takePlainHeading({ body, blocks }: Scan, start: number, end: number): boolean {
  PLAIN_HEADING.lastIndex = start;
  const match = PLAIN_HEADING.exec(body);
  if (match !== null) blocks.addHeading({ text: (match[2] ?? '').trim(), level: match[1]?.length ?? 0 }, start, end);
  return match !== null;
}

function takePlainLinks({ body, folder, links }: Scan, start: number, end: number): boolean {
  PLAIN_LINKS.lastIndex = start;
  if (!PLAIN_LINKS.test(body)) return false;
  const line = body.slice(start, end);
  for (let match = PLAIN_TARGET.exec(line); match; match = PLAIN_TARGET.exec(line)) {
    const target = wikiTarget(match[1] ?? '', folder);
    if (target !== null) links.add(target);
  }
  return true;
}

function takeRevealed(scan: Scan, line: string, start: number, end: number): void {
  const { shown, prose, comments } = revealLine(line, scan.veil);
  for (const tag of looseTags(comments)) scan.looseTags.add(tag);
  takeInline(scan, prose);
  if (!scan.blocks.takeHeading(shown, start, end) && shown !== line) scan.blocks.takeShown(shown, start, end);
}

function takeInline(scan: Scan, prose: string): void {
  const links = linksIn(prose);
  for (const link of links) {
    const target = linkTarget(link, scan.folder);
    if (target !== null) scan.links.add(target);
  }
  if (!mayHoldTags(prose)) return;
  let rest = '';
  let from = 0;
  for (const { start, end } of links) {
    // the bar keeps a `#` behind a link from reading as a tag
    rest += `${prose.slice(from, start)}|`;
    from = end;
  }
  rest += prose.slice(from);
  for (const tag of tagsIn(rest)) scan.tags.add(tag);
  for (const tag of looseTags(rest)) scan.looseTags.add(tag);
}
