import type { Candidate } from './model';
import { words } from './topic/words';

/** The words of the candidates' titles and aliases, folded: names in this wiki, even where a text writes them small. */
export function wikiNames(candidates: readonly Candidate[]): Set<string> {
  return new Set(candidates.flatMap(({ page }) => [page.title, ...page.aliases].flatMap((name) => words(name).map((word) => word.text))));
}
