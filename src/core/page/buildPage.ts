import type { Page, PageDate, Tier } from '../model';
import { plainSpelling } from '../topic/plainSpelling';
import { linksIn } from './linksIn';
import { fileNameOf, folderOf, linkTarget } from './linkTarget';
import { looseTags } from './looseTags';
import { normalTag } from './normalTag';
import { fileDate, pageDate } from './pageDate';
import { oneLine } from './propertyValues';

/** What is known of a note, from its text or from a host's cache. */
export interface PageParts {
  readonly path: string;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly unparsedProperties: string;
  readonly headings: readonly { readonly text: string; readonly level: number }[];
  /** Inline tags; those of the properties may be repeated here. */
  readonly tags: readonly string[];
  /** Of the text, as `looseTags` finds them. */
  readonly looseTags: readonly string[];
  readonly links: readonly string[];
  readonly lead: string | null;
  /** Ms since 1970. */
  readonly fileTime: number | null;
}

/** The one place where metadata becomes a page, whoever gathered it. */
export function buildPage(parts: PageParts): Page {
  const { path, values } = parts;
  const folder = folderOf(path);
  const fileName = fileNameOf(path);
  const linked = linkedValues(values);
  const properties = linked.length === 0 ? values : withoutBrackets(values);
  const names = (keys: readonly string[]) => valuesOf(properties, keys).filter(isName);
  const tags = distinct([...names(TAG_KEYS), ...parts.tags].map(normalTag).filter((tag): tag is string => tag !== null));
  const firstHeading = parts.headings.find((heading) => heading.level === 1 && heading.text !== '');
  return {
    path,
    title: names(['title'])[0] ?? (firstHeading ? oneLine(firstHeading.text) : fileName),
    fileName,
    aliases: distinct(names(['aliases', 'alias'])),
    tags,
    looseTags: unlike(tags, [...valuesOf(values, TAG_KEYS).flatMap(wordsAsTags), ...parts.looseTags]),
    summary: names(['summary']).join(' ') || names(['description']).join(' '),
    tier: tierOf(properties),
    updated: dateOf(properties) ?? fileDate(parts.fileTime),
    category: names(['category'])[0] ?? folder,
    headings: parts.headings.map((heading) => oneLine(heading.text)).filter(Boolean),
    links: distinct([...propertyLinks(linked, folder), ...parts.links]),
    indexEntry: '',
    lead: parts.lead,
    properties,
    unparsedProperties: parts.unparsedProperties,
  };
}

/**
 * Besides tags: wikis that keep `topics`, `keywords` or `categories` use them as others use tags, one subject a value, so they
 * count as tags. `category` does not: it is one drawer, and often just the folder.
 */
const TAG_KEYS = ['tags', 'tag', 'topics', 'keywords', 'categories'];

/** The first that holds a readable date wins. */
const DATE_KEYS = [
  'updated', 'modified', 'last updated', 'last modified', 'date modified', 'date updated', 'updated at', 'modified at',
  'update date', 'modification date', 'last edited', 'lastmod', 'lastupdated', 'lastmodified', 'mtime',
];

/** They are written with a blank, `-` or `_` alike. */
const DATE_KEY_OF: ReadonlyMap<string, string> = new Map(DATE_KEYS.flatMap((key) => [' ', '-', '_'].map((mark) => [key.replace(' ', mark), key] as const)));

const TIERS: readonly Tier[] = ['core', 'supporting', 'peripheral'];

function valuesOf(properties: ReadonlyMap<string, readonly string[]>, keys: readonly string[]): string[] {
  const values: string[] = [];
  for (const key of keys) {
    const list = properties.get(key);
    if (list !== undefined) values.push(...list);
  }
  return values;
}

/** Any word of a value that is no plain tag may be meant as one: `a, b`, `#a #b`, `"a`. */
function wordsAsTags(value: string): string[] {
  return PLAIN_TAG.test(value) ? [] : looseTags(` #${plainSpelling(value).split(/[\s,;"'|]+/).join(' #')}`);
}

const PLAIN_TAG = /^[\w/-]+$/;

function unlike(tags: readonly string[], loose: readonly string[]): readonly string[] {
  if (loose.length === 0) return [];
  const known = new Set(tags);
  return distinct(loose.map(normalTag).filter((tag): tag is string => tag !== null && !known.has(tag)));
}

/** A boolean is no name. */
function isName(value: string): boolean {
  return value !== 'true' && value !== 'false';
}

/** `[[Page|text]]` as a whole value stands for its text. */
function withoutBrackets(values: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  return new Map([...values].map(([key, list]) => [key, list.map(bare).filter(Boolean)]));
}

function bare(value: string): string {
  if (!value.startsWith('[[') || !value.endsWith(']]')) return value;
  const [link] = linksIn(value);
  return link !== undefined && link.start === 0 && link.end === value.length ? link.text : value;
}

function propertyLinks(linked: readonly string[], folder: string): string[] {
  const links = linked.flatMap(linksIn);
  return links.map((link) => linkTarget(link, folder)).filter((target): target is string => target !== null);
}

function linkedValues(values: ReadonlyMap<string, readonly string[]>): string[] {
  const linked: string[] = [];
  values.forEach((list) => {
    for (const value of list) if (value.includes('[[')) linked.push(value);
  });
  return linked;
}

function tierOf(properties: ReadonlyMap<string, readonly string[]>): Tier {
  const written = properties.get('tier')?.[0]?.toLowerCase();
  return TIERS.find((tier) => tier === written) ?? 'supporting';
}

function dateOf(properties: ReadonlyMap<string, readonly string[]>): PageDate | null {
  const spelled = new Map<string, readonly string[]>();
  properties.forEach((list, key) => {
    const plain = DATE_KEY_OF.get(key);
    if (plain !== undefined) spelled.set(plain, list);
  });
  for (const value of spelled.size === 0 ? [] : valuesOf(spelled, DATE_KEYS)) {
    const date = pageDate(value);
    if (date !== null) return date;
  }
  return null;
}

function distinct(values: readonly string[]): readonly string[] {
  return values.length < 2 ? values : [...new Set(values)];
}
