import type { Notice, PackRequest, Page, RankedPage, Reason, Wiki } from './model';
import { addReasons } from './rank/addReasons';
import { letLead } from './rank/letLead';
import { nameMatch } from './rank/nameMatch';
import { findNote } from './rank/rankByNote';
import type { Topic } from './topic/parseTopic';

interface Sourced {
  /** In no order. */
  readonly ranked: readonly RankedPage[];
  /** The source's own order: which place it gave to a page. */
  readonly places: ReadonlyMap<Page, number>;
  readonly notices: readonly Notice[];
}

/**
 * Adds what the wiki's rank source says: a page that it ranks gets its points once, and may come in by them alone. A page that was asked for by name still leads. Not asked in recent mode,
 * nor for a tag: that says itself which pages are meant.
 */
export async function withRankSource(ranked: readonly RankedPage[], request: PackRequest, topic: Topic, { pages, rankSource }: Wiki): Promise<Sourced> {
  if (!rankSource || request.mode === 'recent' || topic.kind === 'tag') return { ranked, places: new Map(), notices: [] };
  const { paths, notices } = await rankSource.rank(topic, pages.map(({ path }) => path));
  const reason: Reason = { rule: rankSource.name, points: request.settings.weights.qmd ?? 0, match: topic.text };
  const more = new Map(named(paths, pages).map((page) => [page, reason]));
  const led = letLead(addReasons(ranked, more), askedByName(pages, topic));
  return { ranked: led, places: new Map(Array.from(more.keys(), (page, place) => [page, place])), notices };
}

function named(paths: readonly string[], pages: readonly Page[]): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}

function askedByName(pages: readonly Page[], topic: Topic): Set<Page> {
  const note = topic.kind === 'note' ? findNote(pages, topic.name) : null;
  return new Set(note ? [note] : pages.filter((page) => page.unread === undefined && nameMatch(page, topic)?.whole));
}
