import type { Page, RankedPage } from '../model';
import type { Weights } from '../settings';
import type { Topic } from '../topic/parseTopic';
import { addReasons } from './addReasons';
import { ALL_SIGNALS } from './allSignals';
import { dropDoubtful } from './dropDoubtful';
import { gather, type Bodies, type Found, type Gather } from './gather';
import { letLead } from './letLead';
import { linkShares } from './linkShares';
import { nameMatch } from './nameMatch';
import { evenRarity, rarity, type Rarity } from './rarity';
import { scorePage, type Scored } from './scorePage';
import type { Signal } from './signal';
import { indexWords } from './signals/indexWords';
import { summaryWords } from './signals/summaryWords';
import { tagWords } from './signals/tagWords';
import { wholeName } from './signals/wholeName';
import { PAGES_PER_STEP, type Steps } from './steps';

/** What a ranking is made of: each part can be left out, to see what it brings. */
export interface RankingParts {
  readonly signals: readonly Signal[];
  /** Rare terms tell more than common ones. */
  readonly rarity: boolean;
  /** A page counts in proportion to how much of the topic it has. */
  readonly coverage: boolean;
  /** A topic that the wiki does not know gives nothing. */
  readonly doubt: boolean;
  /** Good pages lend to their neighbours. */
  readonly links: boolean;
  /** A page whose name is the topic leads, and one that is called so literally leads those. */
  readonly lead: boolean;
}

export const FULL_RANKING: RankingParts = { signals: ALL_SIGNALS, rarity: true, coverage: true, doubt: true, links: true, lead: true };

/** The four rules that the ranking grew from, to the letter: points once for a name, and once a term for a tag, the summary and the index entry. */
export const BARE_RULES: RankingParts = {
  signals: [wholeName, tagWords, summaryWords, indexWords], rarity: false, coverage: false, doubt: false, links: false, lead: false,
};

export interface RankOptions {
  readonly weights: Weights;
  /** What is known of the bodies; none when left out. */
  readonly bodies?: Bodies;
  readonly parts?: RankingParts;
  /** How pages are looked at: afresh when left out. */
  readonly gather?: Gather;
}

/** A page lends this share of its score to an only neighbour: an eighth settles near ties and brings in what lies beside. */
const LINK_SHARE = 0.125;
/** Only a page that has at least this share of the topic lends. */
const LENDER_COVERAGE = 0.5;
const NO_BODIES: Bodies = new Map();

/** Ranks by the topic's words; in no order. What goes over all that was found is a step of its own: in a huge wiki that may be nearly all pages. */
export function* rankByWords(pages: readonly Page[], topic: Topic, options: RankOptions): Steps<readonly RankedPage[]> {
  const { weights, bodies = NO_BODIES, parts = FULL_RANKING } = options;
  const found = yield* (options.gather ?? gather)(pages, { topic, weights, signals: parts.signals, bodies });
  yield;
  const rare = parts.rarity ? rarity(topic, found, pages.length) : evenRarity(topic);
  const sure = parts.doubt ? dropDoubtful(found, topic, rare, pages.length) : found;
  const scored = yield* scorePages(sure, rare, parts.coverage);
  yield;
  const lenders = parts.links ? scored.filter(({ page, coverage }) => coverage >= LENDER_COVERAGE && bodies.get(page.path)?.isExcluded !== true) : [];
  const ranked = addReasons(scored, yield* linkShares(lenders, pages, LINK_SHARE));
  yield;
  if (!parts.lead) return ranked;
  const asked = sure.filter(({ hits }) => hits.some((hit) => hit.term === 'all')).map(({ page }) => page);
  const literally = asked.filter((page) => nameMatch(page, topic)?.literal);
  return letLead(letLead(ranked, new Set(asked)), new Set(literally));
}

function* scorePages(found: readonly Found[], rare: Rarity, byCoverage: boolean): Steps<Scored[]> {
  const scored: Scored[] = [];
  for (const [nth, one] of found.entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    const own = scorePage(one, rare, byCoverage);
    if (own.score > 0) scored.push(own);
  }
  return scored;
}
