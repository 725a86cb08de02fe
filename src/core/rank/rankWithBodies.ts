import type { Breathe } from '../breathe';
import type { Page, RankedPage } from '../model';
import type { Weights } from '../settings';
import { mentionsIn } from '../topic/mentionsIn';
import type { Topic } from '../topic/parseTopic';
import { createGather, type Bodies, type BodyView } from './gather';
import { best } from './inOrder';
import { rankInSteps } from './rankByTopic';
import { inSteps } from './steps';

/** So many bodies are looked at: every one of a small wiki, the likeliest of a large one. */
const MOST_BODIES = 200;
/** So many bodies are read and looked at in one go. */
const AT_ONCE = 16;
/** What a note is about shows within its first so many characters. */
const MOST_TEXT = 100_000;

/** What the ranking asks of its host. */
export interface BodyLook {
  readonly weights: Weights;
  /** The text of a note; one that cannot be read is ranked by its metadata. */
  readonly readNote: (path: string) => Promise<string>;
  /** The text without its properties. */
  readonly bodyOf: (text: string) => string;
  /** Whether a page may still be packed, now that its text is known. */
  readonly isAllowed: (page: Page, text: string) => boolean;
  /** The first paragraph of a body: a host that makes pages from a cache knows it only now. */
  readonly leadOf: (body: string) => string;
  readonly breathe: Breathe;
}

/**
 * Ranks by metadata, looks at the bodies of the best (and, while there is room, of the others in order), and ranks again
 * with what they say. The look is bounded, so that its cost does not grow with the wiki. In no order.
 */
export async function rankWithBodies(pages: readonly Page[], topic: Topic, host: BodyLook): Promise<readonly RankedPage[]> {
  const { breathe } = host;
  const options = { weights: host.weights, gather: createGather() };
  const first = best(await inSteps(rankInSteps(pages, topic, options), breathe), MOST_BODIES).map(({ page }) => page);
  const others = topic.kind === 'words' && topic.terms.length > 0 ? pages.filter(({ unread }) => unread?.mentions !== false) : [];
  const chosen = Array.from(new Set([...first, ...others])).slice(0, MOST_BODIES);
  const bodies = await lookAt(chosen, topic, host);
  return inSteps(rankInSteps(pages, topic, { ...options, bodies }), breathe);
}

/** A few bodies at a time, so that others are let in between. */
async function lookAt(pages: readonly Page[], topic: Topic, host: BodyLook): Promise<Bodies> {
  const looks = new Map<string, BodyView>();
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const part = pages.slice(at, at + AT_ONCE);
    const found = await Promise.all(part.map((page) => look(page, topic, host)));
    found.forEach((one, nth) => {
      if (one) looks.set(part[nth]?.path ?? '', one);
    });
    await host.breathe();
  }
  return looks;
}

async function look(page: Page, topic: Topic, { readNote, bodyOf, isAllowed, leadOf }: BodyLook): Promise<BodyView | null> {
  try {
    const text = await readNote(page.path);
    const body = bodyOf(text).slice(0, MOST_TEXT);
    return { ...mentionsIn(topic, body), lead: needsLead(page) ? leadOf(body) : '', isExcluded: !isAllowed(page, text) };
  } catch {
    return null;
  }
}

/** A page is judged by its lead where it has no summary. */
function needsLead(page: Page): boolean {
  return page.unread === undefined && page.summary === '' && page.lead === null;
}
