import type { Breathe } from './breathe';
import type { PackRequest, Page, RankedPage } from './model';
import { rankByTopic } from './rank/rankByTopic';
import { byRecency } from './select/byRecency';
import type { Topic } from './topic/parseTopic';

/** All pages that a request could want, ranked. */
export async function rankPages({ mode, settings }: PackRequest, topic: Topic, pages: readonly Page[], breathe: Breathe): Promise<RankedPage[]> {
  await breathe();
  return mode === 'recent' ? byRecency(pages) : rankByTopic(pages, topic, { weights: settings.weights });
}
