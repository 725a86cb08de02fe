import { neverMind, type Breathe } from './breathe';
import type { Pack, PackRequest, Wiki } from './model';
import { packRanked } from './packRanked';
import { rankRequest } from './rankRequest';

/**
 * Builds the pack for a request: rank the pages by their metadata, read the best, compress them, fill the budget, render.
 * The estimate of the result's `markdown` is never above the budget. Trouble with one note becomes a notice.
 * @param breathe called between pieces of work, so that a host can let others run, show progress, or cancel by rejecting.
 */
export async function buildPack(request: PackRequest, wiki: Wiki, breathe: Breathe = neverMind): Promise<Pack> {
  return packRanked(request, wiki, await rankRequest(request, wiki, breathe), breathe);
}
