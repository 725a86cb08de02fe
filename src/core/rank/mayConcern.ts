import { fold } from '../topic/fold';
import { nameKey } from '../topic/nameKey';
import { mayOccur, occurrences } from '../topic/occurrences';
import { openCamel } from '../topic/openCamel';
import type { Term, Topic } from '../topic/parseTopic';
import { abbreviatesEither } from './signals/acronyms';

/**
 * Whether a note may get points of its own: false for most notes of a large wiki, at the price of one scan of its raw text, before
 * anything of it is parsed. What others say of it (links, a rank source) is left out of account. Topics other than words are not looked up.
 * @param texts all that speaks for the note: its path, what the index says of it, its whole text.
 */
export function mayConcern(topic: Topic, fileName: string, texts: readonly string[]): boolean {
  if (topic.kind !== 'words' || topic.runs.has(nameKey(fileName)) || abbreviatesEither(fileName, topic)) return true;
  return texts.some((text) => isSpelledOut(text) || holdsAny(topic.terms, text));
}

/** Whether a double-quoted property may spell letters out (`"\u7a91"`): what they say is known to YAML only. */
function isSpelledOut(text: string): boolean {
  return text.includes('\\') && /\\[uUx]/.test(text);
}

function holdsAny(terms: readonly Term[], text: string): boolean {
  const folded = fold(text);
  const likely = terms.filter((term) => mayOccur(term, folded));
  return likely.some((term) => occurrences(term, folded).quality > 0) || (likely.length > 0 && holdsInside(likely, text));
}

/** Whether an identifier of the text holds a term as one of its parts. */
function holdsInside(terms: readonly Term[], text: string): boolean {
  const opened = openCamel(text);
  return opened !== text && terms.some((term) => occurrences(term, fold(opened)).quality > 0);
}
