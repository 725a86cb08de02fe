import type { Page } from '../model';
import { fold } from '../topic/fold';
import { nameKey } from '../topic/nameKey';
import type { Topic } from '../topic/parseTopic';

/** Which of a page's names is the topic, or a run of its words. */
export interface NameMatch {
  readonly rule: 'title' | 'alias' | 'file name';
  readonly name: string;
  /** The name is the topic as a whole: the page that was asked for. */
  readonly whole: boolean;
  /** It is the topic letter for letter and sign for sign, case aside. */
  readonly literal: boolean;
}

/** Compares a page's names with a topic, the best match first; null when no name is made of the topic's words alone. A name of mere signs must be the topic literally. */
export function nameMatch(page: Page, topic: Topic): NameMatch | null {
  const longest = topic.text.length + MAX_SIGNS;
  const names = [['title', page.title], ...page.aliases.map((alias) => ['alias', alias] as const), ['file name', page.fileName]] as const;
  const near = names.filter(([, name]) => name.length <= longest && mayBegin(name, topic)).map(([rule, name]) => ({ rule, name, key: nameKey(name) }));
  const literal = near.find(({ name, key }) => (key === '' || topic.names.has(key)) && fold(name) === topic.name);
  const whole = literal ?? near.find(({ key }) => topic.names.has(key));
  if (whole) return { rule: whole.rule, name: whole.name, whole: true, literal: whole === literal };
  const run = near.find(({ key }) => topic.runs.has(key));
  return run ? { rule: run.rule, name: run.name, whole: false, literal: false } : null;
}

/** Most names begin with another letter than any run of the topic's words: they need no key. */
function mayBegin(name: string, { initials }: Topic): boolean {
  return !PLAIN_LETTER.test(name) || initials.has(name.charAt(0).toLowerCase());
}

const PLAIN_LETTER = /^[A-Za-z]/;

/** A name may be longer than the topic that equals it, by signs and spaces ("C. elegans (1998)"). */
const MAX_SIGNS = 12;
