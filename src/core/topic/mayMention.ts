import { fold } from './fold';
import { mayOccur } from './occurrences';
import type { Topic } from './parseTopic';

/** A quick test that says no to most texts: false means that none of the topic's terms occurs. Topics other than words are not looked up. */
export function mayMention({ kind, terms }: Topic, text: string): boolean {
  const folded = fold(text);
  return kind !== 'words' || terms.some((term) => mayOccur(term, folded));
}
