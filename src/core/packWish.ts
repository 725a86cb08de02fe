import type { Choices, PackRequest, Wiki } from './model';

/** What a person asks for, before a host adds the time and the settings. */
export interface PackWish extends Pick<PackRequest, 'mode' | 'topic' | 'budget'> {
  /** Only pages in this folder, from the wiki root; '' for the whole wiki. */
  readonly folder: string;
  readonly choices: Choices;
}

export const NO_CHOICES: Choices = { pinned: [], leftOut: [], forms: new Map() };

/** The wiki as far as one folder of it. `hot.md` speaks of the whole wiki, so it stays out. */
export function withinFolder(wiki: Wiki, folder: string): Wiki {
  if (folder === '') return wiki;
  return { ...wiki, pages: wiki.pages.filter(({ path }) => path.startsWith(`${folder}/`)), hot: null };
}
