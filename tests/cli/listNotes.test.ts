import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { listNotes } from '../../src/cli/listNotes.mts';
import { aFolder } from './aFolder';

describe('listNotes', () => {
  it('lists notes below every folder that may be entered, in the same order on every system', () => {
    const root = aFolder({ 'z.md': '', 'b/c/d.md': '', 'b/A.MD': '', 'a/x.txt': '', 'a/y.md': '', 'é/鐘.md': '', 'shut/no.md': '', 'b/md': '' });
    expect(listNotes(root, (path) => path !== 'shut')).toEqual({
      notes: ['z.md', 'a/y.md', 'b/A.MD', 'b/c/d.md', 'é/鐘.md'], outside: [], unreadable: [],
    });
  });

  it('follows no link: what is inside is listed once, what is outside is named, what is gone is left to the reader', () => {
    const elsewhere = aFolder({ 'secret.md': 'secret', 'plain.txt': '' });
    const root = aFolder({ 'a/note.md': '', 'b/x.txt': '' });
    symlinkSync(join(root, 'a/note.md'), join(root, 'b/again.md'));
    symlinkSync(root, join(root, 'a/loop'));
    symlinkSync(elsewhere, join(root, 'b/folder'));
    symlinkSync(join(elsewhere, 'secret.md'), join(root, 'b/secret.md'));
    symlinkSync(join(elsewhere, 'plain.txt'), join(root, 'b/plain.txt'));
    symlinkSync(join(root, 'nowhere.md'), join(root, 'b/gone.md'));
    symlinkSync(join(root, 'b/self.md'), join(root, 'b/self.md'));
    expect(listNotes(root, () => true)).toEqual({
      notes: ['a/note.md', 'b/gone.md', 'b/self.md'], outside: ['b/folder', 'b/secret.md'], unreadable: [],
    });
  });

  it('names a folder that cannot be read', () => {
    expect(listNotes(join(aFolder(), 'gone'), () => true)).toEqual({ notes: [], outside: [], unreadable: [''] });
  });
});
