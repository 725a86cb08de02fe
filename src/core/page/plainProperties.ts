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
  const whole = `\n${block}\n`;
  const text = BLANK_LINE.test(whole) ? withoutBlankLines(block) : whole.slice(1);
  const values = new Map<string, Value>();
  for (let at = 0; at < text.length;) {
    const property = propertyAt(text, at);
    if (property === null) return null;
    const { key, below } = property;
    const value = below === '' ? valueOf(property.text) : valueBelow(property.text, below);
    if (value === undefined || values.has(key) || (value === MAP && isTelling(key.toLowerCase()))) return null;
    values.set(key, value);
    at = property.end;
  }
  return values;
}

/** Tabs, control characters, blanks that are no spaces, halves of emoji: nothing that plain blocks need. */
const UNUSUAL = /[^\n -~\u00a1-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff\uf900-\ufdff\uff01-\uffef]/;
const BLANK_LINE = /\n *\n/;
/** A key, what stands behind it, and the lines that belong to it: what is indented, or a list item. */
const PROPERTY = /([A-Za-z](?:[\w -]{0,98}[\w-])?):(?: (.*))?\n((?:(?: |- ).*\n)*)/y;
/** A scalar that opens with none of YAML's marks, and holds no `: ` nor ` #`. */
const PLAIN = /^[\w(/.+$<~\u00a1-\uffff][^: ]*(?:(?::(?! |$)| (?!#))[^: ]*)*$/;
const QUOTED = /^(?:"([^"\\]*)"|'([^'\\]*)')$/;
/** An item of a list in brackets; some of YAML's marks are allowed inside, but none is needed. */
const FLOW_ITEM = /^[\w(/.+$<~\u00a1-\uffff][^:#'"{}[\]]*$/;

function withoutBlankLines(block: string): string {
  return block.split('\n').map((line) => (line.trim() === '' ? '' : `${line}\n`)).join('');
}

function propertyAt(text: string, at: number): { key: string; text: string; below: string; end: number } | null {
  PROPERTY.lastIndex = at;
  const match = PROPERTY.exec(text);
  return match && { key: match[1] ?? '', text: (match[2] ?? '').trim(), below: match[3] ?? '', end: PROPERTY.lastIndex };
}

function valueOf(text: string): Value | undefined {
  return text.startsWith('[') ? flowList(text) : scalar(text);
}

function scalar(text: string): Scalar | undefined {
  if (text === '' || PLAIN.test(text)) return plainScalar(text);
  const quoted = QUOTED.exec(text);
  return quoted ? quoted[1] ?? quoted[2] : undefined;
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

function valueBelow(text: string, below: string): Value | undefined {
  const lines = below.slice(0, -1).split('\n');
  const margin = indentOf(below);
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
  const pairs = lines.map((line) => propertyAt(`${line}\n`, 0));
  const keys = new Set(pairs.map((pair) => pair?.key));
  const isMap = margin > 0 && keys.size === lines.length && pairs.every((pair) => pair !== null && pair.text !== '' && scalar(pair.text) !== undefined);
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
