import type { Page } from '../model';
import type { Weights } from '../settings';
import type { Mentions } from '../topic/mentionsIn';
import { mayOccur } from '../topic/occurrences';
import { fold } from '../topic/fold';
import type { Topic } from '../topic/parseTopic';
import { nameMatch } from './nameMatch';
import { foldedMetadata, NO_FIELDS, pageFields } from './pageFields';
import type { Evidence, Hit, Signal } from './signal';
import { PAGES_PER_STEP, type Steps } from './steps';
import { mayBeAcronym } from './signals/acronyms';

/** A page on which at least one signal found something, or would if it were looked into: that only tells how common the terms are. */
export interface Found {
  readonly page: Page;
  readonly hits: readonly Hit[];
  /** By term of the topic: how well its best match fits, 0 where it has none. */
  readonly met: readonly number[];
}

/** What a body says of the topic, and its first paragraph where the page did not know it. */
export interface BodyView extends Mentions {
  readonly lead?: string;
  /** Something further down in the note keeps it out: no reason may give its name away. */
  readonly isExcluded?: boolean;
}

/** What the host knows of bodies: the path of a note that was read, to what it says. */
export type Bodies = ReadonlyMap<string, BodyView>;

/** What pages are looked at for, and with what. */
export interface Look {
  readonly topic: Topic;
  readonly weights: Weights;
  readonly signals: readonly Signal[];
  readonly bodies: Bodies;
}

/** Looks at pages, step by step. */
export type Gather = (pages: readonly Page[], look: Look) => Steps<Found[]>;

/** Runs the signals over the pages. A page that cannot hold a term costs one scan of its folded metadata, no more. */
export function* gather(pages: readonly Page[], { topic, weights, signals, bodies }: Look): Steps<Found[]> {
  const meanLength = meanOf(Array.from(bodies.values(), (mentions) => mentions.length));
  const found: Found[] = [];
  for (const [nth, page] of pages.entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    const mentions = bodies.get(page.path) ?? null;
    if (page.unread && mentions === null) {
      if (page.unread.met.includes(1)) found.push({ page, hits: [], met: page.unread.met });
      continue;
    }
    const told = tellingFields(page, topic, isMentioned(mentions));
    if (told === null) continue;
    const evidence = { ...withLead(told, topic, mentions?.lead ?? ''), topic, weights, mentions, meanLength };
    const hits = signals.flatMap((signal) => signal(evidence));
    if (hits.length > 0) found.push({ page, hits, met: metBy(hits, topic) });
  }
  return found;
}

/** To look at the same pages for the same topic twice, the second time with bodies: a page whose body is still not known says what it said before. */
export function createGather(): Gather {
  let before: readonly Found[] | null = null;
  return function* gatherAgain(pages, look) {
    const isLookedAt = ({ path }: Page): boolean => look.bodies.has(path);
    if (before === null) return (before = yield* gather(pages, look));
    const anew = yield* gather(pages.filter(isLookedAt), look);
    return [...before.filter(({ page }) => !isLookedAt(page)), ...anew];
  };
}

function metBy(hits: readonly Hit[], { terms }: Topic): number[] {
  const met = terms.map(() => 0);
  for (const { term, quality } of hits) {
    if (term === 'all') met.fill(1);
    else if (term !== null) met[term] = Math.max(met[term] ?? 0, quality);
  }
  return met;
}

/** A lead that only the body showed is part of what the page says. */
function withLead(telling: Telling, { terms }: Topic, lead: string): Telling {
  return lead === '' ? telling : { fields: { ...telling.fields, lead: fold(lead) }, near: terms.map(() => true) };
}

/** What the signals are to look at, and for which terms. */
type Telling = Pick<Evidence, 'fields' | 'near'>;

/** Null for a page that no signal finds anything on. Of a note that was not looked into, the body alone may speak. */
function tellingFields(page: Page, topic: Topic, isMentioned: boolean): Telling | null {
  if (page.unread !== undefined) return isMentioned ? { fields: NO_FIELDS, near: [] } : null;
  if (topic.terms.length === 0 && nameMatch(page, topic) === null) return null;
  const folded = foldedMetadata(page);
  const near = topic.terms.map((term) => mayOccur(term, folded));
  const isTelling = isMentioned || topic.terms.length === 0 || near.includes(true) || mayBeAcronym(page, topic);
  return isTelling ? { fields: pageFields(page), near } : null;
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

function isMentioned(mentions: Mentions | null): boolean {
  return mentions !== null && mentions.terms.some(({ count }) => count > 0);
}
