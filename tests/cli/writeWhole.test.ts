import { chmodSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../src/cli/writeWhole.mts';
import { PackError } from '../../src/core/errors';
import { aFolder } from './aFolder';

describe('writeWhole', () => {
  it('makes a file, and replaces one with its rights kept', () => {
    const folder = aFolder({ 'old.md': 'old' });
    chmodSync(join(folder, 'old.md'), 0o600);
    writeWhole(join(folder, 'new.md'), 'one\n');
    writeWhole(join(folder, 'old.md'), 'two\n');
    expect([readFileSync(join(folder, 'new.md'), 'utf8'), readFileSync(join(folder, 'old.md'), 'utf8')]).toEqual(['one\n', 'two\n']);
    expect(statSync(join(folder, 'old.md')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['new.md', 'old.md']);
  });

  it('writes through a link', () => {
    const folder = aFolder({ 'a/real.md': 'old' });
    symlinkSync(join(folder, 'a/real.md'), join(folder, 'link.md'));
    writeWhole(join(folder, 'link.md'), 'new');
    expect(readFileSync(join(folder, 'a/real.md'), 'utf8')).toBe('new');
    expect(lstatSync(join(folder, 'link.md')).isSymbolicLink()).toBe(true);
  });

  it('fails without a trace where no file can be, and says why in one sentence', () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'taken'));
    expect(() => { writeWhole(join(folder, 'taken'), 'x'); }).toThrow(new PackError(`"${folder}/taken" cannot be written: it is a folder; name a file in it.`));
    expect(() => { writeWhole(join(folder, 'gone/x.md'), 'x'); })
      .toThrow(new PackError(`"${folder}/gone/x.md" cannot be written: the folder "${folder}/gone" is not there; make it, or name another file.`));
    expect(() => { writeWhole(join(folder, 'x'.repeat(300)), 'x'); }).toThrow(/^"[^"]+" could not be written \(ENAMETOOLONG\)\.$/);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it('writes to a device as it is', () => {
    writeWhole('/dev/null', 'x');
    expect(statSync('/dev/null').isFile()).toBe(false);
  });
});
