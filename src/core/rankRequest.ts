import type { Breathe } from './breathe';
import type { Notice, PackRequest, RankedPage, Wiki } from './model';
import { rankPages } from './rankPages';
import { orderCandidates } from './select/topCandidates';
import { parseTopic } from './topic/parseTopic';
import { withRankSource } from './withRankSource';

/** All pages that a request could want, the best in order, and what was met on the way. */
export interface Ranking {
  readonly ranked: readonly RankedPage[];
  readonly notices: readonly Notice[];
}

/** Ranks the pages of a wiki for a request, by their metadata, bodies and the rank source. Neither the budget nor the choices matter to it. */
export async function rankRequest(request: PackRequest, wiki: Wiki, breathe: Breathe): Promise<Ranking> {
  const topic = parseTopic(request.topic);
  const ranked = await rankPages(request, topic, wiki, breathe);
  await breathe();
  const sourced = await withRankSource(ranked, request, topic, wiki);
  await breathe();
  return { ranked: orderCandidates(sourced.ranked, request.settings.candidateLimit, sourced.places), notices: sourced.notices };
}
