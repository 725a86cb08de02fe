import type { RankedPage } from '../../src/core/model';
import { splitNote } from '../../src/core/page/frontmatter';
import { grayMatter } from '../../src/core/page/grayMatter';
import { pageFromNote } from '../../src/core/page/pageFromNote';
import { rankByTopic } from '../../src/core/rank/rankByTopic';
import type { RankingParts } from '../../src/core/rank/rankByWords';
import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { mentionsIn } from '../../src/core/topic/mentionsIn';
import { parseTopic } from '../../src/core/topic/parseTopic';

/** Notes by path. */
export type Notes = Readonly<Record<string, string>>;

/** Ranks notes as the command does: metadata and bodies. */
export function rankNotes(notes: Notes, text: string, parts?: RankingParts): RankedPage[] {
  const topic = parseTopic(text);
  const pages = Object.entries(notes).map(([path, note]) => pageFromNote(path, note, null, grayMatter).page);
  const bodies = new Map(Object.entries(notes).map(([path, note]) => [path, mentionsIn(topic, splitNote(note).body)]));
  return rankByTopic(pages, topic, { weights: DEFAULT_SETTINGS.weights, bodies, parts });
}

/** One line a page: path, score, and the reasons as a person reads them. */
export function linesOf(ranked: readonly RankedPage[]): string[] {
  return ranked.map(({ page, score, reasons }) => `${page.path} ${score} = ${reasons.map(({ rule, points, match }) => `${rule} +${points} (${match})`).join(', ')}`);
}

export function pathsOf(ranked: readonly RankedPage[]): string[] {
  return ranked.map(({ page }) => page.path);
}
