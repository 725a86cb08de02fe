import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { SETTING_ROWS, type SettingRow } from '../../src/ui/settingRows';

const PAGE = join(__dirname, '..', '..', 'docs', 'plugin.md');
const TABLE = /(\n## Settings\n\n)[^]*?(?=\n## |$)/;

function standard(row: SettingRow): string {
  if (row.kind === 'toggle') return row.read(DEFAULT_SETTINGS) ? 'on' : 'off';
  const value = row.read(DEFAULT_SETTINGS);
  return row.kind === 'choice' ? row.options[value] ?? '' : value || 'empty';
}

/** The rows of the settings tab as a table. */
function table(): string {
  const lines = SETTING_ROWS.flatMap(({ heading, rows }) => [
    ...(heading === undefined ? [] : [`| **${heading}** | | |`]),
    ...rows.map((row) => `| ${row.name} | ${standard(row)} | ${row.desc} |`),
  ]);
  return ['| setting | by default | |', '| --- | --- | --- |', ...lines, ''].join('\n');
}

describe('the page about the plugin', () => {
  it('lists every setting with its words and its default (UPDATE=1 rewrites the list)', () => {
    const page = readFileSync(PAGE, 'utf8');
    const updated = page.replace(TABLE, (_all, heading: string) => heading + table());
    if (process.env.UPDATE === '1') writeFileSync(PAGE, updated);
    expect(process.env.UPDATE === '1' ? updated : page).toBe(updated);
    expect(updated).toContain(table());
  });
});
