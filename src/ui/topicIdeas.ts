import type { Page } from '../core/model';
import { foldedMetadata } from '../core/rank/pageFields';
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
export function topicIdeas(typed: string, pages: readonly Page[], recent: readonly string[]): TopicIdea[] {
  const topic = typed.trim();
  const sought = fold(topic.replace(/^(?:#|\[\[)/, ''));
  const near = topic === '' ? [] : pages.filter((page) => foldedMetadata(page).includes(sought));
  const others = [...recentIdeas(recent, topic, sought), ...tagIdeas(near, sought), ...(sought === '' || topic.startsWith('#') ? [] : noteIdeas(near, sought))];
  return topic === '' || others.length === 0 ? others : [{ topic, title: topic, kind: 'typed', detail: 'Enter builds the pack' }, ...others];
}

function recentIdeas(recent: readonly string[], typed: string, sought: string): TopicIdea[] {
  const again = recent.filter((topic) => topic !== typed && fold(topic).includes(sought));
  return again.slice(0, MOST_OF_A_KIND).map((topic) => ({ topic, title: topic, kind: 'recent', detail: 'recent topic' }));
}

function tagIdeas(pages: readonly Page[], sought: string): TopicIdea[] {
  const counts = new Map<string, number>();
  for (const { tags } of pages) for (const tag of tags) if (tag.includes(sought)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const most = [...counts].sort(([a, many], [b, few]) => rank(a, sought) - rank(b, sought) || few - many || (a < b ? -1 : 1));
  return most.slice(0, MOST_OF_A_KIND).map(([tag, count]) => ({ topic: `#${tag}`, title: `#${tag}`, kind: 'tag', detail: `tag on ${count} ${count === 1 ? 'page' : 'pages'}` }));
}

function noteIdeas(pages: readonly Page[], sought: string): TopicIdea[] {
  const found: { readonly name: string; readonly page: Page; readonly order: number }[] = [];
  for (const page of pages) {
    const name = [page.title, ...page.aliases, page.fileName].find((text) => fold(text).includes(sought));
    if (name !== undefined) found.push({ name, page, order: rank(fold(name), sought) });
  }
  found.sort((a, b) => a.order - b.order || a.name.length - b.name.length || (a.page.path < b.page.path ? -1 : 1));
  return found.slice(0, MOST_OF_A_KIND).map(({ name, page: { path } }) => ({ topic: `[[${path.replace(/\.md$/i, '')}]]`, title: name, kind: 'note', detail: path }));
}

/** The whole name, then its beginning, then anything in it. */
function rank(name: string, sought: string): number {
  if (name === sought) return 0;
  return name.startsWith(sought) ? 1 : 2;
}
