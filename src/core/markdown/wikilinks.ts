import { isInside, type Range } from './verbatimSpans';

/** A wikilink in a text. Embeds (`![[…]]`) are not links. */
export interface Wikilink {
  readonly start: number;
  readonly end: number;
  /** What it points to, folded for comparison: target and anchor, without `.md`. */
  readonly target: string;
  /** What a reader sees of it. */
  readonly shown: string;
  /** Whether its words can stand alone: they start no heading, list, rule or fence, open no code or maths, and no `(path.md)` follows. */
  readonly isPlain: boolean;
}

/** The wikilinks of a text outside the verbatim ranges, in order. A link does not cross a line. */
export function wikilinks(text: string, verbatim: readonly Range[]): Wikilink[] {
  const links: Wikilink[] = [];
  for (let at = text.indexOf('[['); at >= 0; ) {
    const close = text.indexOf(']]', at + 2);
    if (close < 0) break;
    const open = text.lastIndexOf('[[', close - 1);
    const inner = text.slice(open + 2, close);
    if (inner !== '' && !inner.includes('\n') && text[open - 1] !== '!' && !isInside(verbatim, open)) links.push(toLink(inner, open, close + 2, text[close + 2] === '('));
    at = text.indexOf('[[', close + 2);
  }
  return links;
}

function toLink(inner: string, start: number, end: number, isHybrid: boolean): Wikilink {
  const bar = inner.indexOf('|');
  const target = inner.slice(0, bar < 0 ? undefined : inner[bar - 1] === '\\' ? bar - 1 : bar).trim();
  const alias = bar < 0 ? '' : inner.slice(bar + 1).trim();
  const shown = alias || (target.includes('#') ? target.replace(/#\^?/g, ' > ').replace(/^ > /, '') : target);
  return { start, end, target: targetKey(target), shown, isPlain: !isHybrid && !OPENING.test(shown) && (ASCII_LETTER.test(shown) || LETTER.test(shown) || NUMBER.test(shown)) };
}

/** Marks that could open something. */
const OPENING = /[`$<>[\]]/;
const ASCII_LETTER = /^[A-Za-z]/;
const LETTER = /^\p{L}/u;
/** A number that makes no list mark. */
const NUMBER = /^\p{N}(?!\p{N}*[.)])/u;

function targetKey(target: string): string {
  const hash = target.indexOf('#');
  const page = hash < 0 ? target : target.slice(0, hash);
  return (page.replace(/\.md$/i, '') + (hash < 0 ? '' : target.slice(hash))).normalize('NFC').toLowerCase();
}
