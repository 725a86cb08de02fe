import { applyChoices } from './applyChoices';
import { assemblePack } from './assemblePack';
import type { Breathe } from './breathe';
import { cuttable } from './compress/cuttable';
import { fill } from './fill/fill';
import { frameFacts } from './frameFacts';
import { matchQuality } from './matchQuality';
import type { Pack, PackRequest, Wiki } from './model';
import { preparePages } from './preparePages';
import type { Ranking } from './rankRequest';
import { readCandidates } from './select/readCandidates';
import { stillAllowed } from './stillAllowed';
import { tokenModel } from './tokens';
import { parseTopic } from './topic/parseTopic';
import { wikiNames } from './wikiNames';

/** Packs the best of what was ranked for a request: read the candidates, compress them, fill the budget, render. */
export async function packRanked(request: PackRequest, wiki: Wiki, ranking: Ranking, breathe: Breathe): Promise<Pack> {
  const { settings, budget } = request;
  const topic = parseTopic(request.topic);
  const ranked = applyChoices(ranking.ranked, wiki.pages, request.choices);
  const { candidates, notices } = await readCandidates(ranked, settings.candidateLimit, (path) => wiki.readNote(path), stillAllowed(settings, wiki.readYaml));
  const model = tokenModel(settings.tokenModel);
  const prepared = await preparePages(candidates, { request, topic, wiki }, breathe);
  const quality = matchQuality(request, topic, candidates);
  const frame = frameFacts(request, { candidates, pages: prepared.pages, remarks: quality.remarks }, model);
  const filled = fill({ pages: prepared.pages, budget, model, wikiNames: wikiNames(candidates), frame: frame.price, cuttable });
  return assemblePack(request, { candidates, frame, filled, model, notices: [...wiki.notices, ...ranking.notices, ...notices, ...prepared.notices, ...quality.notices] });
}
