import type { App } from 'obsidian';

const KEY = 'wiki-context-pack-topics';
const MOST = 12;

/** The topics whose packs left last, newest first. They stay on this device. */
export function recentTopics(app: App): readonly string[] {
  const stored: unknown = app.loadLocalStorage(KEY);
  return Array.isArray(stored) ? stored.filter((topic): topic is string => typeof topic === 'string').slice(0, MOST) : [];
}

export function rememberTopic(app: App, topic: string): void {
  app.saveLocalStorage(KEY, [topic, ...recentTopics(app).filter((other) => other !== topic)].slice(0, MOST));
}
