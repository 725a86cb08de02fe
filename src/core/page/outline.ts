import { containedFence, placeInFence, type ContainedFence } from './containedFence';
import { atxHeading, underlineLevel } from './headingMark';
import { leadText } from './leadText';
import { linksIn } from './linksIn';
import { folderOf, linkTarget } from './linkTarget';
import { looseTags } from './looseTags';
import { revealLine, type Veil } from './revealLine';
import { tagsIn } from './tagsIn';

/** What one look over a body finds, without parsing it. */
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
 * Scans a body once, line by line, in linear time whatever it holds. Code, maths and comments are not looked into.
 * `path` is the note's own: markdown links are relative to its folder.
 */
export function outline(body: string, path: string): Outline {
  const scan = newScan(folderOf(path));
  for (let start = 0; start < body.length;) {
    const end = body.indexOf('\n', start);
    const stop = end < 0 ? body.length : end;
    takeLine(scan, body.slice(start, stop));
    start = stop + 1;
  }
  endParagraph(scan);
  return { headings: scan.headings, tags: [...scan.tags], looseTags: [...scan.looseTags], links: [...scan.links], lead: scan.lead };
}

interface Scan {
  readonly folder: string;
  readonly headings: { text: string; level: number }[];
  readonly tags: Set<string>;
  readonly looseTags: Set<string>;
  readonly links: Set<string>;
  lead: string;
  readonly veil: Veil;
  fence: ContainedFence | null;
  /** Lines of the paragraph that is being read. */
  paragraph: string[];
  /** A list, quote, table or HTML block goes on until a blank line. */
  inBlock: boolean;
  /** Indented lines belong to a list item until a line at the margin follows a blank one. */
  inList: boolean;
}

function newScan(folder: string): Scan {
  return {
    folder, headings: [], tags: new Set(), looseTags: new Set(), links: new Set(), lead: '', veil: { until: '' },
    fence: null, paragraph: [], inBlock: false, inList: false,
  };
}

/** Without one of these, a line outside code, maths and comments has nothing but its own text to be read for. */
const MARKED = /[`~%<$[#＃]/;

function takeLine(scan: Scan, line: string): void {
  if (scan.fence === null && scan.veil.until === '' && !MARKED.test(line)) return isIndentedCode(scan, line) ? undefined : takeBlock(scan, line);
  if (scan.fence !== null) {
    const place = placeInFence(scan.fence, line);
    if (place !== 'inside') scan.fence = null;
    if (place !== 'outside') return;
  }
  if (scan.veil.until === '') {
    if (isIndentedCode(scan, line)) return;
    scan.fence = containedFence(line);
    if (scan.fence !== null) return endParagraph(scan);
  }
  const { shown, prose, comments } = revealLine(line, scan.veil);
  for (const tag of looseTags(comments)) scan.looseTags.add(tag);
  takeInline(scan, prose);
  takeBlock(scan, shown);
}

function isIndentedCode(scan: Scan, line: string): boolean {
  if (!line.startsWith('    ') && !line.startsWith('\t')) return false;
  return !scan.inList && !scan.inBlock && scan.paragraph.length === 0;
}

function takeInline(scan: Scan, prose: string): void {
  let rest = prose;
  if (prose.includes('[')) {
    let from = 0;
    rest = '';
    for (const link of linksIn(prose)) {
      const target = linkTarget(link, scan.folder);
      if (target !== null) scan.links.add(target);
      // the bar keeps a `#` behind a link from reading as a tag
      rest += `${prose.slice(from, link.start)}|`;
      from = link.end;
    }
    rest += prose.slice(from);
  }
  for (const tag of tagsIn(rest)) scan.tags.add(tag);
  for (const tag of looseTags(rest)) scan.looseTags.add(tag);
}

/** Marks that open a block which is neither heading nor paragraph: quote, list, table, HTML, callout. */
const BLOCK = /^(?:[>|<]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$))/;
const LIST = /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
/** No word starts a heading, an underline, a rule or a block. */
const WORD = /^[A-Za-z]/;

function takeBlock(scan: Scan, shown: string): void {
  const text = shown.trim();
  if (text === '') {
    scan.inBlock = false;
    return endParagraph(scan);
  }
  const indent = shown.length - shown.trimStart().length;
  if (WORD.test(text) || !takeMarked(scan, text, indent)) takeWords(scan, text, indent);
}

/** Takes a line that its first mark makes something else than a line of a paragraph; false when it is one. */
function takeMarked(scan: Scan, text: string, indent: number): boolean {
  const heading = indent <= 3 ? atxHeading(text) : null;
  const underline = indent <= 3 && scan.paragraph.length > 0 ? underlineLevel(text) : 0;
  if (heading !== null) {
    endParagraph(scan);
    scan.inBlock = scan.inList = false;
    scan.headings.push(heading);
  } else if (underline > 0) {
    scan.headings.push({ text: scan.paragraph.join(' '), level: underline });
    scan.paragraph = [];
  } else if (isRule(text)) {
    endParagraph(scan);
    scan.inBlock = false;
  } else if (BLOCK.test(text)) {
    endParagraph(scan);
    scan.inBlock = true;
    scan.inList = LIST.test(text) || (scan.inList && indent > 0);
  } else return false;
  return true;
}

function takeWords(scan: Scan, text: string, indent: number): void {
  if (scan.inBlock) return;
  if (indent === 0) scan.inList = false;
  if (!scan.inList) scan.paragraph.push(text);
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
