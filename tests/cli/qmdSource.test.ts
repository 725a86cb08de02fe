import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { qmdSource } from '../../src/cli/qmdSource.mts';
import type { SourceRanking } from '../../src/core/model';
import { DEFAULT_SETTINGS, type PackSettings } from '../../src/core/settings';
import { parseTopic } from '../../src/core/topic/parseTopic';
import { aFolder } from './aFolder';
import { aQmd } from './qmdStandIn';

const NOTES = {
  '雨量/手入れ 1.md': 'The gauge is levelled, and the funnel is cleaned.',
  'mast.md': 'The mast carries the gauge.',
  'shed.md': 'Tools.',
};
const PAGES = Object.keys(NOTES);

function rank(topic: string, settings: Partial<PackSettings>, pages = PAGES): Promise<SourceRanking> | undefined {
  return qmdSource({ ...DEFAULT_SETTINGS, qmdCollection: 'notes', ...settings })?.rank(parseTopic(topic), pages);
}

function notice(code: string, trouble: string): SourceRanking {
  return { paths: [], notices: [{ code, message: `${trouble}; the pack was built without it.` }] };
}

describe('qmdSource', () => {
  it('is no source without a collection', () => {
    expect(qmdSource(DEFAULT_SETTINGS)).toBeUndefined();
  });

  it('ranks pages whatever script their paths are in', async () => {
    const qmd = await aQmd({ notes: NOTES });
    expect(await rank('funnel of the "gauge"', { qmdUrl: qmd.url })).toEqual({ paths: ['雨量/手入れ 1.md', 'mast.md'], notices: [] });
    expect(qmd.queries).toHaveLength(1);
  });

  it('finds the pages of a collection above the wiki and of one in it', async () => {
    const above = await aQmd({ notes: Object.fromEntries(PAGES.map((path) => [`wiki/${path}`, NOTES[path as keyof typeof NOTES]])) });
    const inside = await aQmd({ notes: { '手入れ 1.md': 'The gauge.' } });
    expect((await rank('gauge', { qmdUrl: above.url }))?.paths).toEqual(['雨量/手入れ 1.md', 'mast.md']);
    expect((await rank('gauge', { qmdUrl: inside.url }))?.paths).toEqual(['雨量/手入れ 1.md']);
  });

  it.each(['a "lone', 'state-of-the-art gauge', 'two\nlines of gauge', '-gauge', '`gauge` \\'])('is not refused for %j', async (topic) => {
    const qmd = await aQmd({ notes: NOTES });
    expect((await rank(topic, { qmdUrl: qmd.url }))?.notices.filter(({ code }) => code !== 'qmd-empty')).toEqual([]);
  });

  it('says so when the collection is unknown', async () => {
    const qmd = await aQmd({ others: NOTES });
    expect(await rank('gauge', { qmdUrl: qmd.url })).toEqual(notice('qmd-empty', 'QMD found nothing in its collection "notes"'));
  });

  it('says so when nobody listens', async () => {
    expect(await rank('gauge', { qmdUrl: 'http://127.0.0.1:1' })).toEqual(notice('qmd-unavailable', 'QMD could not be reached at http://127.0.0.1:1'));
  });

  it('waits no longer than was set, neither for an answer nor for the rest of one', async () => {
    const silent = await aQmd({}, { reply: () => undefined });
    const endless = await aQmd({}, { reply: (response) => response.write('{"results": [') });
    const late = notice('qmd-unavailable', 'QMD did not answer within 0.15 seconds');
    expect(await rank('gauge', { qmdUrl: silent.url, qmdTimeout: 150 })).toEqual(late);
    expect(await rank('gauge', { qmdUrl: endless.url, qmdTimeout: 150 })).toEqual(late);
  });

  it.each<[string, (response: ServerResponse) => void, SourceRanking]>([
    ['an error', (response) => response.writeHead(500).end('Internal Server Error'), notice('qmd-unavailable', 'QMD answered with status 500')],
    ['a redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:1/query' }).end(), notice('qmd-unavailable', 'QMD answered with status 307')],
    ['a page', (response) => response.end('<html>'), notice('qmd-unreadable', 'The answer of QMD could not be read')],
    ['nothing at all', (response) => response.end(), notice('qmd-unreadable', 'The answer of QMD could not be read')],
    ['a broken connection', (response) => response.destroy(), notice('qmd-unavailable', 'QMD could not be reached at http://127.0.0.1')],
  ])('takes %s for no answer', async (_what, reply, expected) => {
    const { port } = await aQmd({}, { reply });
    const found = await rank('gauge', { qmdUrl: `http://127.0.0.1:${port}` });
    expect({ ...found, notices: found?.notices.map((one) => ({ ...one, message: one.message.replace(`:${port}`, '') })) }).toEqual(expected);
  });

  it('reads no answer to its end that is too long', async () => {
    let sent = 0;
    const flood = (response: ServerResponse): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      response.once('drain', () => flood(response));
    };
    const qmd = await aQmd({}, { reply: flood });
    expect(await rank('gauge', { qmdUrl: qmd.url })).toEqual(notice('qmd-unreadable', 'The answer of QMD could not be read'));
    expect(sent).toBeLessThan(20_000_000);
  });
});

describe('wiki-context-pack with QMD', () => {
  const vault = (): string => aFolder({ ...NOTES, '.env': 'OBSIDIAN_VAULT_PATH=.\nQMD_WIKI_COLLECTION=notes\nQMD_URL=http://127.0.0.1:1\n' });

  it('answers a topic that only QMD knows, and says nothing of it on stderr', async () => {
    const qmd = await aQmd({ notes: { ...NOTES, 'shed.md': 'hydraulics' } });
    const { status, stdout, stderr } = await run(vault(), { QMD_URL: qmd.url });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('## [[shed]] (supporting, ~');
  });

  it('packs without QMD when it is away, with one note on stderr', async () => {
    const { status, stdout, stderr } = await run(vault(), {});
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'note: QMD could not be reached at http://127.0.0.1:1; the pack was built without it.\n' });
    expect(stdout).toContain('No relevant pages found.');
  });

  it('does not ask when it is switched off', async () => {
    const qmd = await aQmd({ notes: { 'shed.md': 'hydraulics' } });
    expect(await run(vault(), { QMD_URL: qmd.url, QMD_WIKI_COLLECTION: '' })).toMatchObject({ status: 0, stderr: '' });
    expect(qmd.queries).toEqual([]);
  });

  /** The built command, beside a server in this process. */
  async function run(cwd: string, env: Record<string, string>): Promise<{ status: number | null; stdout: string; stderr: string }> {
    const child = spawn(process.execPath, [join(__dirname, '../../dist/cli.cjs'), 'hydraulics', '--no-log'], { cwd, env: { PATH: process.env.PATH, HOME: cwd, ...env } });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data: Buffer) => { stdout += data.toString(); });
    child.stderr.on('data', (data: Buffer) => { stderr += data.toString(); });
    const status = await new Promise<number | null>((resolve) => { child.on('close', resolve); });
    return { status, stdout, stderr };
  }
});
