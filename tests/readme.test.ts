import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { USAGE } from '../src/cli/usage.mts';

const ROOT = join(__dirname, '..');
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/design.md'];

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** What `npm run pack -- …` prints. */
function pack(...args: readonly string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [join(ROOT, 'scripts/pack.mjs'), ...args], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout;
}

function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? '');
}

function keys(value: unknown): string[] {
  return Object.keys(value as object).sort();
}

describe('README.md', () => {
  const readme = read('README.md');

  it('opens with a command that packs the sample wiki', () => {
    const [topic = ''] = found(readme, /npm ci && npm run pack -- "([^"]+)"/g);
    const [header = '', firstPage = ''] = pack(topic, '--budget', '1500').split('\n\n---\n\n');
    expect(header.split('\n')[0]).toBe(`# Context Pack: ${topic}`);
    expect(firstPage).toMatch(/^## \[\[/);
  });

  it('shows a pack as the command prints it', () => {
    const [, topic = '', budget = ''] = /^The topic "([^"]+)" with a budget of (\d+) tokens/m.exec(readme) ?? [];
    const [shown = ''] = found(readme, /````markdown\n([^]+?)````/g);
    const [now = ''] = found(shown, /^# Generated: (.+)$/gm);
    expect(shown).toBe(pack(topic, '--budget', budget, '--now', now));
  });

  it('names the options of the command, all of them and no others', () => {
    const table = found(readme, /^\| (`--.*?) \|/gm).join(' ');
    const named = found(table, /(--[a-z-]+)/g);
    expect(named.sort()).toEqual([...new Set(found(USAGE, /^ +(?:-[a-zA-Z], )?(--[a-z-]+)/gm))].sort());
  });

  it('shows the JSON that comes out, field by field', () => {
    const [block = ''] = found(readme, /```json\n([^`]+)```/g);
    const shown = JSON.parse(block) as Record<string, object[]>;
    const real = JSON.parse(pack('siting', '--budget', '256', '--format', 'json')) as Record<string, object[]>;
    expect(keys(real)).toEqual(keys(shown));
    expect(keys(real.pages?.[0])).toEqual(keys(shown.pages?.[0]));
    expect(keys(real.leftOut?.[0])).toEqual(keys(shown.leftOut?.[0]));
  });
});

describe.each(documents)('%s', (document) => {
  it('links to files that are there', () => {
    const targets = found(read(document), /\]\(((?!https?:)[^)#]+)/g);
    expect(targets.filter((target) => !existsSync(join(ROOT, document, '..', target)))).toEqual([]);
  });

  it('names scripts that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const named = found(read(document), /npm run (?:-s )?([a-z:]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
