import { NoteTexts } from '../../src/obsidian/noteTexts';
import { createHost } from '../support/obsidianHost';

const LONG = 'x'.repeat(1_000_000);

/** A vault of notes of a million characters each, and the paths that were read. */
function aVault(): { texts: NoteTexts; reads: string[]; read: (path: string, mtime?: number) => Promise<string> } {
  const { app: { vault } } = createHost({ files: Object.fromEntries(['a', 'gone', ...Array(9).keys()].map((name) => [`${name}.md`, LONG])) });
  const reads: string[] = [];
  vault.cachedRead = (file) => {
    reads.push(file.path);
    return file.path === 'gone.md' ? Promise.reject(new Error('ENOENT')) : Promise.resolve(LONG);
  };
  const texts = new NoteTexts(vault);
  const read = (path: string, mtime = 1): Promise<string> => {
    const file = vault.getFileByPath(path);
    if (!file) throw new Error(`no note ${path}`);
    file.stat.mtime = mtime;
    return texts.read(file);
  };
  return { texts, reads, read };
}

describe('the texts of notes', () => {
  it('are read once, and again when the note was written', async () => {
    const { read, reads } = aVault();
    await read('a.md');
    await read('a.md');
    await read('a.md', 2);
    expect(reads).toEqual(['a.md', 'a.md']);
  });

  it('are kept within a bound: those that were read longest ago go', async () => {
    const { read, reads } = aVault();
    const paths = Array.from({ length: 8 }, (_, nth) => `${nth}.md`);
    for (const path of [...paths, '0.md', '8.md', '0.md', '1.md']) await read(path);
    expect(reads).toEqual([...paths, '8.md', '1.md']);
  });

  it('are forgotten when they are cleared, and a failure is not kept', async () => {
    const { texts, read, reads } = aVault();
    await read('a.md');
    texts.clear();
    await read('a.md');
    await expect(read('gone.md')).rejects.toThrow('ENOENT');
    await expect(read('gone.md')).rejects.toThrow('ENOENT');
    expect(reads).toEqual(['a.md', 'a.md', 'gone.md', 'gone.md']);
  });
});
