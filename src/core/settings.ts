import { PackError } from './errors';
import { TOKEN_MODELS, type TokenModelName } from './tokens';

/** Points of the four bare rules, and of QMD. */
export interface Weights {
  /** Title, alias or file name equals the topic or a run of its terms. */
  readonly name: number;
  /** A tag matches a term. */
  readonly tag: number;
  /** The summary contains a term. */
  readonly summary: number;
  /** The page's `index.md` description contains a term. */
  readonly index: number;
  /** QMD ranks the page; none when left out. */
  readonly qmd?: number;
}

/** Where a finished pack goes: the clipboard, a new note, both, or the note in front at its cursor. */
export const OUTPUTS = ['clipboard', 'note', 'both', 'cursor'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Everything a user may set, one sentence per field. */
export interface PackSettings {
  /** Of this layout; a later one migrates. */
  readonly version: 1;
  /** The folder of the vault that holds the wiki; '' is the whole vault. */
  readonly wikiFolder: string;
  /** Tokens offered when a dialog opens, 256 to 100,000. */
  readonly defaultBudget: number;
  /** The most pages that may become candidates, 1 to 200. */
  readonly candidateLimit: number;
  /** How tokens are estimated. */
  readonly tokenModel: TokenModelName;
  /** Where a pack goes when Enter is pressed in the dialog. */
  readonly output: Output;
  /** Whether a pack note is opened once it is written. */
  readonly openNote: boolean;
  /** Where pack notes are written; nothing in it is ever a page. */
  readonly packFolder: string;
  /** Whether a run is logged in `log.md` at the wiki root. */
  readonly log: 'always' | 'ifExists' | 'never';
  /** Folders, from the wiki root, that are never packed; all below them included. */
  readonly excludedFolders: readonly string[];
  /** Tags whose pages are never packed; nested tags included. */
  readonly excludedTags: readonly string[];
  /** Properties whose pages are never packed: `key`, or `key: value`. */
  readonly excludedProperties: readonly string[];
  /** Leaves out pages tagged `visibility/internal` or `visibility/pii`. */
  readonly publicOnly: boolean;
  /** Points of the relevance rules. */
  readonly weights: Weights;
  /** Whether a bounded number of bodies is looked at for the ranking. */
  readonly deepLook: boolean;
  /** Whether pages are ranked by the four bare rules alone, each at its points: a name, a tag, the summary, the index entry. */
  readonly bareRules: boolean;
  /** The collection of QMD that holds the wiki; '' asks no QMD. */
  readonly qmdCollection: string;
  /** Where QMD listens. */
  readonly qmdUrl: string;
  /** Milliseconds that QMD has for its answer, 100 to 60,000. */
  readonly qmdTimeout: number;
  /** Headings, besides the built-in ones, that open a sources section. */
  readonly sourceSections: readonly string[];
  /** Headings, besides the built-in ones, that open a key section. */
  readonly keySections: readonly string[];
}

export const MIN_BUDGET = 256;
export const MAX_BUDGET = 100_000;
/** Above this many tokens the user is advised to narrow the topic. */
export const LARGE_BUDGET = 50_000;
const MAX_CANDIDATES = 200;

export const DEFAULT_SETTINGS: PackSettings = Object.freeze<PackSettings>({
  version: 1,
  wikiFolder: '',
  defaultBudget: 8000,
  candidateLimit: 20,
  tokenModel: 'scripts',
  output: 'clipboard',
  openNote: false,
  packFolder: 'Context Packs',
  log: 'ifExists',
  excludedFolders: Object.freeze([]),
  excludedTags: Object.freeze([]),
  excludedProperties: Object.freeze([]),
  publicOnly: false,
  deepLook: true,
  bareRules: false,
  weights: Object.freeze({ name: 5, tag: 3, summary: 2, index: 1, qmd: 4 }),
  qmdCollection: '',
  qmdUrl: 'http://localhost:8181',
  qmdTimeout: 4000,
  sourceSections: Object.freeze([]),
  keySections: Object.freeze([]),
});

/** Turns what was stored into settings: a value that is missing or makes no sense becomes its default. Never throws. */
export function parseSettings(stored: unknown): PackSettings {
  const raw = isRecord(stored) ? stored : {};
  const weights = isRecord(raw.weights) ? raw.weights : {};
  const d = DEFAULT_SETTINGS;
  return Object.freeze({
    version: 1,
    wikiFolder: folderPath(text(raw.wikiFolder, d.wikiFolder)),
    defaultBudget: wholeNumber(raw.defaultBudget, MIN_BUDGET, MAX_BUDGET) ?? d.defaultBudget,
    candidateLimit: wholeNumber(raw.candidateLimit, 1, MAX_CANDIDATES) ?? d.candidateLimit,
    tokenModel: oneOf(raw.tokenModel, TOKEN_MODELS, d.tokenModel),
    output: oneOf(raw.output, OUTPUTS, d.output),
    openNote: flag(raw.openNote, d.openNote),
    packFolder: folderPath(text(raw.packFolder, d.packFolder)),
    log: oneOf(raw.log, ['always', 'ifExists', 'never'] as const, d.log),
    excludedFolders: folders(raw.excludedFolders),
    excludedTags: lines(raw.excludedTags),
    excludedProperties: lines(raw.excludedProperties),
    publicOnly: flag(raw.publicOnly, d.publicOnly),
    deepLook: flag(raw.deepLook, d.deepLook),
    bareRules: flag(raw.bareRules, d.bareRules),
    weights: Object.freeze({
      name: points(weights.name, d.weights.name),
      tag: points(weights.tag, d.weights.tag),
      summary: points(weights.summary, d.weights.summary),
      index: points(weights.index, d.weights.index),
      qmd: points(weights.qmd, d.weights.qmd ?? 0),
    }),
    qmdCollection: text(raw.qmdCollection, d.qmdCollection),
    qmdUrl: text(raw.qmdUrl, d.qmdUrl) || d.qmdUrl,
    qmdTimeout: wholeNumber(raw.qmdTimeout, 100, 60_000) ?? d.qmdTimeout,
    sourceSections: lines(raw.sourceSections),
    keySections: lines(raw.keySections),
  });
}

/**
 * Reads a budget as a person types it: a whole number of tokens, 256 to 100,000, ASCII digits only.
 * @throws PackError that names the bounds.
 */
export function parseBudget(typed: string): number {
  const budget = /^\s*[0-9]{1,9}\s*$/.test(typed) ? Number(typed) : NaN;
  if (budget >= MIN_BUDGET && budget <= MAX_BUDGET) return budget;
  throw new PackError(`The budget must be a whole number of tokens from 256 to 100000, not "${typed}".`);
}

/** `/Packs//AI/` → `Packs/AI`: trimmed, no slash at either end, no empty parts. */
export function folderPath(path: string): string {
  return path.replace(/\\/g, '/').split('/').map((part) => part.trim()).filter((part) => part !== '' && part !== '.').join('/');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value.trim() : fallback;
}

function lines(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : [];
  return Object.freeze(list.filter((line): line is string => typeof line === 'string').map((line) => line.trim()).filter(Boolean));
}

function folders(value: unknown): readonly string[] {
  return Object.freeze(lines(value).map(folderPath).filter(Boolean));
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

function points(value: unknown, fallback: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : fallback;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], fallback: T): T {
  return allowed.find((name) => name === value) ?? fallback;
}
