import { PackError } from '../core/errors';
import { normalTag } from '../core/page/normalTag';
import { folderPath, parseBudget, parseSettings, type Output, type PackSettings, type Weights } from '../core/settings';
import type { TokenModelName } from '../core/tokens';
import { OUTPUT_CHOICES } from './outputChoices';

/** What a control reads, and how what is typed or chosen there changes the settings; `change` throws PackError. */
interface RowControl<Value> {
  readonly name: string;
  readonly desc: string;
  read(settings: PackSettings): Value;
  change(value: Value, settings: PackSettings): Partial<PackSettings>;
}

/** A row that is typed: one line, a folder, or one entry a line. */
export type TypedRow = RowControl<string> & { readonly kind: 'text' | 'folder' | 'lines' };

/** One row of the settings tab. */
export type SettingRow =
  | TypedRow
  | (RowControl<string> & { readonly kind: 'choice'; readonly options: Readonly<Record<string, string>> })
  | (RowControl<boolean> & { readonly kind: 'toggle' });

/** Rows under one heading; the first group has none. */
export interface SettingRowGroup {
  readonly heading?: string;
  readonly rows: readonly SettingRow[];
}

const LOG_CHOICES: Readonly<Record<PackSettings['log'], string>> = { always: 'Always', ifExists: 'If log.md exists', never: 'Never' };

const TOKEN_CHOICES: Readonly<Record<TokenModelName, string>> = {
  scripts: '4 characters, 1 in Chinese, Japanese and Korean',
  chars4: '4 characters in every script',
  upper: 'Upper estimate by script',
  bytes: 'One per UTF-8 byte, never too low',
};

/** The settings tab as one list: every version of Obsidian, and the docs, show these rows. */
export const SETTING_ROWS: readonly SettingRowGroup[] = [
  {
    rows: [
      folderRow('wikiFolder', 'Wiki folder', 'The folder that holds the wiki. Leave empty for the whole vault.'),
      {
        kind: 'text', name: 'Budget', desc: 'Tokens offered when the dialog opens, from 256 to 100,000.',
        read: (settings) => String(settings.defaultBudget),
        change: (typed) => ({ defaultBudget: parseBudget(typed) }),
      },
      {
        kind: 'text', name: 'Candidates', desc: 'The most pages that may be chosen for a pack, from 1 to 200.',
        read: (settings) => String(settings.candidateLimit),
        change: (typed, settings) => kept(settings, { candidateLimit: plainNumber(typed) }, 'Type a whole number from 1 to 200.'),
      },
      {
        kind: 'choice', name: 'Token estimate', desc: 'What counts as one token.', options: TOKEN_CHOICES,
        read: (settings) => settings.tokenModel,
        change: (name) => ({ tokenModel: name as TokenModelName }),
      },
    ],
  },
  {
    heading: 'Output',
    rows: [
      {
        kind: 'choice', name: 'Way out', desc: 'Where a pack goes unless the dialog is told otherwise.', options: OUTPUT_CHOICES,
        read: (settings) => settings.output,
        change: (way) => ({ output: way as Output }),
      },
      folderRow('packFolder', 'Pack folder', 'Where packs are saved as notes. Nothing in it is ever packed.'),
      {
        kind: 'toggle', name: 'Open pack notes', desc: 'Opens a pack that is saved as a note.',
        read: (settings) => settings.openNote,
        change: (on) => ({ openNote: on }),
      },
      {
        kind: 'choice', name: 'Log', desc: 'Adds a line to log.md of the wiki for each pack that is copied, saved or inserted.', options: LOG_CHOICES,
        read: (settings) => settings.log,
        change: (when) => ({ log: when as PackSettings['log'] }),
      },
    ],
  },
  {
    heading: 'Privacy',
    rows: [
      {
        kind: 'toggle', name: 'Public pages only', desc: 'Leaves out pages tagged visibility/internal or visibility/pii.',
        read: (settings) => settings.publicOnly,
        change: (on) => ({ publicOnly: on }),
      },
      linesRow('excludedFolders', 'Excluded folders', 'Never packed, from the wiki folder, one per line.'),
      linesRow('excludedTags', 'Excluded tags', 'Pages with these tags, or tags below them, are never packed. One per line.', (line) => {
        if (normalTag(line) === null) throw new PackError(`"${line}" is no tag: a tag has at least one letter.`);
      }),
      linesRow('excludedProperties', 'Excluded properties', 'Pages with these properties are never packed. One per line: key, or key: value.', (line) => {
        if (line.startsWith(':')) throw new PackError(`"${line}" names no property: write key, or key: value.`);
      }),
    ],
  },
  {
    heading: 'Ranking',
    rows: [
      weightRow('name', 'Points for a name', 'When the title, an alias or the file name is the topic, or words of it.'),
      weightRow('tag', 'Points for a tag', 'When a tag holds a word of the topic.'),
      weightRow('summary', 'Points for a summary', 'When the summary holds a word of the topic.'),
      weightRow('index', 'Points for an index entry', 'When the description in index.md holds a word of the topic.'),
      {
        kind: 'toggle', name: 'Deep look', desc: 'Reads some of the best pages, to rank them by their text too. Slower, and better.',
        read: (settings) => settings.deepLook,
        change: (on) => ({ deepLook: on }),
      },
      {
        kind: 'toggle', name: 'Bare rules only', desc: 'Ranks by the four rules above alone, each at its points: no rarity, links or text.',
        read: (settings) => settings.bareRules,
        change: (on) => ({ bareRules: on }),
      },
    ],
  },
  {
    heading: 'QMD',
    rows: [
      {
        kind: 'text', name: 'QMD collection', desc: 'The collection of a QMD server on this device that holds the wiki. Leave empty to ask none.',
        read: (settings) => settings.qmdCollection,
        change: (typed) => ({ qmdCollection: typed }),
      },
      {
        kind: 'text', name: 'QMD address', desc: 'Where the server listens. Topics are sent there, and nothing else.',
        read: (settings) => settings.qmdUrl,
        change: (typed) => ({ qmdUrl: webAddress(typed) }),
      },
      {
        kind: 'text', name: 'QMD patience', desc: 'Milliseconds that the server has for its answer, from 100 to 60,000.',
        read: (settings) => String(settings.qmdTimeout),
        change: (typed, settings) => kept(settings, { qmdTimeout: plainNumber(typed) }, 'Type a whole number from 100 to 60000.'),
      },
      weightRow('qmd', 'Points for QMD', 'When the server ranks the page.'),
    ],
  },
  {
    heading: 'Sections',
    rows: [
      linesRow('sourceSections', 'Source headings', 'More headings whose section is cut down to one line of sources. One per line.'),
      linesRow('keySections', 'Key headings', 'More headings whose section stays when a page must be shortened. One per line.'),
    ],
  },
];

