import { containedFence, placeInFence, type ContainedFence } from './containedFence';
import { atxHeading, underlineLevel } from './headingMark';
import { leadText } from './leadText';
import { linksIn } from './linksIn';
import { folderOf, linkTarget, wikiTarget } from './linkTarget';
import { looseTags } from './looseTags';
import { owned } from './owned';
import { revealLine, type Veil } from './revealLine';
import { mayHoldTags, tagsIn } from './tagsIn';

/** What one look over a body finds, without parsing it. Nothing in it keeps the body in memory. */
export interface Outline {
  readonly headings: readonly { readonly text: string; readonly level: number }[];
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
    const end = lineEnd(body, start);
    takeLine(scan, start, end);
    start = tellingLine(scan, end + 1);
  }
  findLead(scan, body.length);
  endParagraph(scan);
  const texts = owned(scan.headings.map(({ text }) => text));
  return {
    headings: scan.headings.map(({ level }, nth) => ({ text: texts[nth] ?? '', level })),
    tags: owned([...scan.tags]), looseTags: owned([...scan.looseTags]), links: owned([...scan.links]), lead: owned([scan.lead])[0] ?? '',
  };
}

interface Scan {
  readonly body: string;
  readonly folder: string;
  /** Whether anything in the body may be hidden. */
  readonly hides: boolean;
  readonly headings: { text: string; level: number }[];
  readonly tags: Set<string>;
  readonly looseTags: Set<string>;
  readonly links: Set<string>;
  lead: string;
  readonly veil: Veil;
  fence: ContainedFence | null;
  /** Where the lines begin that were not yet asked what block they belong to: most never are. */
  settled: number;
  /** Lines of the paragraph that is being read. */
  paragraph: string[];
  /** A list, quote, table or HTML block goes on until a blank line. */
  inBlock: boolean;
  /** Indented lines belong to a list item until a line at the margin follows a blank one. */
  inList: boolean;
}

function newScan(body: string, folder: string): Scan {
  return {
    body, folder, hides: mayHide(body), headings: [], tags: new Set(), looseTags: new Set(), links: new Set(), lead: '', veil: { until: '' },
    fence: null, settled: 0, paragraph: [], inBlock: false, inList: false,
  };
}

function lineEnd(body: string, from: number): number {
  const end = body.indexOf('\n', from);
  return end < 0 ? body.length : end;
}

