import { atxHeading, underlineLevel } from './headingMark';
import { leadText } from './leadText';

export interface Heading {
  readonly text: string;
  readonly level: number;
}

/**
 * The blocks that the lines of a body belong to, as far as headings, the lead and indented code ask for them. Lines that say no more than
 * their words are passed over at first, and most for good: those up to a line are read when something there depends on them. Lines come in
 * order; `start` is where one begins in the body, `end` its line end.
 */
export class LineBlocks {
  readonly headings: Heading[] = [];
  /** The first paragraph of prose on one line; '' as long as there is none. */
  lead = '';
  /** Where the lines begin that were not read yet. */
  private next = 0;
  /** Lines of the paragraph that is being read. */
  private paragraph: string[] = [];
  /** A list, quote, table or HTML block goes on until a blank line. */
  private inBlock = false;
  /** Indented lines belong to a list item until a line at the margin follows a blank one. */
  private inList = false;

  constructor(private readonly body: string) {}

  /** Whether a line of text that stands there is indented code. */
  isCode(line: string, start: number): boolean {
    if (!isIndented(line)) return false;
    this.readUpTo(start);
    return this.isFree();
  }

  /** Nothing is a block until `resumeAt`: a fence was opened. */
  stopAt(start: number): void {
    this.readUpTo(start);
    this.endParagraph();
    this.next = Infinity;
  }

  resumeAt(start: number): void {
    this.next = start;
  }

  /** What stands before a heading tells nothing of what follows: but for the lead, it is never read. */
  addHeading(heading: Heading, start: number, end: number): void {
    this.findLead(start);
    this.inBlock = this.inList = false;
    this.headings.push(heading);
    this.next = end + 1;
  }

  /** Takes a line, as it is shown, that is a heading or makes one of the paragraph above it; false when it does neither. */
  takeHeading(shown: string, start: number, end: number): boolean {
    const text = shown.trim();
    const mark = text[0];
    if ((mark !== '#' && mark !== '=' && mark !== '-') || indentOf(shown) > 3) return false;
    if (mark !== '#') return this.takeUnderline(underlineLevel(text), start, end);
    const heading = atxHeading(text);
    if (heading !== null) this.addHeading(heading, start, end);
    return heading !== null;
  }

  /** Takes a line that is no heading and shows something else than the body has there. */
  takeShown(shown: string, start: number, end: number): void {
    this.readUpTo(start);
    this.take(shown);
    this.next = end + 1;
  }

  /** Reads on as far as it takes to know the lead, at most up to a line before which a paragraph ends. */
  findLead(until: number): void {
    while (this.lead === '' && this.next < until) this.readLine();
    this.endParagraph();
  }

  private takeUnderline(level: number, start: number, end: number): boolean {
    if (level === 0) return false;
    this.readUpTo(start);
    if (this.paragraph.length === 0) return false;
    this.headings.push({ text: this.paragraph.join(' '), level });
    this.paragraph = [];
    this.next = end + 1;
    return true;
  }

  private readUpTo(start: number): void {
    while (this.next < start) this.readLine();
  }

  private readLine(): void {
    const end = this.body.indexOf('\n', this.next);
    const line = this.body.slice(this.next, end < 0 ? this.body.length : end);
    this.next = end < 0 ? Infinity : end + 1;
    if (!isIndented(line) || !this.isFree()) this.take(line);
  }

  private isFree(): boolean {
    return !this.inList && !this.inBlock && this.paragraph.length === 0;
  }

  private take(shown: string): void {
    const text = shown.trim();
    if (text === '' || isRule(text)) {
      this.endParagraph();
      this.inBlock = false;
    } else if (BLOCK.test(text)) {
      this.endParagraph();
      this.inBlock = true;
      this.inList = LIST.test(text) || (this.inList && indentOf(shown) > 0);
    } else if (!this.inBlock) {
      if (indentOf(shown) === 0) this.inList = false;
      if (!this.inList) this.paragraph.push(text);
    }
  }

  private endParagraph(): void {
    if (this.lead === '' && this.paragraph.length > 0) this.lead = leadText(this.paragraph);
    this.paragraph = [];
  }
}

/** Marks that open a block which is neither heading nor paragraph: quote, list, table, HTML, callout. */
const BLOCK = /^(?:[>|<]|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$))/;
const LIST = /^(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;

function isIndented(line: string): boolean {
  return line.startsWith('    ') || line.startsWith('\t');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
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
