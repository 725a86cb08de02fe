import { parseArgs } from 'node:util';
import { PackError } from '../core/errors';
import type { PackMode } from '../core/model';
import { parseBudget, parseSettings, type PackSettings } from '../core/settings';
import { TOKEN_MODELS } from '../core/tokens';

/** What the command line asks for. */
export interface Call {
  readonly action: 'pack' | 'eval' | 'help' | 'version';
  readonly mode: PackMode;
  /** '' unless the mode is `topic` and the action `pack`. */
  readonly topic: string;
  readonly budget: number;
  readonly settings: PackSettings;
  readonly format: Format;
  /** A folder, as typed. */
  readonly vault?: string;
  /** A file, as typed. */
  readonly output?: string;
  /** A file of topics with the pages they should find. */
  readonly gold?: string;
  /** ISO timestamp; the clock is asked when there is none. */
  readonly now?: string;
}

const FORMATS = ['markdown', 'json'] as const;
type Format = (typeof FORMATS)[number];

/**
 * Reads the arguments that follow the command's name.
 * @throws PackError whose sentence says what is wrong with the call and what to do.
 */
export function readCall(argv: readonly string[]): Call {
  const { values, positionals } = parse(argv);
  const action = values.help ? 'help' : values.version ? 'version' : values.eval === undefined ? 'pack' : 'eval';
  const mode = values.recent ? 'recent' : 'topic';
  if (action === 'eval') refuseTopic(mode, positionals);
  refuseEmptyValues(values);
  return {
    action,
    mode,
    topic: action === 'pack' ? topicToPack(mode, positionals) : '',
    budget: values.budget === undefined ? parseSettings(null).defaultBudget : parseBudget(values.budget),
    settings: settingsFrom(values),
    format: oneOf('format', values.format ?? 'markdown', FORMATS),
    vault: values.vault,
    output: values.output,
    gold: values.eval,
    now: values.now === undefined ? undefined : timestamp(values.now),
  };
}

const OPTIONS = {
  'vault': { type: 'string' },
  'budget': { type: 'string' },
  'recent': { type: 'boolean' },
  'limit': { type: 'string' },
  'format': { type: 'string' },
  'output': { type: 'string' },
  'public-only': { type: 'boolean' },
  'exclude-folder': { type: 'string', multiple: true },
  'exclude-tag': { type: 'string', multiple: true },
  'pack-folder': { type: 'string' },
  'tokens': { type: 'string' },
  'eval': { type: 'string' },
  'no-log': { type: 'boolean' },
  'now': { type: 'string' },
  'help': { type: 'boolean', short: 'h' },
  'version': { type: 'boolean', short: 'V' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: withNegatives(argv), options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Node's own message goes on over several lines; its first sentence says which option and what is wrong.
    const [sentence] = (error as Error).message.split(/\. |\.?\n/, 1);
    throw new PackError(`${sentence}; wiki-context-pack --help lists the options, and "--" goes before a topic that starts with a dash.`);
  }
}

/** `--budget -5` names a budget, wrong as it is, and no option `-5`. What follows `--` is left alone. */
function withNegatives(argv: readonly string[]): string[] {
  const end = argv.indexOf('--');
  return argv.reduce<string[]>((args, arg, at) => {
    const isValue = /^-\d/.test(arg) && (end < 0 || at < end) && (args[args.length - 1] === '--budget' || args[args.length - 1] === '--limit');
    return isValue ? [...args.slice(0, -1), `${args[args.length - 1]}=${arg}`] : [...args, arg];
  }, []);
}

/** An empty value is a shell variable that was not set: to go on would pack what the caller meant to leave out. */
function refuseEmptyValues(values: Values): void {
  for (const [option, value] of Object.entries(values)) {
    if ([value].flat().some((one) => typeof one === 'string' && one.trim() === '')) throw new PackError(`The option --${option} needs a value that is not empty.`);
  }
}

function topicToPack(mode: PackMode, positionals: readonly string[]): string {
  const [topic, ...more] = positionals;
  if (mode === 'recent') {
    if (topic !== undefined) throw new PackError(`--recent takes no topic: leave out --recent or "${positionals.join(' ')}".`);
    return '';
  }
  if (topic === undefined) throw new PackError('No topic was given: name one, as in wiki-context-pack "my topic", or use --recent.');
  if (more.length > 0) throw new PackError(`Only one topic can be packed: put it in quotes, as in wiki-context-pack "${positionals.join(' ')}".`);
  if (topic.trim() === '') throw new PackError('The topic is empty: name what the pack should be about, or use --recent.');
  return topic;
}

function refuseTopic(mode: PackMode, positionals: readonly string[]): void {
  if (mode === 'recent' || positionals.length > 0) throw new PackError('--eval takes its topics from its file: leave out --recent and the topic.');
}

function settingsFrom(values: Values): PackSettings {
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  const settings = parseSettings({
    candidateLimit: limit,
    tokenModel: values.tokens === undefined ? undefined : oneOf('tokens', values.tokens, TOKEN_MODELS),
    packFolder: values['pack-folder'],
    log: values['no-log'] ? 'never' : 'ifExists',
    excludedFolders: values['exclude-folder'],
    excludedTags: values['exclude-tag'],
    publicOnly: values['public-only'],
  });
  if (limit !== undefined && settings.candidateLimit !== limit) throw new PackError(`The limit must be a whole number of pages from 1 to 200, not "${values.limit}".`);
  return settings;
}

function oneOf<T extends string>(option: string, typed: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === typed);
  if (found === undefined) throw new PackError(`--${option} must be one of ${allowed.join(', ')}, not "${typed}".`);
  return found;
}

/** The day is looked up in the calendar: Date reads 31 February as 3 March. */
function timestamp(typed: string): string {
  const [, day] = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)?)?$/.exec(typed) ?? [];
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(Date.parse(typed)) || Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) {
    throw new PackError(`--now must be an ISO time such as 2026-01-31T09:30:00Z, not "${typed}".`);
  }
  return typed;
}
