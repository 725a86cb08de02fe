import type { Notice, PackRequest, Page, RankedPage, Reason, Wiki } from './model';
import { addReasons } from './rank/addReasons';
import { letLead } from './rank/letLead';
import { nameMatch } from './rank/nameMatch';
import { findNote } from './rank/rankByNote';
import { orderCandidates } from './select/topCandidates';
import type { Topic } from './topic/parseTopic';

interface Sourced {
  readonly ranked: readonly RankedPage[];
  readonly notices: readonly Notice[];
}

/**
 * Adds what the wiki's rank source says: a page that it ranks gets its points once, and may come in by them alone. Equal
 * scores of one tier go by the source's order. A page that was asked for by name still leads. Not asked in recent mode,
 * nor for a tag: that says itself which pages are meant.
 */
export async function withRankSource(ranked: readonly RankedPage[], request: PackRequest, topic: Topic, { pages, rankSource }: Wiki): Promise<Sourced> {
  if (!rankSource || request.mode === 'recent' || topic.kind === 'tag') return { ranked, notices: [] };
  const { paths, notices } = await rankSource.rank(topic, pages.map(({ path }) => path));
  const reason: Reason = { rule: rankSource.name, points: request.settings.weights.qmd ?? 0, match: topic.text };
  const more = new Map(named(paths, pages).map((page) => [page, reason]));
  const led = letLead(addReasons(ranked, more), askedByName(pages, topic));
  return { ranked: inSourceOrder(orderCandidates(led, request.settings.candidateLimit), Array.from(more.keys())), notices };
}

function named(paths: readonly string[], pages: readonly Page[]): Page[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return paths.flatMap((path) => byPath.get(path) ?? []);
}

function askedByName(pages: readonly Page[], topic: Topic): Set<Page> {
  const note = topic.kind === 'note' ? findNote(pages, topic.name) : null;
  return new Set(note ? [note] : pages.filter((page) => page.unread === undefined && nameMatch(page, topic)?.whole));
}

/** Pages that the source did not rank come after those that it did. */
function inSourceOrder(ordered: readonly RankedPage[], ofSource: readonly Page[]): RankedPage[] {
  const places = new Map(ofSource.map((page, place) => [page, place]));
  const placeOf = ({ page }: RankedPage): number => places.get(page) ?? places.size;
  return ties(ordered).flatMap((tie) => tie.sort((a, b) => placeOf(a) - placeOf(b)));
}

function ties(ordered: readonly RankedPage[]): RankedPage[][] {
  const groups: RankedPage[][] = [];
  let last: RankedPage | undefined;
  for (const entry of ordered) {
    if (last?.score === entry.score && last.page.tier === entry.page.tier) groups[groups.length - 1]?.push(entry);
    else groups.push([entry]);
    last = entry;
  }
  return groups;
}
