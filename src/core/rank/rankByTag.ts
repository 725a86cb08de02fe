import type { Page, RankedPage } from '../model';
import { fold } from '../topic/fold';
import type { Topic } from '../topic/parseTopic';
import { addReasons } from './addReasons';
import { ALL_SIGNALS } from './allSignals';
import { letLead } from './letLead';
import { nameMatch } from './nameMatch';
import { FULL_RANKING, rankByWords, type RankOptions } from './rankByWords';
import type { Steps } from './steps';
import { tagWords } from './signals/tagWords';

/** Ranks the pages that have a tag or one below it: they get the tag's points once, and what else of them speaks of it. */
export function* rankByTag(pages: readonly Page[], topic: Topic, options: RankOptions): Steps<readonly RankedPage[]> {
  const tagged = new Map(pages.flatMap((page) => {
    const match = page.unread === undefined && page.tags.find((tag) => `${fold(tag)}/`.startsWith(`${topic.name}/`));
    return typeof match !== 'string' ? [] : [[page, { rule: 'tag', points: options.weights.tag, match }] as const];
  }));
  const signals = ALL_SIGNALS.filter((signal) => signal !== tagWords);
  const parts = { ...FULL_RANKING, signals, coverage: false, doubt: false, links: false, lead: false };
  const ranked = addReasons(yield* rankByWords(Array.from(tagged.keys()), topic, { ...options, parts }), tagged);
  return letLead(ranked, new Set(Array.from(tagged.keys()).filter((page) => nameMatch(page, topic)?.whole)));
}
