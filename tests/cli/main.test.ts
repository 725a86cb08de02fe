import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../package.json';
import { USAGE } from '../../src/cli/usage.mts';
import { aFolder } from './aFolder';

const COMMAND = join(__dirname, '../../dist/cli.cjs');
const NOW = ['--now', '2026-01-02T03:04:05Z'];

interface Outcome { status: number | null; stdout: string; stderr: string }

function run(args: readonly string[], { cwd = aFolder(), home, command = COMMAND }: { cwd?: string; home?: string; command?: string } = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd, env: { ...process.env, HOME: home ?? cwd }, encoding: 'utf8' });
  return { status, stdout, stderr };
}

function aWiki(): string {
  return aFolder({
    'Kiln.md': '---\ntitle: Kiln\nsummary: A furnace for pots.\ntier: core\n---\nIt is fired twice a month.\n',
    'notes/Kiln shelves.md': '---\ntags: [kiln]\nupdated: 2025-03-04\n---\nShelves are turned after every firing.\n',
    'private/Kiln debts.md': '---\ntags: visibility/internal\n---\nNever shown.\n',
    'index.md': '- [[Kiln]] — the furnace\n',
    'hot.md': 'The kiln door was mended.\n',
    'log.md': '# Log\n',
  });
}

describe('wiki-context-pack', () => {
  it('prints the pack and nothing else, and adds one line to the log', () => {
    const vault = aWiki();
    const { status, stdout, stderr } = run(['kiln', '--vault', vault, '--public-only', ...NOW]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('# Context Pack: kiln\n# Generated: 2026-01-02T03:04:05Z\n# Budget: 8000 tokens | Actual: ');
    expect(stdout).toContain('## [[Kiln]] (core, ~');
    expect(stdout).toContain('Shelves are turned after every firing.');
    expect(stdout).not.toContain('Never shown');
    expect(readFileSync(join(vault, 'log.md'), 'utf8')).toMatch(
      /^# Log\n- \[2026-01-02T03:04:05Z\] CONTEXT_PACK topic="kiln" budget=8000 actual_tokens=\d+ pages_included=2 pages_dropped=0\n$/,
    );
  });

  it('writes the same bytes for the same request, and no log when told so', () => {
    const vault = aWiki();
    const call = ['kiln', '--vault', vault, '--no-log', ...NOW];
    expect(run(call)).toEqual(run(call));
    expect(readFileSync(join(vault, 'log.md'), 'utf8')).toBe('# Log\n');
  });

  it('packs the same of a large wiki with its second thread and without', () => {
    const many = Object.fromEntries(Array.from({ length: 2200 }, (_, n) => [`n${n % 7}/${n}.md`, n % 3 === 0 ? `# Note ${n}\n\nThe kiln of ${n}.` : `---\ntags: [t${n % 5}]\n---\nNothing.`]));
    const vault = aFolder({ ...many, 'a first.md': '# Kiln', 'z last.md': '# Kiln' });
    const alone = aFolder({ 'cli.cjs': readFileSync(COMMAND), 'command.cjs': readFileSync(join(COMMAND, '../command.cjs')) });
    const call = ['kiln', '--vault', vault, '--no-log', '--format', 'json', ...NOW];
    const packed = run(call);
    expect(packed).toEqual(run(call, { command: join(alone, 'cli.cjs') }));
    expect((JSON.parse(packed.stdout) as { pages: { path: string }[] }).pages.slice(0, 2).map(({ path }) => path)).toEqual(['a first.md', 'z last.md']);
  });

  it.each([
    ['is missing', () => null], ['is cut', (cache: Buffer) => cache.subarray(0, cache.length - 5000)],
    ['has a wrong bit', (cache: Buffer) => Buffer.from(cache.map((byte, at) => (at === cache.length - 300_000 ? byte ^ 1 : byte)))],
    ['belongs to another build', (cache: Buffer) => Buffer.from(cache.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
  ])('packs the same when what V8 compiled %s', (_, change) => {
    const files = Object.fromEntries(['cli.cjs', 'command.cjs', 'command.cache'].map((name) => [name, readFileSync(join(COMMAND, '..', name))]));
    const changed = change(files['command.cache'] ?? Buffer.of());
    const copy = aFolder(changed ? { ...files, 'command.cache': changed } : { 'cli.cjs': files['cli.cjs'] ?? '', 'command.cjs': files['command.cjs'] ?? '' });
    const call = ['kiln', '--vault', aWiki(), '--no-log', ...NOW];
    expect(run(call, { command: join(copy, 'cli.cjs') })).toEqual(run(call));
  });

  it('gives JSON whose markdown is the pack', () => {
    const call = ['kiln', '--vault', aWiki(), '--no-log', ...NOW];
    const pack = JSON.parse(run([...call, '--format', 'json']).stdout) as Record<string, unknown>;
    expect(pack).toMatchObject({ schemaVersion: 1, topic: 'kiln', mode: 'topic', budget: 8000, included: 3, dropped: 0, notices: [] });
    expect(pack.markdown).toBe(run(call).stdout);
    expect(pack.pages).toMatchObject([{ path: 'Kiln.md', tier: 'core', form: 'full' }, {}, {}]);
  });

  it('packs what was updated last, with hot.md at its head', () => {
    const { status, stdout } = run(['--recent', '--vault', aWiki(), '--exclude-folder', 'private', '--limit', '1', ...NOW]);
    expect(status).toBe(0);
    expect(stdout).toContain('# Context Pack: Recent Activity (last 1 pages)\n');
    expect(stdout).toContain('## [[hot]] (recent activity, ~');
    expect(stdout).toContain('It is fired twice a month.');
  });

  it('takes an unknown topic for an answer', () => {
    expect(run(['submarines', '--vault', aWiki(), '--no-log'])).toEqual({
      status: 0, stderr: '',
      stdout: '# Context Pack: submarines\n\nNo relevant pages found. Consider running /wiki-ingest to add sources about this topic.\n',
    });
  });

  it('writes to a file instead of stdout, and warns where the next pack could hold it', () => {
    const [vault, cwd] = [aWiki(), aFolder()];
    const call = ['kiln', '--vault', vault, '--no-log', ...NOW];
    const outside = run([...call, '--output', 'pack.md'], { cwd });
    expect(outside).toEqual({ status: 0, stdout: '', stderr: expect.stringMatching(/^Wrote pack\.md: 3 pages, \d+ tokens\.\n$/) as string });
    expect(readFileSync(join(cwd, 'pack.md'), 'utf8')).toBe(run(call).stdout);
    const inside = run([...call, '--output', 'pack.md'], { cwd: vault });
    expect(inside.stderr).toMatch(/^Wrote pack\.md: 3 pages, \d+ tokens\.\n$/);
    expect(run(call).stdout).toBe(readFileSync(join(vault, 'pack.md'), 'utf8'));
    const warning = 'warning: pack.md lies among the notes and may end up in later packs; write into "Context Packs" instead.\n';
    expect(run([...call, '--format', 'json', '--output', 'pack.md'], { cwd: vault }).stderr).toContain(warning);
    expect(run(['submarines', '--vault', vault, '--no-log', '--output', 'pack.md'], { cwd: vault }).stderr).toContain(warning);
  });

  it('packs the rest when a note cannot be read, and names it', () => {
    const vault = aWiki();
    symlinkSync(join(vault, 'nowhere.md'), join(vault, 'notes/Kiln plans.md'));
    const { status, stdout, stderr } = run(['kiln', '--vault', vault]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'note: notes/Kiln plans.md: The note could not be read (ENOENT) and is not in the pack.\n' });
    expect(stdout).toContain('It is fired twice a month.');
  });

  it('packs on when the log fails, with a warning', () => {
    const vault = aFolder({ 'Kiln.md': 'Hot.', 'log.md/x.txt': '' });
    const { status, stdout, stderr } = run(['kiln', '--vault', vault]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'warning: log.md is not a plain file, so the run was not logged.\n' });
    expect(stdout).toContain('## [[Kiln]]');
  });

  it('finds the vault by a .env file above the working folder', () => {
    const home = aFolder({ '.env': 'export OBSIDIAN_VAULT_PATH="~/notes" # mine\n', 'notes/Kiln.md': 'Hot.', 'work/x': '' });
    const { status, stdout } = run(['kiln'], { cwd: join(home, 'work'), home });
    expect(status).toBe(0);
    expect(stdout).toContain('## [[Kiln]]');
  });

  it.each([
    ['no vault', ['kiln'], 'No vault is known: use --vault DIR'],
    ['a vault that is not there', ['kiln', '--vault', 'gone'], 'is not a folder that can be read'],
    ['no topic', ['--vault', '.'], 'No topic was given'],
    ['a budget out of range', ['kiln', '--vault', '.', '--budget', '9'], 'The budget must be a whole number of tokens from 256 to 100000, not "9".'],
    ['an unknown option', ['kiln', '--vault', '.', '--depth', '3'], 'Unknown option \'--depth\''],
    ['a gold file that is not there', ['--eval', 'gone.jsonl', '--vault', '.'], 'The gold file "gone.jsonl" cannot be read'],
  ])('answers %s with one line on stderr and exit status 2', (_what, args, sentence) => {
    const { status, stdout, stderr } = run(args);
    expect({ status, stdout, lines: stderr.split('\n').length }).toEqual({ status: 2, stdout: '', lines: 2 });
    expect(stderr).toContain(sentence);
  });

  it.each([
    ['is a folder', 'taken', '"taken" cannot be written: it is a folder; name a file in it.'],
    ['lies in no folder', 'gone/x.md', '"gone/x.md" cannot be written: the folder "gone" is not there; make it, or name another file.'],
  ])('answers a file that %s with exit status 2, and leaves no draft of it', (_what, output, sentence) => {
    const cwd = aFolder({ 'taken/x': '' });
    expect(run(['kiln', '--vault', aWiki(), '--output', output], { cwd })).toEqual({ status: 2, stdout: '', stderr: `wiki-context-pack: ${sentence}\n` });
    expect(readdirSync(cwd)).toEqual(['taken']);
  });

  it('measures the ranking on a gold file', () => {
    const cwd = aFolder({ 'gold.jsonl': '# mine\n{"topic": "kiln shelves", "expect": ["notes/Kiln shelves.md"]}\n\n{"topic": "submarines", "expect": []}\n' });
    expect(run(['--eval', 'gold.jsonl', '--vault', aWiki()], { cwd })).toEqual({
      status: 0, stderr: '',
      stdout: ['topics             2', 'recall@5       1.000', 'recall@10      1.000', 'recall@20      1.000', 'MRR            1.000', 'first hit      1.000', 'empty right      1/1', 'strays           0.0', ''].join('\n'),
    });
  });

  it('says which line of a gold file is wrong', () => {
    const cwd = aFolder({ 'gold.jsonl': '{"topic": "kiln", "expect": ["Kiln.md"]}\n{"topic": "kiln"}\n' });
    expect(run(['--eval', 'gold.jsonl', '--vault', aWiki()], { cwd }).stderr).toContain('Line 2 of "gold.jsonl" is not {"topic": "...", "expect": ["page.md", ...]}');
  });

  it('prints its help and its version', () => {
    expect(run(['--help'])).toEqual({ status: 0, stdout: USAGE, stderr: '' });
    expect(run(['-V'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  const aLongAnswer = () => aFolder(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`Kiln ${i}.md`, `Firing ${i}. ${'A line about clay. '.repeat(200)}\n`])));

  it('waits for a reader that is slow', async () => {
    const call = ['kiln', '--vault', aLongAnswer(), '--budget', '100000', '--limit', '200', '--no-log', ...NOW];
    const child = spawn(process.execPath, [COMMAND, ...call]);
    let stdout = '';
    setTimeout(() => child.stdout.on('data', (data: Buffer) => { stdout += data.toString(); }), 500);
    await new Promise((resolve) => { child.on('close', resolve); });
    expect(stdout.length).toBeGreaterThan(200_000);
    expect(stdout).toBe(run(call).stdout);
  });

  it('fails where a full disk takes no pack', () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, 'kiln', '--vault', aWiki(), '--no-log'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('wiki-context-pack: ENOSPC') as string });
  });

  it('takes a reader that stops early for no failure', async () => {
    const vault = aLongAnswer();
    const child = spawn(process.execPath, [COMMAND, 'kiln', '--vault', vault, '--budget', '100000', '--limit', '200']);
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (data: Buffer) => { stderr += data.toString(); });
    const status = await new Promise((resolve) => { child.on('close', resolve); });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.not.stringContaining('EPIPE') as string });
  });
});
