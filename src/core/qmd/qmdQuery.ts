import type { Topic } from '../topic/parseTopic';

/** Each word is a search of its own: one search wants all of its words in a note. */
const MAX_WORDS = 10;
/** Pages asked for: twice as many as a pack has candidates unless set otherwise. */
const LIMIT = 40;
/** Characters of a topic that are looked up by meaning: a model reads no more than a page. */
const MAX_TEXT = 1000;

/** The JSON that asks QMD for a topic: a search per word, and one by meaning; null when there is nothing to look up. */
export function qmdQuery(topic: Topic, collection: string): string | null {
  const text = plain(topic.kind === 'words' ? topic.text : topic.name);
  if (text === '') return null;
  const words = topic.terms.map((term) => plain(term.kind === 'piece' ? term.source : term.text)).filter(Boolean);
  const searches = [
    ...Array.from(new Set(words)).slice(0, MAX_WORDS).map((query) => ({ type: 'lex', query })),
    { type: 'vec', query: text },
  ];
  // Left out, `rerank` is true: then a language model is loaded, which takes longer than anyone waits.
  return JSON.stringify({ searches, collections: [collection], limit: LIMIT, rerank: false });
}

/** A lone quote, a line break, and a dash before a word (a negation) each make QMD refuse the whole query. */
function plain(text: string): string {
  return text.slice(0, MAX_TEXT).split(/["\s-]/).filter(Boolean).join(' ');
}
