import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { findVault } from '../../src/cli/findVault.mts';
import { PackError } from '../../src/core/errors';
import { aFolder } from './aFolder';

describe('findVault', () => {
  it('takes the folder that was given, relative to the working folder, whatever the files say', () => {
    const home = aFolder({ 'notes/a.md': '', 'work/.env': 'OBSIDIAN_VAULT_PATH=elsewhere' });
    expect(findVault('../notes', { cwd: join(home, 'desk'), home })).toBe(join(home, 'notes'));
    expect(findVault('~/notes', { cwd: '/', home })).toBe(join(home, 'notes'));
  });

  it('takes the first .env file upward that names a vault, over one that is nearer and names none', () => {
    const home = aFolder({ 'a/b/.env': 'OTHER=1\nOBSIDIAN_VAULT_PATH=\n', 'a/.env': 'OBSIDIAN_VAULT_PATH=one', '.env': 'OBSIDIAN_VAULT_PATH=two', 'a/one/x.md': '', 'two/x.md': '' });
    expect(findVault(undefined, { cwd: join(home, 'a/b'), home })).toBe(join(home, 'a/one'));
    expect(findVault(undefined, { cwd: home, home })).toBe(join(home, 'two'));
  });

  it('never looks above the home folder, and then asks the config file there', () => {
    const top = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=wrong', 'wrong/x.md': '', 'home/.obsidian-wiki/config': 'OBSIDIAN_VAULT_PATH=~/wiki', 'home/wiki/x.md': '', 'home/desk/x': '' });
    const home = join(top, 'home');
    expect(findVault(undefined, { cwd: join(home, 'desk'), home })).toBe(join(home, 'wiki'));
  });

  it('looks up to the top when the working folder is not in the home folder', () => {
    const project = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=wiki', 'wiki/x.md': '', 'src/x': '' });
    expect(findVault(undefined, { cwd: join(project, 'src'), home: aFolder() })).toBe(join(project, 'wiki'));
  });

  it.each([
    ['plain', 'OBSIDIAN_VAULT_PATH=my wiki'],
    ['double quotes and a comment', 'OBSIDIAN_VAULT_PATH="my wiki" # "the" wiki'],
    ['single quotes', "OBSIDIAN_VAULT_PATH='my wiki'"],
    ['export, blanks and CRLF', '  export  OBSIDIAN_VAULT_PATH = my wiki  \r\nX=1\r\n'],
    ['a trailing comment', 'OBSIDIAN_VAULT_PATH=my wiki # home'],
    ['the home folder by ~', 'OBSIDIAN_VAULT_PATH=~/my wiki'],
    ['the home folder by a variable in quotes', 'OBSIDIAN_VAULT_PATH="${HOME}/my wiki"'],
    ['the last of several lines', '#OBSIDIAN_VAULT_PATH=a\nOBSIDIAN_VAULT_PATH=b\nXOBSIDIAN_VAULT_PATH=c\nOBSIDIAN_VAULT_PATH=my wiki\nOBSIDIAN_VAULT_PATH_OLD=d'],
  ])('reads a line with %s', (_what, env) => {
    const home = aFolder({ '.env': env, 'my wiki/x.md': '' });
    expect(findVault(undefined, { cwd: home, home })).toBe(join(home, 'my wiki'));
  });

  it('keeps a # inside a name', () => {
    const home = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=c#notes', 'c#notes/x.md': '' });
    expect(findVault(undefined, { cwd: home, home })).toBe(join(home, 'c#notes'));
  });

  it('says how to name a vault when none is named', () => {
    const home = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH= # none yet' });
    expect(() => findVault(undefined, { cwd: home, home })).toThrow(
      new PackError('No vault is known: use --vault DIR, or write OBSIDIAN_VAULT_PATH=DIR into a .env file here or into ~/.obsidian-wiki/config.'),
    );
  });

  it('says which vault is not there, and where its name came from', () => {
    const home = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=gone', 'note.md': '' });
    mkdirSync(join(home, 'real'));
    symlinkSync(join(home, 'real'), join(home, 'link'));
    expect(() => findVault(undefined, { cwd: home, home })).toThrow(`The vault "${join(home, 'gone')}" (OBSIDIAN_VAULT_PATH in ${join(home, '.env')}) is not a folder that can be read`);
    expect(() => findVault('note.md', { cwd: home, home })).toThrow(`The vault "${join(home, 'note.md')}" (--vault) is not a folder that can be read`);
    expect(findVault('link', { cwd: home, home })).toBe(join(home, 'link'));
  });
});