/** What a link, a heading, a tag, a fence, a comment, a block of maths, or an underline cannot do without. */
const TELLING = /\[\[|\]\(|[#＃]|`{3}|~~~|%%|<!--|\$\$|\n[^\S\n]{0,3}(?:=+|-+)[^\S\n]*(?=\n|$)/g;

/** Where the next line begins that says more than its words, from a line's start on; behind the body when there is none. */
function tellingLine({ body, fence, veil }: Scan, from: number): number {
  if (from >= body.length || veil.until !== '' || (fence !== null && fence.quotes > 0)) return from;
  let mark: number;
  if (fence !== null) {
    mark = body.indexOf(fence.fence.mark.repeat(fence.fence.length), from);
  } else {
    TELLING.lastIndex = Math.max(0, from - 1);
    mark = TELLING.test(body) ? TELLING.lastIndex - 1 : -1;
  }
  return mark < 0 ? body.length : body.lastIndexOf('\n', mark) + 1;
}


/** Most headings, and most lines with links, hold nothing else to look for: a pattern for each takes them at once. */
const PLAIN_HEADING = /(#{1,6})[ \t]+([^\n`$%<#＃\\~[\]]*)(?=\n|$)/y;
const PLAIN_LINKS = /(?! {4}|\t)[^\n`$%<#＃\\~[\]]*(?:\[\[[^\n`$%<#＃\\~[\]]*\]\](?!\()[^\n`$%<#＃\\~[\]]*)+(?=\n|$)/y;
const PLAIN_TARGET = /\[\[([^|\]]*)/g;

function takePlainHeading(scan: Scan, start: number, end: number): boolean {
  PLAIN_HEADING.lastIndex = start;
  const match = PLAIN_HEADING.exec(scan.body);
  if (match === null) return false;
  addHeading(scan, { text: (match[2] ?? '').trim(), level: match[1]?.length ?? 0 }, start);
  scan.settled = end + 1;
  return true;
}

function takePlainLinks(scan: Scan, start: number, end: number): boolean {
  PLAIN_LINKS.lastIndex = start;
  if (!PLAIN_LINKS.test(scan.body)) return false;
  const line = scan.body.slice(start, end);
  for (let match = PLAIN_TARGET.exec(line); match; match = PLAIN_TARGET.exec(line)) {
    const target = wikiTarget(match[1] ?? '', scan.folder);
    if (target !== null) scan.links.add(target);
  }
  return true;
}

function takeLine(scan: Scan, start: number, end: number): void {
  const line = scan.body.slice(start, end);
  if (scan.fence !== null) {
    const place = placeInFence(scan.fence, line);
    if (place === 'inside') return;
    scan.fence = null;
    scan.settled = place === 'end' ? end + 1 : start;
    if (place === 'end') return;
  }
  const isOpen = scan.veil.until === '';
  if (isOpen && (takePlainHeading(scan, start, end) || takePlainLinks(scan, start, end))) return;
  if (isOpen && isIndented(line)) {
    settle(scan, start);
    if (isIndentedCode(scan, line)) return;
  }
  if (isOpen && (!scan.hides || !mayHide(line))) {
    takeInline(scan, line);
    takeHeading(scan, line, start, end);
    return;
  }
  if (isOpen) {
    scan.fence = containedFence(line);
    if (scan.fence !== null) {
      settle(scan, start);
      scan.settled = scan.body.length;
      return endParagraph(scan);
    }
  }
  const { shown, prose, comments } = revealLine(line, scan.veil);
  for (const tag of looseTags(comments)) scan.looseTags.add(tag);
  takeInline(scan, prose);
  if (!takeHeading(scan, shown, start, end) && shown !== line) {
    settle(scan, start);
    takeBlock(scan, shown);
    scan.settled = end + 1;
  }
}

/** Whether a text may hold code, maths or comments. A search for each mark costs less than a pattern for all of them. */
function mayHide(text: string): boolean {
  return text.includes('`') || text.includes('$') || text.includes('%%') || text.includes('<!--') || text.includes('~~~');
}

function isIndented(line: string): boolean {
  return line[0] === '\t' || (line[0] === ' ' && line.startsWith('    '));
}

function isIndentedCode(scan: Scan, line: string): boolean {
  return isIndented(line) && !scan.inList && !scan.inBlock && scan.paragraph.length === 0;
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

/** Takes a line that is a heading, or makes one of the paragraph above it; false when it does neither. */
function takeHeading(scan: Scan, shown: string, start: number, end: number): boolean {
  const text = shown.trim();
  const mark = text[0];
  if ((mark !== '#' && mark !== '=' && mark !== '-') || indentOf(shown) > 3) return false;
  const isTaken = mark === '#' ? takeMarked(scan, text, start) : takeUnderline(scan, text, start);
  if (isTaken) scan.settled = end + 1;
  return isTaken;
}

function takeMarked(scan: Scan, text: string, start: number): boolean {
  const heading = atxHeading(text);
  if (heading !== null) addHeading(scan, heading, start);
  return heading !== null;
}

/** What stands before a heading tells nothing of what follows: but for the lead, it is never looked at. */
function addHeading(scan: Scan, heading: { text: string; level: number }, start: number): void {
  findLead(scan, start);
  endParagraph(scan);
  scan.inBlock = scan.inList = false;
  scan.headings.push(heading);
}

function takeUnderline(scan: Scan, text: string, start: number): boolean {
  const level = underlineLevel(text);
  if (level === 0) return false;
  settle(scan, start);
  if (scan.paragraph.length === 0) return false;
  scan.headings.push({ text: scan.paragraph.join(' '), level });
  scan.paragraph = [];
  return true;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Reads the blocks up to a line, as far as they may hold the lead. */
function findLead(scan: Scan, until: number): void {
  while (scan.lead === '' && scan.settled < until) settleLine(scan);
}

function settle(scan: Scan, until: number): void {
  while (scan.settled < until) settleLine(scan);
}

function settleLine(scan: Scan): void {
  const end = lineEnd(scan.body, scan.settled);
  const line = scan.body.slice(scan.settled, end);
  scan.settled = end + 1;
  if (!isIndentedCode(scan, line)) takeBlock(scan, line);
}

/** Marks that open a block which is neither heading nor paragraph: quote, list, table, HTML, callout. */
const BLOCK = /^(?:[>|<]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$))/;
const LIST = /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

/** Takes a line that is neither heading nor underline. */
function takeBlock(scan: Scan, shown: string): void {
  const text = shown.trim();
  if (text === '' || isRule(text)) {
    endParagraph(scan);
    scan.inBlock = false;
  } else if (BLOCK.test(text)) {
    endParagraph(scan);
    scan.inBlock = true;
    scan.inList = LIST.test(text) || (scan.inList && indentOf(shown) > 0);
  } else if (!scan.inBlock) {
    if (indentOf(shown) === 0) scan.inList = false;
    if (!scan.inList) scan.paragraph.push(text);
  }
}

/** `---`, `* * *`, `___`. */
function isRule(text: string): boolean {
  const mark = text[0];
  if (mark !== '-' && mark !== '*' && mark !== '_') return false;
  let count = 0;
  for (const char of text) {
    if (char === mark) count++;
    else if (char !== ' ' && char !== '\t') return false;
  }
  return count >= 3;
}

function endParagraph(scan: Scan): void {
  if (scan.lead === '' && scan.paragraph.length > 0) scan.lead = leadText(scan.paragraph);
  scan.paragraph = [];
}
