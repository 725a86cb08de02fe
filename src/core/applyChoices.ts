import type { Choices, Page, RankedPage } from './model';

/** Puts pinned pages first, in the order they were pinned, and takes out those that were left out. */
export function applyChoices(ranked: readonly RankedPage[], pages: readonly Page[], choices: Choices | undefined): RankedPage[] {
  if (!choices) return [...ranked];
  const pinned = choices.pinned.flatMap((path) => pinnedPage(path, ranked, pages));
  const settled = new Set([...choices.pinned, ...choices.leftOut]);
  return [...pinned, ...ranked.filter(({ page }) => !settled.has(page.path))];
}

function pinnedPage(path: string, ranked: readonly RankedPage[], pages: readonly Page[]): RankedPage[] {
  const page = pages.find((other) => other.path === path);
  if (!page) return [];
  const { score = 0, reasons = [] } = ranked.find((entry) => entry.page === page) ?? {};
  return [{ page, score, reasons: [{ rule: 'pinned', points: 0, match: page.title }, ...reasons] }];
}
