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
 */
export function propertyValues(entries: Iterable<readonly [string, unknown]>): Map<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of entries) {
    const key = name.trim().toLowerCase();
    const separator = SEPARATORS.get(key);
    values.set(key, flatten(separator && typeof value === 'string' ? value.split(separator) : value));
  }
  return values;
}

/** Text with every run of white space as one blank, none at the ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function flatten(value: unknown): string[] {
  const items: string[] = [];
  let visits = 0;
  const visit = (node: unknown): void => {
    if (items.length >= MAX_ITEMS || ++visits > MAX_VISITS) return;
    if (Array.isArray(node)) {
      for (const child of node as unknown[]) {
        if (visits > MAX_VISITS) return;
        visit(child);
      }
    } else {
      const text = scalar(node);
      if (text !== '') items.push(text);
    }
  };
  visit(value);
  return items;
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return isTemplate(value) ? '' : cut(oneLine(value));
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return value instanceof Date ? dateText(value) : '';
}

/** `{{title}}`, `<% tp.date.now() %>`: a template that was never filled in. */
function isTemplate(value: string): boolean {
  const text = value.trimStart();
  return (text.startsWith('{{') && text.includes('}}')) || text.startsWith('<%');
}

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
