/**
 * Reads a block that is no YAML, line by line: `key: value`, lists in both spellings, block scalars, values that run on
 * over indented lines. What fits none of these is skipped. The last value of a key wins, as in a YAML map read leniently.
 */
export function salvageProperties(block: string): Map<string, unknown> {
  const fields = new Map<string, Field>();
  let field: Field | null = null;
  for (const line of block.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const pair = keyAndValue(line) ?? misplacedKey(line, field, fields);
    if (pair !== null) {
      field = newField(pair.value);
      fields.set(pair.key, field);
    } else if (field === null || !extend(field, line)) {
      field = null;
    }
  }
  return new Map([...fields].map(([key, found]) => [key, fieldValue(found)]));
}

/** A key's value as it is gathered: the text behind the colon and below it, or the items below it. */
interface Field {
  readonly isBlock: boolean;
  readonly lines: string[];
  readonly items: string[];
}

const BLOCK_SCALAR = /^[|>][0-9+-]{0,2}(?:\s+#.*)?$/;
const MAX_KEY_CHARS = 100;

function newField(value: string): Field {
  const isBlock = BLOCK_SCALAR.test(value);
  return { isBlock, lines: isBlock || value === '' ? [] : [value], items: [] };
}

/** A key stands at the start of its line and is parted from its value by a colon and a blank. */
function keyAndValue(line: string): { key: string; value: string } | null {
  const text = line.trimEnd();
  if (isIndented(line) || text.startsWith('#') || listItem(text) !== null) return null;
  const inner = text.indexOf(': ');
  const colon = inner < 0 && text.endsWith(':') ? text.length - 1 : inner;
  const key = colon < 0 ? '' : unquoted(text.slice(0, colon).trim());
  return key === '' || key.length > MAX_KEY_CHARS ? null : { key, value: text.slice(colon + 1).trim() };
}

const MISPLACED_KEY = /^[\w-]{1,100}:(?:\s|$)/;

/** A new key that is indented below a value on a line of its own: it stands a blank too far in, and is no part of the value. */
function misplacedKey(line: string, field: Field | null, fields: ReadonlyMap<string, Field>): { key: string; value: string } | null {
  const text = line.trim();
  const first = field?.lines[0] ?? '';
  if (field?.isBlock || first === '' || !MISPLACED_KEY.test(text) || isOpen(first)) return null;
  const pair = keyAndValue(text);
  return pair === null || fields.has(pair.key) ? null : pair;
}

/** Whether a value opens a quote or a bracket that it does not close: it goes on over the next lines. */
function isOpen(value: string): boolean {
  const close = CLOSERS.get(value.charAt(0));
  return close !== undefined && (value.length < 2 || !value.endsWith(close));
}

const CLOSERS = new Map([['"', '"'], ['\'', '\''], ['[', ']'], ['{', '}']]);

/** Takes a line that has no key of its own; false when it cannot belong to the field. */
function extend(field: Field, line: string): boolean {
  const text = line.trim();
  const item = listItem(text);
  if (field.isBlock && isIndented(line)) field.lines.push(text);
  else if (item !== null && field.lines.length === 0) field.items.push(item);
  else if (isIndented(line) && field.lines.length > 0) field.lines.push(text);
  else return false;
  return true;
}

function isIndented(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('\t');
}

function listItem(text: string): string | null {
  if (text === '-') return '';
  return text.startsWith('- ') || text.startsWith('-\t') ? text.slice(2).trim() : null;
}

function fieldValue(field: Field): unknown {
  const text = field.lines.join(' ');
  if (field.isBlock) return text;
  if (field.items.length > 0) return field.items.map(plain);
  if (text.startsWith('[[')) return listParts(text);
  return text.startsWith('[') && text.endsWith(']') ? listParts(text.slice(1, -1)) : plain(text);
}

/** Parts a flow list at its commas, and between quoted items where one is missing; those in quotes or brackets part nothing. */
function listParts(text: string): unknown[] {
  const parts: unknown[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || (char === '\'' && !/\w/.test(text[at - 1] ?? ''))) {
      quote = char;
      const before = text.slice(from, at).trim();
      if (before !== '' && unquoted(before) !== before) {
        parts.push(plain(before));
        from = at;
      }
    } else if (char === '[') {
      depth++;
    } else if (char === ']') {
      depth--;
    } else if (char === ',' && depth <= 0) {
      parts.push(plain(text.slice(from, at).trim()));
      from = at + 1;
    }
  }
  return [...parts, plain(text.slice(from).trim())];
}

/** A scalar: quotes off, a comment behind it off; nothing for YAML's nulls and typed values. */
function plain(value: string): string | null {
  const whole = unquoted(value);
  if (whole !== value) return whole;
  const comment = value.indexOf(' #');
  const text = comment < 0 ? value : value.slice(0, comment).trimEnd();
  return text === '~' || text.startsWith('!!') || text.toLowerCase() === 'null' ? null : unquoted(text);
}

function unquoted(value: string): string {
  const quote = value[0];
  if (value.length < 2 || (quote !== '"' && quote !== '\'') || !value.endsWith(quote)) return value;
  return value.slice(1, -1).split(quote === '"' ? '\\"' : '\'\'').join(quote);
}
