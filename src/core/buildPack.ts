import { applyChoices } from './applyChoices';
import { assemblePack } from './assemblePack';
import { neverMind, type Breathe } from './breathe';
import { cuttable } from './compress/cuttable';
import { fill } from './fill/fill';
import { frameFacts } from './frameFacts';
import { matchQuality } from './matchQuality';
import type { Pack, PackRequest, Wiki } from './model';
import { preparePages } from './preparePages';
import { rankPages } from './rankPages';
import { readCandidates } from './select/readCandidates';
import { orderCandidates } from './select/topCandidates';
import { stillAllowed } from './stillAllowed';
import { tokenModel } from './tokens';
import { parseTopic } from './topic/parseTopic';
import { wikiNames } from './wikiNames';
import { withRankSource } from './withRankSource';

/**
 * Builds the pack for a request: rank the pages by their metadata, read the best, compress them, fill the budget, render.
 * The estimate of the result's `markdown` is never above the budget. Trouble with one note becomes a notice.
 * @param breathe called between pieces of work, so that a host can let others run, show progress, or cancel by rejecting.
 */
export async function buildPack(request: PackRequest, wiki: Wiki, breathe: Breathe = neverMind): Promise<Pack> {
  const { settings, budget } = request;
  const topic = parseTopic(request.topic);
  const known = orderCandidates(await rankPages(request, topic, wiki, breathe));
  const sourced = await withRankSource(known, request, topic, wiki);
  const ranked = applyChoices(sourced.ranked, wiki.pages, request.choices);
  const { candidates, notices } = await readCandidates(ranked, settings.candidateLimit, (path) => wiki.readNote(path), stillAllowed(settings));
  const model = tokenModel(settings.tokenModel);
  const prepared = await preparePages(candidates, request, topic, wiki, breathe);
  const quality = matchQuality(request, topic, candidates);
  const frame = frameFacts(request, { candidates, pages: prepared.pages, remarks: quality.remarks }, model);
  const filled = fill({ pages: prepared.pages, budget, model, wikiNames: wikiNames(candidates), frame: frame.price, cuttable });
  return assemblePack(request, { candidates, frame, filled, model, notices: [...wiki.notices, ...sourced.notices, ...notices, ...prepared.notices, ...quality.notices] });
}
