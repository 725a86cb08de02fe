const MAX_ITEMS = 64;
const MAX_CHARS = 512;
/** Lists that share parts by alias are small to parse and endless to walk: this many nodes of one value are looked at. */
const MAX_VISITS = 1000;

/** Keys whose plain string stands for a list, and what parts its items. */
const SEPARATORS: ReadonlyMap<string, RegExp> = new Map([
  ['tags', /[,\s]+/], ['tag', /[,\s]+/], ['aliases', /,/], ['alias', /,/],
  ['topics', /,/], ['keywords', /,/], ['categories', /,/],
]);

/**
 * The one place where values of any type become lists of one-line strings, from a parser or from Obsidian's cache:
 * nested lists are flattened; nulls, maps and template leftovers are dropped; at most 64 items of 512 characters.
 * Keys are lower case; a later key of the same name wins; a key without values keeps an empty list.
 * `whole` says that nothing was passed over that may keep the note out: no equal keys, no list cut, in a telling key no
 * map, no long text and no number, which may have been written otherwise (`012`).
 */
export function propertyValues(entries: Iterable<readonly [string, unknown]>): { values: Map<string, readonly string[]>; whole: boolean } {
  const values = new Map<string, readonly string[]>();
  let whole = true;
  for (const entry of entries) {
    const key = entry[0].trim().toLowerCase();
    const value = listed(key, entry[1]);
    const read = typeof value === 'string' ? oneText(value) : flatten(value);
    whole = whole && !values.has(key) && !read.isCut && !(read.isLossy && isTelling(key));
    values.set(key, read.items);
  }
  return { values, whole };
}

function listed(key: string, value: unknown): unknown {
  const separator = typeof value === 'string' ? SEPARATORS.get(key) : undefined;
  return separator ? (value as string).split(separator) : value;
}

/** Whether a key may say that its note is private, so that nothing of its value may be passed over unseen. Lower case. */
export function isTelling(key: string): boolean {
  return TELLING_KEYS.has(key);
}

const TELLING_KEYS = new Set(['tags', 'tag', 'topics', 'keywords', 'categories', 'visibility', '<<']);

/** Text with every run of white space as one blank, none at the ends. */
export function oneLine(text: string): string {
  return UNEVEN.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** White space at an end, next to other, or that is no blank; most texts have none. */
const UNEVEN = /^\s|\s(?:\s|$)|[^\S ]/;

/** `isCut`: there are more items than were taken. `isLossy`: a map was dropped, a text cut, or a number made by a parser. */
interface Read {
  readonly items: readonly string[];
  readonly isCut: boolean;
  readonly isLossy: boolean;
}

/** What `flatten` makes of a text, as most values are. */
function oneText(value: string): Read {
  const text = scalar(value);
  return { items: text === '' ? [] : [text], isCut: false, isLossy: value.length > MAX_CHARS };
}

function flatten(value: unknown): Read {
  const items: string[] = [];
  let visits = 0;
  let isCut = false;
  let isLossy = false;
  const visit = (node: unknown): void => {
    isCut = isCut || items.length >= MAX_ITEMS || ++visits > MAX_VISITS;
    if (isCut) return;
    if (Array.isArray(node)) {
      for (const child of node as unknown[]) {
        if (isCut) return;
        visit(child);
      }
    } else {
      const text = scalar(node);
      if (text !== '') items.push(text);
      isLossy = isLossy || isMap(node) || typeof node === 'number' || (typeof node === 'string' && node.length > MAX_CHARS);
    }
  };
  visit(value);
  return { items: items.slice(), isCut, isLossy };
}

function isMap(node: unknown): boolean {
  return typeof node === 'object' && node !== null && !(node instanceof Date);
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return ODD.test(value) || value.length > MAX_CHARS ? plainText(value) : value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return value instanceof Date ? dateText(value) : '';
}

/** What begins or ends with white space, holds other than single blanks, or may be a template: most texts are to be taken as they are. */
const ODD = /^(?:\s|\{\{|<%)|\s(?:\s|$)|[^\S ]/;

function plainText(text: string): string {
  return TEMPLATE.test(text) ? '' : cut(oneLine(text));
}

/** `{{title}}`, `<% tp.date.now() %>`: a template that was never filled in. */
const TEMPLATE = /^\s*(?:\{\{[^]*\}\}|<%)/;

function cut(text: string): string {
  if (text.length <= MAX_CHARS) return text;
  const last = text.charCodeAt(MAX_CHARS - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? MAX_CHARS - 1 : MAX_CHARS).trimEnd();
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}
