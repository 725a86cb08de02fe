import type { CachedMetadata, Pos, SectionCache } from 'obsidian';
import { parseYaml } from 'obsidian-test-mocks/obsidian';

/** What Obsidian's cache would hold of a note: properties, headings, tags, links and the sections that tell them apart. */
export function metadataOf(text: string): CachedMetadata {
  const lines = linesOf(text);
  const close = closingFence(lines);
  const cache: CachedMetadata = {};
  const sections: SectionCache[] = [];
  if (close > 0) {
    const position = between(lines, 0, close);
    sections.push({ type: 'yaml', position });
    const frontmatter = propertiesOf(lines.slice(1, close).map((line) => line.text).join('\n'));
    if (frontmatter) Object.assign(cache, { frontmatter, frontmatterPosition: position, frontmatterLinks: propertyLinks(frontmatter) });
  }
  readBody(lines, close + 1, cache, sections);
  if (sections.length > 0) cache.sections = sections;
  return cache;
}

interface Line {
  readonly number: number;
  readonly offset: number;
  readonly text: string;
}

function linesOf(text: string): Line[] {
  let offset = 0;
  return text.split('\n').map((line, number) => {
    const entry = { number, offset, text: line.endsWith('\r') ? line.slice(0, -1) : line };
    offset += line.length + 1;
    return entry;
  });
}

/** The line that closes the property block; -1 when the note has none. */
function closingFence(lines: readonly Line[]): number {
  const isFence = (line: Line | undefined): boolean => line !== undefined && line.text.trimEnd() === '---';
  return isFence(lines[0]) ? lines.findIndex((line, index) => index > 0 && isFence(line)) : -1;
}

/** Null for an empty block, for one that is no YAML, and for one that is no map: the cache then holds no properties. */
function propertiesOf(yaml: string): Record<string, unknown> | null {
  try {
    const value = parseYaml(yaml);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Record<string, unknown> : null;
  } catch {
    return null;
  }
}

function propertyLinks(frontmatter: Record<string, unknown>): CachedMetadata['frontmatterLinks'] {
  const entries = Object.entries(frontmatter).flatMap(([key, value]) => (
    Array.isArray(value) ? value.map((item, index) => [`${key}.${index}`, item as unknown] as const) : [[key, value] as const]
  ));
  return entries.flatMap(([key, value]) => (
    typeof value === 'string' ? [...value.matchAll(WIKILINK)].map((match) => ({ key, ...linkParts(match) })) : []
  ));
}

/** In a table the bar before the shown words stands behind a backslash, which is no part of the target. */
const WIKILINK = /!?\[\[([^\]|\n]+?)(?:\\?\|([^\]\n]*))?\]\]/g;
const MARKDOWN_LINK = /!?\[([^\]\n]*)\]\(([^)\n]+)\)/g;
const TAG = /(^|\s)#([\p{L}\p{N}\p{Extended_Pictographic}_/-]+)/gu;

function readBody(lines: readonly Line[], from: number, cache: CachedMetadata, sections: SectionCache[]): void {
  let fence = '';
  for (const line of lines.slice(from)) {
    const mark = /^(`{3,}|~{3,})/.exec(line.text)?.[1] ?? '';
    if (fence !== '') {
      if (mark.startsWith(fence) && line.text.trim() === mark) fence = '';
    } else if (mark !== '') {
      fence = mark;
      sections.push({ type: 'code', position: within(line, 0, line.text.length) });
    } else {
      readLine(line, cache, sections);
    }
  }
}

function readLine(line: Line, cache: CachedMetadata, sections: SectionCache[]): void {
  const heading = /^(#{1,6})[ \t]+(.*)$/.exec(line.text);
  const whole = within(line, 0, line.text.length);
  if (heading) {
    (cache.headings ??= []).push({ heading: (heading[2] ?? '').trim(), level: (heading[1] ?? '').length, position: whole });
    sections.push({ type: 'heading', position: whole });
  } else if (line.text.trim() !== '') {
    sections.push({ type: 'paragraph', position: whole });
  }
  const plain = line.text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
  for (const match of plain.matchAll(TAG)) {
    const start = match.index + (match[1] ?? '').length;
    if (/[^\d/]/.test(match[2] ?? '')) (cache.tags ??= []).push({ tag: `#${match[2]}`, position: within(line, start, match.index + match[0].length) });
  }
  for (const match of [...plain.matchAll(WIKILINK), ...plain.matchAll(MARKDOWN_LINK)]) {
    const kind = match[0].startsWith('!') ? 'embeds' : 'links';
    (cache[kind] ??= []).push({ ...linkParts(match), position: within(line, match.index, match.index + match[0].length) });
  }
}

function linkParts(match: RegExpMatchArray): { link: string; original: string; displayText: string } {
  const isWikilink = match[0].includes('[[');
  const link = (isWikilink ? match[1] : decodeURI(match[2] ?? '')) ?? '';
  return { link, original: match[0], displayText: (isWikilink ? match[2] : match[1]) ?? link };
}

function within(line: Line, from: number, to: number): Pos {
  return {
    start: { line: line.number, col: from, offset: line.offset + from },
    end: { line: line.number, col: to, offset: line.offset + to },
  };
}

function between(lines: readonly Line[], first: number, last: number): Pos {
  const [start, end] = [lines[first], lines[last]];
  if (!start || !end) throw new Error('no such lines');
  return { start: within(start, 0, 0).start, end: within(end, 0, end.text.trimEnd().length).end };
}
