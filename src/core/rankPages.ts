import type { Breathe } from './breathe';
import type { PackRequest, Page, RankedPage, Wiki } from './model';
import { splitNote } from './page/frontmatter';
import { outline } from './page/outline';
import { rankInSteps } from './rank/rankByTopic';
import { BARE_RULES } from './rank/rankByWords';
import { rankWithBodies } from './rank/rankWithBodies';
import { inSteps } from './rank/steps';
import { byRecency } from './select/byRecency';
import { createPageFilter } from './select/pageFilter';
import type { PackSettings } from './settings';
import { stillAllowed } from './stillAllowed';
import type { Topic } from './topic/parseTopic';

/** All pages that a request could want, in no order, with their scores: by their metadata, and unless it is switched off by a bounded look at bodies. */
export async function rankPages({ mode, settings }: PackRequest, topic: Topic, wiki: Wiki, breathe: Breathe): Promise<readonly RankedPage[]> {
  await breathe();
  const { weights } = settings;
  if (mode === 'recent') return byRecency(wiki.pages);
  if (settings.bareRules) return inSteps(rankInSteps(wiki.pages, topic, { weights, parts: BARE_RULES }), breathe);
  if (!settings.deepLook) return inSteps(rankInSteps(wiki.pages, topic, { weights }), breathe);
  return rankWithBodies(wiki.pages, topic, {
    weights, breathe, readNote: (path) => wiki.readNote(path), bodyOf: (text) => splitNote(text).body, isAllowed: mayLend(settings, wiki), leadOf: (body) => outline(body, '').lead,
  });
}

/** Without exclusions nothing further down in a note can keep it out. */
function mayLend(settings: PackSettings, { readYaml }: Wiki): (page: Page, text: string) => boolean {
  return createPageFilter(settings).mayExclude('') ? stillAllowed(settings, readYaml) : () => true;
}
