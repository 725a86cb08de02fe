import { MAX_BUDGET, MIN_BUDGET } from '../core/settings';
import type { Choices, Form, Pack } from '../core/model';
import type { PackWish } from '../core/packWish';

/**
 * A pack note is properties, then the pack between two lines. Whatever a packed note says stands between them, so the first such
 * line and the last one are always ours: what is written around them stays when the pack is made anew.
 */
const BEGIN = '%% context pack begins %%';
const END = '%% context pack ends %%';

/** The text of a new pack note: its recipe as properties (and `context-pack: true`, by which it is never packed itself), then the pack. */
export function packNote(pack: Pack, wish: PackWish): string {
  return `${recipe(pack, wish)}\n${BEGIN}\n${pack.markdown}${END}\n`;
}

/** The pack that a note holds; null when its marks are gone. */
export function packIn(note: string): string | null {
  const part = partOf(note);
  return part && note.slice(...part);
}

/** The note with another pack, and nothing else changed; null when the marks are gone. */
export function withPack(note: string, markdown: string): string | null {
  const part = partOf(note);
  if (!part) return null;
  const [from, to] = part;
  return note.slice(0, from) + markdown + note.slice(to);
}

/** What a pack note asks for, by its properties; null when it is none, or when they were changed to make no sense. */
export function wishOf(properties: Readonly<Record<string, unknown>>): PackWish | null {
  const { mode, topic, budget } = properties;
  const isRecent = mode === 'recent';
  if (properties['context-pack'] !== true || (!isRecent && typeof topic !== 'string')) return null;
  if (typeof budget !== 'number' || !Number.isInteger(budget) || budget < MIN_BUDGET || budget > MAX_BUDGET) return null;
  return {
    mode: isRecent ? 'recent' : 'topic',
    topic: typeof topic === 'string' ? topic : '',
    budget,
    folder: typeof properties.folder === 'string' ? properties.folder : '',
    choices: { pinned: strings(properties.pinned), leftOut: strings(properties['left-out']), forms: formsIn(properties) },
  };
}

/** The paths of the pages that a pack note holds. */
export function pagesOf(properties: Readonly<Record<string, unknown>>): readonly string[] {
  return strings(properties.pages);
}

const LIMITED: readonly Form[] = ['focused', 'excerpt', 'summary'];

/** Where the pack begins and ends. */
function partOf(note: string): [from: number, to: number] | null {
  const begin = lineStart(note, BEGIN, note.indexOf(BEGIN), (at) => note.indexOf(BEGIN, at + 1));
  const end = lineStart(note, END, note.lastIndexOf(END), (at) => (at === 0 ? -1 : note.lastIndexOf(END, at - 1)));
  const from = begin < 0 ? -1 : note.indexOf('\n', begin) + 1;
  return from > 0 && end >= from ? [from, end] : null;
}

/** The first of the places where the mark is a line of its own; -1 when there is none. */
function lineStart(note: string, mark: string, first: number, next: (at: number) => number): number {
  let at = first;
  while (at >= 0 && !isLine(note, at, mark.length)) at = next(at);
  return at;
}

function isLine(note: string, at: number, length: number): boolean {
  const end = note.indexOf('\n', at);
  return (at === 0 || note[at - 1] === '\n') && note.slice(at + length, end < 0 ? note.length : end).trim() === '';
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}

function formsIn(properties: Readonly<Record<string, unknown>>): Choices['forms'] {
  return new Map(LIMITED.flatMap((form) => strings(properties[form]).map((path) => [path, form] as const)));
}

/** JSON strings are YAML strings, whatever the topic holds. */
function recipe({ generated, pages }: Pack, { mode, topic, budget, folder, choices }: PackWish): string {
  return [
    '---',
    'context-pack: true',
    mode === 'recent' ? 'mode: recent' : `topic: ${JSON.stringify(topic)}`,
    `budget: ${budget}`,
    ...(folder === '' ? [] : [`folder: ${JSON.stringify(folder)}`]),
    ...someList('pinned', choices.pinned),
    ...someList('left-out', choices.leftOut),
    ...LIMITED.flatMap((form) => someList(form, [...choices.forms].filter(([, limit]) => limit === form).map(([path]) => path))),
    `generated: ${JSON.stringify(generated)}`,
    ...(pages.length === 0 ? ['pages: []'] : someList('pages', pages.map(({ path }) => path))),
    '---',
  ].join('\n');
}

function someList(key: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${key}:`, ...items.map((item) => `  - ${JSON.stringify(item)}`)];
}
