import type { ReadYaml } from '../model';
import { plainProperties } from './plainProperties';
import { propertyValues } from './propertyValues';
import { salvageProperties } from './salvageProperties';

const MAX_BLOCK_CHARS = 64 * 1024;
const MAX_BLOCK_LINES = 2000;

/**
 * Parts a note by Obsidian's grammar: the first line is `---` and nothing else, and so is the line that closes the block
 * (blanks behind the marks are allowed). `---js` opens nothing. A block above 64 KiB or 2,000 lines is no block.
 * Both parts have LF line ends and no byte order mark; `properties` is the text between the marks, null when there is none.
 */
export function splitNote(text: string): { properties: string | null; body: string } {
  const note = withoutMark(text);
  let start = isRule(note, 0, lineEnd(note, 0)) ? lineEnd(note, 0) + 1 : Infinity;
  const first = start;
  for (let lines = 0; lines <= MAX_BLOCK_LINES && start <= Math.min(note.length, first + MAX_BLOCK_CHARS); lines++) {
    const end = lineEnd(note, start);
    if (isRule(note, start, end)) return { properties: note.slice(first, Math.max(first, start - 1)), body: note.slice(end + 1) };
    start = end + 1;
  }
  return { properties: null, body: note };
}

/**
 * Reads a property block. `broken` says that it is no YAML map (one with a key twice is none); what can be read line by line is returned
 * all the same. `whole` says that nothing in it was passed over that may keep the note out. Never throws.
 */
export function parseProperties(block: string, readYaml: ReadYaml): { values: ReadonlyMap<string, readonly string[]>; broken: boolean; whole: boolean } {
  const parsed = plainProperties(block) ?? parseYaml(block, readYaml);
  const { values, whole } = propertyValues(parsed ?? salvageProperties(block));
  return { values, broken: parsed === null, whole: whole && parsed !== null };
}

function withoutMark(text: string): string {
  const note = text.startsWith('\ufeff') ? text.slice(1) : text;
  return note.includes('\r') ? note.replace(/\r\n?/g, '\n') : note;
}

function lineEnd(note: string, from: number): number {
  const end = note.indexOf('\n', from);
  return end < 0 ? note.length : end;
}

function isRule(note: string, start: number, end: number): boolean {
  return note.startsWith('---', start) && /^---[ \t]*$/.test(note.slice(start, end));
}

/** Null when the block is not a YAML map. */
function parseYaml(block: string, readYaml: ReadYaml): [string, unknown][] | null {
  const yaml = plainBlock(block);
  if (yaml === '') return [];
  // A second document, or to gray-matter, which knows `--- more ---`, the end of the block.
  if (yaml.startsWith('---') || yaml.includes('\n---')) return null;
  try {
    const value = readYaml(yaml);
    if (value === undefined || value === null) return [];
    return typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null;
  } catch {
    return null;
  }
}

/**
 * Blank lines mean nothing here, since every value becomes one line, and gray-matter's search for comments is quadratic in them.
 */
function plainBlock(block: string): string {
  const lines = block.replace(/[\u2028\u2029]/g, ' ').split(/\r\n?|\n/);
  return lines.filter((line) => line.trim() !== '').join('\n');
}
