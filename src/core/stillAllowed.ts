import type { Page, ReadYaml } from './model';
import { pageFromNote } from './page/pageFromNote';
import { createPageFilter } from './select/pageFilter';
import type { PackSettings } from './settings';

/** Asks the filter once more, now that the whole text of a page is known: a tag may stand further down than was looked. */
export function stillAllowed(settings: PackSettings, readYaml: ReadYaml): (page: Page, text: string) => boolean {
  const filter = createPageFilter(settings);
  return (page, text) => !filter.mayExclude(text) || filter.allowsPage(pageFromNote(page.path, text, null, readYaml).page);
}

/** Whether a text that is no page of its own, such as `hot.md`, holds nothing that is excluded. */
export function allowsText(settings: PackSettings, text: string, readYaml: ReadYaml): boolean {
  return createPageFilter(settings).allowsPage(pageFromNote('text.md', text, null, readYaml).page);
}
