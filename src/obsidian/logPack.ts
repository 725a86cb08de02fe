import type { Vault } from 'obsidian';
import type { Pack } from '../core/model';
import { appendLogLine, logLine } from '../core/render/logLine';
import type { PackSettings } from '../core/settings';
import { inFolder } from './inFolder';
import { rootNote } from './rootNote';

/** Adds the run's line to `log.md` at the wiki root, as the settings allow; what the log already holds stays as it is. */
export async function logPack(vault: Vault, pack: Pack, settings: PackSettings): Promise<void> {
  if (settings.log === 'never') return;
  const line = logLine(pack);
  const log = rootNote(vault, settings.wikiFolder, 'log.md');
  if (log) await vault.process(log, (text) => appendLogLine(text, line));
  else if (settings.log === 'always') await vault.create(inFolder(settings.wikiFolder, 'log.md'), appendLogLine('', line));
}
