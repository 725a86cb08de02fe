import type { Page, RankedPage, Reason } from '../model';
import { fold } from '../topic/fold';
import { parseTopic, type Term, type Topic } from '../topic/parseTopic';
import { addReasons } from './addReasons';
import { letLead } from './letLead';
import { linkShares } from './linkShares';
import { FULL_RANKING, rankByWords, type RankOptions } from './rankByWords';
import { toCents } from './scorePage';
import type { Steps } from './steps';

/** The note lends all of its score to its neighbours: to be linked with it is what was asked for. */
const NOTE_LINK_SHARE = 1;

/** The page that `[[name]]` means: by path, by the end of its path, or by title or alias; null when there is none. */
export function findNote(pages: readonly Page[], name: string): Page | null {
  const paths = pages.map(({ path }) => fold(path.replace(/\.md$/i, '')));
  const byPath = pages[paths.indexOf(name)] ?? pages[paths.findIndex((path) => path.endsWith(`/${name}`))];
  return byPath ?? pages.find(({ title, aliases }) => [title, ...aliases].some((text) => fold(text) === name)) ?? null;
}

/** Ranks by a note: it leads; its names, its tags and its links find the rest. */
export function* rankByNote(pages: readonly Page[], note: Page, topic: Topic, options: RankOptions): Steps<readonly RankedPage[]> {
  const parts = { ...FULL_RANKING, doubt: false, links: false, lead: false };
  const byName = yield* rankByWords(pages, { ...topic, terms: withNames(topic.terms, note) }, { ...options, parts });
  const byTags = addReasons(byName, sharedTags(note, pages, options.weights.tag));
  const lender = byTags.filter(({ page }) => page === note);
  return letLead(addReasons(byTags, yield* linkShares(lender, pages, NOTE_LINK_SHARE)), new Set([note]));
}

/** The topic's terms first: what is known of bodies goes by their order. */
function withNames(terms: readonly Term[], note: Page): Term[] {
  const more = [note.title, ...note.aliases].flatMap((name) => parseTopic(name).terms);
  const known = new Set(terms.map((term) => term.text));
  return [...terms, ...new Map(more.filter((term) => !known.has(term.text)).map((term) => [term.text, term])).values()];
}

/** Points for the tags that pages have in common with the note, the rarer the better: all of them together are worth one tag. */
function sharedTags(note: Page, pages: readonly Page[], points: number): Map<Page, Reason> {
  const telling = new Map(note.tags.map((tag) => [tag, Math.log(1 + pages.length / pages.filter(({ tags }) => tags.includes(tag)).length)]));
  const whole = Array.from(telling.values()).reduce((sum, one) => sum + one, 0);
  return new Map(pages.map((page) => {
    const shared = page.tags.filter((tag) => telling.has(tag));
    const share = shared.reduce((sum, tag) => sum + (telling.get(tag) ?? 0), 0) / Math.max(whole, Number.MIN_VALUE);
    return [page, { rule: 'shared tag', points: toCents(points * share), match: shared.join(', ') }];
  }));
}
