import type { Breathe } from '../breathe';
import type { Page, RankedPage } from '../model';
import type { Weights } from '../settings';
import { mentionsIn, type Mentions } from '../topic/mentionsIn';
import type { Topic } from '../topic/parseTopic';
import { rankInSteps } from './rankByTopic';
import { inSteps } from './steps';

/** So many bodies are looked at: every one of a small wiki, the likeliest of a large one. */
const MOST_BODIES = 400;
/** What a note is about shows within its first so many characters. */
const MOST_TEXT = 100_000;

/**
 * Ranks by metadata, looks at the bodies of the best (and, while there is room, of the others in order), and ranks again
 * with what they say. The look is bounded, so that its cost does not grow with the wiki.
 * @param readBody the text of a note without its properties; a note that cannot be read is ranked by its metadata.
 */
export async function rankWithBodies(
  pages: readonly Page[], topic: Topic, { weights, readBody, breathe }: { weights: Weights; readBody: (path: string) => Promise<string>; breathe: Breathe },
): Promise<RankedPage[]> {
  const first = (await inSteps(rankInSteps(pages, topic, { weights }), breathe)).map(({ page }) => page.path);
  const others = topic.kind === 'words' && topic.terms.length > 0 ? pages.filter(({ unread }) => unread !== 'silent').map(({ path }) => path) : [];
  const chosen = Array.from(new Set([...first, ...others])).slice(0, MOST_BODIES);
  const looks = await Promise.all(chosen.map(async (path) => [path, await look(path, topic, readBody)] as const));
  const bodies = new Map(looks.filter((one): one is readonly [string, Mentions] => one[1] !== null));
  return inSteps(rankInSteps(pages, topic, { weights, bodies }), breathe);
}

async function look(path: string, topic: Topic, readBody: (path: string) => Promise<string>): Promise<Mentions | null> {
  try {
    return mentionsIn(topic, (await readBody(path)).slice(0, MOST_TEXT));
  } catch {
    return null;
  }
}
