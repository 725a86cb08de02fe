import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { logPack } from '../../src/obsidian/logPack';
import { aPack } from '../support/aPack';
import { createHost } from '../support/obsidianHost';

const LINE = '- [2026-03-04T05:06:07.000Z] CONTEXT_PACK topic="quarry" budget=8000 actual_tokens=1234 pages_included=1 pages_dropped=0';

/** The notes after one pack was logged. */
async function logged(files: Record<string, string>, change: Partial<typeof DEFAULT_SETTINGS> = {}): Promise<Record<string, string>> {
  const { app, notes } = createHost({ files });
  await logPack(app.vault, aPack(), { ...DEFAULT_SETTINGS, ...change });
  return notes();
}

describe('logPack', () => {
  it('adds one line below what the log holds', async () => {
    expect(await logged({ 'log.md': '# Log\r\n- old entry' })).toEqual({ 'log.md': `# Log\r\n- old entry\r\n${LINE}\r\n` });
  });

  it('finds the log of the wiki folder in any letter case', async () => {
    expect(await logged({ 'log.md': 'other\n', 'wiki/Log.md': '' }, { wikiFolder: 'wiki' })).toEqual({ 'log.md': 'other\n', 'wiki/Log.md': `${LINE}\n` });
  });

  it('makes no log unless the settings say so', async () => {
    expect(await logged({ 'Well.md': '' })).toEqual({ 'Well.md': '' });
    expect(await logged({ 'wiki/Well.md': '' }, { wikiFolder: 'wiki', log: 'always' })).toEqual({ 'wiki/Well.md': '', 'wiki/log.md': `${LINE}\n` });
  });

  it('leaves the log alone when logging is off', async () => {
    expect(await logged({ 'log.md': 'mine' }, { log: 'never' })).toEqual({ 'log.md': 'mine' });
  });

  it('adds one whole line for each of two packs that leave at once', async () => {
    const { app, notes } = createHost({ files: { 'log.md': '' } });
    await logPack(app.vault, aPack(), DEFAULT_SETTINGS);
    await logPack(app.vault, aPack({ topic: 'a "b"\n- c' }), DEFAULT_SETTINGS);
    expect((await notes())['log.md']?.split('\n')).toEqual([LINE, LINE.replace('"quarry"', '"a \\"b\\" - c"'), '']);
  });
});
