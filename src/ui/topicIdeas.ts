import type { Page } from '../core/model';
import { foldedMetadata } from '../core/rank/pageFields';
import { PAGES_PER_STEP, type Steps } from '../core/rank/steps';
import { fold } from '../core/topic/fold';

/** A topic to choose: what is put into the field, how it is shown, and what it is. */
export interface TopicIdea {
  readonly topic: string;
  readonly title: string;
  readonly kind: 'typed' | 'recent' | 'tag' | 'note';
  readonly detail: string;
}

const MOST_OF_A_KIND = 6;

/** What can be meant by what is typed so far: that itself, then recent topics, tags, and notes by title or alias. None when it is all there is. */
export function* topicIdeas(typed: string, pages: readonly Page[], recent: readonly string[]): Steps<TopicIdea[]> {
  const topic = typed.trim();
  const sought = fold(topic.replace(/^(?:#|\[\[)/, ''));
  const tags = new Map<string, number>();
  const notes: NamedPage[] = [];
  for (const [nth, page] of (topic === '' ? [] : pages).entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    if (!foldedMetadata(page).includes(sought)) continue;
    countTags(page, sought, tags);
    if (sought !== '' && !topic.startsWith('#')) addNamed(page, sought, notes);
  }
  const others = [...recentIdeas(recent, topic, sought), ...tagIdeas(tags, sought), ...notes.map(noteIdea)];
  return topic === '' || others.length === 0 ? others : [{ topic, title: topic, kind: 'typed', detail: 'Enter builds the pack' }, ...others];
}

function recentIdeas(recent: readonly string[], typed: string, sought: string): TopicIdea[] {
  const again = recent.filter((topic) => topic !== typed && fold(topic).includes(sought));
  return again.slice(0, MOST_OF_A_KIND).map((topic) => ({ topic, title: topic, kind: 'recent', detail: 'recent topic' }));
}

function countTags({ tags }: Page, sought: string, counts: Map<string, number>): void {
  for (const tag of tags) if (tag.includes(sought)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
}

function tagIdeas(counts: ReadonlyMap<string, number>, sought: string): TopicIdea[] {
  const most = [...counts].sort(([a, many], [b, few]) => rank(a, sought) - rank(b, sought) || few - many || (a < b ? -1 : 1));
  return most.slice(0, MOST_OF_A_KIND).map(([tag, count]) => ({ topic: `#${tag}`, title: `#${tag}`, kind: 'tag', detail: `tag on ${count} ${count === 1 ? 'page' : 'pages'}` }));
}

interface NamedPage {
  readonly name: string;
  readonly path: string;
  readonly order: number;
}

/** Keeps the few best in order: one letter is in tens of thousands of names. */
function addNamed(page: Page, sought: string, best: NamedPage[]): void {
  const name = [page.title, ...page.aliases, page.fileName].find((text) => fold(text).includes(sought));
  if (name === undefined) return;
  const named = { name, path: page.path, order: rank(fold(name), sought) };
  const place = best.findIndex((other) => compare(named, other) < 0);
  best.splice(place < 0 ? best.length : place, 0, named);
  best.length = Math.min(best.length, MOST_OF_A_KIND);
}

function compare(a: NamedPage, b: NamedPage): number {
  return a.order - b.order || a.name.length - b.name.length || (a.path < b.path ? -1 : 1);
}

function noteIdea({ name, path }: NamedPage): TopicIdea {
  return { topic: `[[${path.replace(/\.md$/i, '')}]]`, title: name, kind: 'note', detail: path };
}

/** The whole name, then its beginning, then anything in it. */
function rank(name: string, sought: string): number {
  if (name === sought) return 0;
  return name.startsWith(sought) ? 1 : 2;
}
