import { plainScalar } from './plainScalar';
import { isTelling } from './propertyValues';

type Scalar = string | boolean | null;
type Value = Scalar | readonly Scalar[];

/**
 * Reads a property block that is written the way nearly all are: `key: value`, `key: [a, b]`, a list, a flat map or a block of text
 * below its key. Null when a single line is anything else; then YAML has to say. What it reads is what YAML reads, as `propertyValues`
 * takes it (one line a value, no maps), at less than half of the cost: a wiki of ten thousand pages pays it ten thousand times.
 */
export function plainProperties(block: string): Map<string, Value> | null {
  if (UNUSUAL.test(block)) return null;
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const values = new Map<string, Value>();
  for (let at = 0; at < lines.length;) {
    const [key, text] = keyAndText(lines[at] ?? '');
    if (key === '') return null;
    const end = untilNextKey(lines, at + 1);
    const value = end === at + 1 ? valueOf(text) : valueBelow(text, lines.slice(at + 1, end));
    if (value === undefined || values.has(key) || (value === MAP && isTelling(key.toLowerCase()))) return null;
    values.set(key, value);
    at = end;
  }
  return values;
}

/** Tabs, control characters, blanks that are no spaces, halves of emoji: nothing that plain blocks need. */
const UNUSUAL = /[^\n -~\u00a1-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff\uf900-\ufdff\uff01-\uffef]/;
const KEY = /^[A-Za-z](?:[\w -]{0,98}[\w-])?$/;
/** A scalar that opens with none of YAML's marks. */
const PLAIN = /^[\w(/.+$<~\u00a1-\uffff]/;
/** An item of a list in brackets; some of YAML's marks are allowed inside, but none is needed. */
const FLOW_ITEM = /^[\w(/.+$<~\u00a1-\uffff][^:#'"{}[\]]*$/;

function keyAndText(line: string): [key: string, text: string] {
  const colon = line.indexOf(':');
  const key = line.slice(0, Math.max(0, colon));
  const isKey = KEY.test(key) && (colon === line.length - 1 || line[colon + 1] === ' ');
  return isKey ? [key, line.slice(colon + 1).trim()] : ['', ''];
}

/** What is indented, or a list item, belongs to the key above. */
function untilNextKey(lines: readonly string[], from: number): number {
  let end = from;
  while (lines[end]?.startsWith(' ') || lines[end]?.startsWith('- ')) end++;
  return end;
}

function valueOf(text: string): Value | undefined {
  return text.startsWith('[') ? flowList(text) : scalar(text);
}

function scalar(text: string): Scalar | undefined {
  const quote = text[0];
  if (quote === '"' || quote === '\'') {
    const inner = text.slice(1, -1);
    return text.length > 1 && text.endsWith(quote) && !inner.includes(quote) && !inner.includes('\\') ? inner : undefined;
  }
  const isPlain = text === '' || (PLAIN.test(text) && !text.includes(': ') && !text.endsWith(':') && !text.includes(' #'));
  return isPlain ? plainScalar(text) : undefined;
}

function flowList(text: string): Value | undefined {
  const inner = text.slice(1, -1).trim();
  if (!text.endsWith(']') || text.length < 2) return undefined;
  return inner === '' ? [] : allOf(inner.split(','), flowItem);
}

function flowItem(untrimmed: string): Scalar | undefined {
  const text = untrimmed.trim();
  return text.startsWith('"') || FLOW_ITEM.test(text) ? scalar(text) : undefined;
}

function valueBelow(text: string, lines: readonly string[]): Value | undefined {
  const margin = indentOf(lines[0] ?? '');
  if (text === '') {
    const inner = lines.map((line) => (indentOf(line) === margin ? line.slice(margin) : ''));
    return inner[0]?.startsWith('- ') ? allOf(inner, item) : mapOf(inner, margin);
  }
  const isBlock = text === '>-' || text === '>' || text === '|' || text === '|-';
  return isBlock && lines.every((line) => indentOf(line) >= margin && margin > 0) ? lines.join(' ') : undefined;
}

/** An item that is empty, or a list itself, is left to YAML. */
function item(line: string): Scalar | undefined {
  const text = line.slice(2).trim();
  return line.startsWith('- ') && text !== '' ? scalar(text) : undefined;
}

/** Of a map nothing is kept; a key that may keep its note out leaves it to YAML, which says what was dropped. */
const MAP: readonly Scalar[] = [];

/** Distinct keys, each with a scalar: then it is a map. */
function mapOf(lines: readonly string[], margin: number): Value | undefined {
  const keys = new Set(lines.map((line) => keyAndText(line)[0]));
  const isMap = margin > 0 && keys.size === lines.length && lines.every((line) => {
    const [key, text] = keyAndText(line);
    return key !== '' && text !== '' && scalar(text) !== undefined;
  });
  return isMap ? MAP : undefined;
}

function allOf<T>(texts: readonly string[], read: (text: string) => T | undefined): T[] | undefined {
  const values: T[] = [];
  for (const text of texts) {
    const value = read(text);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

function indentOf(line: string): number {
  let indent = 0;
  while (line[indent] === ' ') indent++;
  return indent;
}