function folderRow(key: 'wikiFolder' | 'packFolder', name: string, desc: string): SettingRow {
  return {
    kind: 'folder', name, desc,
    read: (settings) => settings[key],
    change: (typed) => {
      const folder = folderPath(typed);
      if (folder.split('/').some((part) => part.startsWith('.'))) throw new PackError('A folder that starts with a dot is hidden from Obsidian.');
      return { [key]: folder };
    },
  };
}

function linesRow(
  key: 'excludedFolders' | 'excludedTags' | 'excludedProperties' | 'sourceSections' | 'keySections', name: string, desc: string,
  check: (line: string) => void = () => undefined,
): SettingRow {
  return {
    kind: 'lines', name, desc,
    read: (settings) => settings[key].join('\n'),
    change: (typed) => {
      const lines = typed.split('\n');
      for (const line of lines) if (line.trim() !== '') check(line.trim());
      return { [key]: lines };
    },
  };
}

function weightRow(key: keyof Weights, name: string, desc: string): SettingRow {
  return {
    kind: 'text', name, desc,
    read: (settings) => String(settings.weights[key] ?? 0),
    change: (typed, settings) => (
      kept(settings, { weights: { ...settings.weights, [key]: plainNumber(typed) } }, 'Type a number from 0 to 100.')
    ),
  };
}

/** The bounds are written once, where settings are parsed: what does not come through there is refused. */
function kept(settings: PackSettings, change: Partial<PackSettings>, message: string): Partial<PackSettings> {
  const wanted = { ...settings, ...change };
  if (JSON.stringify(parseSettings(wanted)) === JSON.stringify(wanted)) return change;
  throw new PackError(message);
}

function plainNumber(typed: string): number {
  return /^[0-9]{1,9}(\.[0-9]{1,3})?$/.test(typed.trim()) ? Number(typed) : NaN;
}

function webAddress(typed: string): string {
  const address = typed.trim();
  if (/^https?:\/\/[^\s/]+/.test(address)) return address;
  throw new PackError(`"${typed}" is no address: it should look like http://localhost:8181.`);
}
