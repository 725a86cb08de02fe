import type { Page, RankedPage } from '../model';

const DAY = 86_400_000;

/**
 * Ranks all pages by their date, newest first, then by path. The score is the date in days since 1970 (0 for a page without one),
 * so that pages of the same instant, and no others, are equal.
 */
export function byRecency(pages: readonly Page[]): RankedPage[] {
  return pages.map(dated).sort((a, b) => b.score - a.score || byCodeUnit(a.page.path, b.page.path));
}

function dated(page: Page): RankedPage {
  if (page.updated === null) return { page, score: 0, reasons: [] };
  const score = Math.max(0, page.updated.instant / DAY);
  return { page, score, reasons: [{ rule: 'updated', points: score, match: page.updated.text }] };
}

function byCodeUnit(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
