import { parseSettings, type PackSettings } from '../core/settings';
import { envValue, vaultFile, type Place } from './findVault.mts';

type QmdSettings = Pick<PackSettings, 'qmdCollection' | 'qmdUrl'>;

/**
 * What `QMD_WIKI_COLLECTION` and `QMD_URL` say, in the environment or else in the file that names the vault: a collection
 * belongs to its vault, so the file does not count for another one. An empty variable switches QMD off.
 */
export function qmdSettings(root: string, place: Place, env: Readonly<Record<string, string | undefined>>): QmdSettings {
  const file = vaultFile(place);
  const ofVault = file?.folder === root ? file.text : '';
  const valueOf = (name: string): string | undefined => env[name] ?? envValue(ofVault, name);
  const { qmdCollection, qmdUrl } = parseSettings({ qmdCollection: valueOf('QMD_WIKI_COLLECTION'), qmdUrl: valueOf('QMD_URL') });
  return { qmdCollection, qmdUrl };
}
