import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { logRun } from '../../src/cli/logRun.mts';
import type { Pack } from '../../src/core/model';
import { aFolder } from './aFolder';

const PACK: Pack = {
  topic: 'bells', mode: 'topic', generated: '2026-01-02T03:04:05Z', budget: 300, actualTokens: 20, candidates: 0,
  pages: [], leftOut: [], notices: [], markdown: '',
};
const LINE = '- [2026-01-02T03:04:05Z] CONTEXT_PACK topic="bells" budget=300 actual_tokens=20 pages_included=0 pages_dropped=0';

describe('logRun', () => {
  it('adds a line for every run, in the line ends of the log', () => {
    const root = aFolder({ 'log.md': '# Log\r\n- old' });
    expect([logRun(root, PACK), logRun(root, PACK)]).toEqual([null, null]);
    expect(readFileSync(join(root, 'log.md'), 'utf8')).toBe(`# Log\r\n- old\r\n${LINE}\r\n${LINE}\r\n`);
  });

  it('keeps every byte of a log that is not UTF-8', () => {
    const root = aFolder({ 'log.md': Buffer.from('caf\xe9', 'latin1') });
    expect(logRun(root, PACK)).toBeNull();
    expect(readFileSync(join(root, 'log.md'), 'latin1')).toBe(`caf\xe9\n${LINE}\n`);
  });

  it('starts an empty log', () => {
    const root = aFolder({ 'log.md': '' });
    expect(logRun(root, PACK)).toBeNull();
    expect(readFileSync(join(root, 'log.md'), 'utf8')).toBe(`${LINE}\n`);
  });

  it('knows a log whose name is in another case, and takes log.md itself before it', () => {
    const [alone, both] = [aFolder({ 'Log.MD': '' }), aFolder({ 'LOG.md': 'kept', 'log.md': '' })];
    expect([logRun(alone, PACK), logRun(both, PACK)]).toEqual([null, null]);
    expect(readdirSync(alone)).toEqual(['Log.MD']);
    expect([readFileSync(join(alone, 'Log.MD'), 'utf8'), readFileSync(join(both, 'log.md'), 'utf8'), readFileSync(join(both, 'LOG.md'), 'utf8')]).toEqual([`${LINE}\n`, `${LINE}\n`, 'kept']);
  });

  it('makes no log where there is none', () => {
    const root = aFolder();
    expect(logRun(root, PACK)).toBeNull();
    expect(readdirSync(root)).toEqual([]);
  });

  it('says why when the log is a folder, or leads elsewhere, and touches neither', () => {
    const [asFolder, asLink] = [aFolder(), aFolder({ 'other.txt': 'kept' })];
    mkdirSync(join(asFolder, 'log.md'));
    symlinkSync(join(asLink, 'other.txt'), join(asLink, 'log.md'));
    const sentence = 'log.md is not a plain file, so the run was not logged.';
    expect([logRun(asFolder, PACK), logRun(asLink, PACK)]).toEqual([sentence, sentence]);
    expect(readFileSync(join(asLink, 'other.txt'), 'utf8')).toBe('kept');
  });
});
