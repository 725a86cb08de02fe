import type { App } from 'obsidian';
import type { Pack } from '../core/model';
import type { PackWish } from '../core/packWish';
import type { PackSettings } from '../core/settings';
import { PackBuilder } from './packBuilder';
import { unwatched } from './unwatched';

/** Builds one pack that nobody looks at first, and keeps nothing of the vault. */
export async function buildOnce(app: App, settings: PackSettings, wish: PackWish): Promise<Pack> {
  const builder = new PackBuilder(app, () => settings);
  try {
    return await builder.build(wish, unwatched());
  } finally {
    builder.close();
  }
}
