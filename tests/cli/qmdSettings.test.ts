import { join } from 'node:path';
import { qmdSettings } from '../../src/cli/qmdSettings.mts';
import { aFolder } from './aFolder';

const OFF = { qmdCollection: '', qmdUrl: 'http://localhost:8181' };

describe('qmdSettings', () => {
  it('are off unless something names a collection', () => {
    const home = aFolder();
    expect(qmdSettings(home, { cwd: home, home }, {})).toEqual(OFF);
    expect(qmdSettings(home, { cwd: home, home }, { QMD_URL: 'http://host:1' })).toEqual({ qmdCollection: '', qmdUrl: 'http://host:1' });
  });

  it('come from the file that names the vault', () => {
    const home = aFolder({ '.obsidian-wiki/config': 'OBSIDIAN_VAULT_PATH=~/wiki\nexport QMD_WIKI_COLLECTION="my wiki" # indexed nightly\n', 'wiki/x.md': '', 'work/.env': 'QMD_WIKI_COLLECTION=other\n' });
    expect(qmdSettings(join(home, 'wiki'), { cwd: join(home, 'work'), home }, {})).toEqual({ ...OFF, qmdCollection: 'my wiki' });
  });

  it('take the environment before the file, and an empty variable there for off', () => {
    const home = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=wiki\nQMD_WIKI_COLLECTION=a\nQMD_URL=http://a:1\n', 'wiki/x.md': '' });
    const settings = (env: Record<string, string>) => qmdSettings(join(home, 'wiki'), { cwd: home, home }, env);
    expect(settings({})).toEqual({ qmdCollection: 'a', qmdUrl: 'http://a:1' });
    expect(settings({ QMD_WIKI_COLLECTION: 'b' })).toEqual({ qmdCollection: 'b', qmdUrl: 'http://a:1' });
    expect(settings({ QMD_WIKI_COLLECTION: '', QMD_URL: '' })).toEqual(OFF);
  });

  it('leave a file alone that names another vault', () => {
    const home = aFolder({ '.env': 'OBSIDIAN_VAULT_PATH=wiki\nQMD_WIKI_COLLECTION=a\n', 'wiki/x.md': '', 'other/x.md': '' });
    expect(qmdSettings(join(home, 'other'), { cwd: home, home }, {})).toEqual(OFF);
  });
});
