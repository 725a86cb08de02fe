import type { Breathe } from './breathe';
import type { Pack, PackRequest, Page, RankedPage, Wiki } from './model';
import { rankRequest } from './rankRequest';
import { createPageFilter } from './select/pageFilter';
import type { PackSettings } from './settings';

/** Whose absence is asked about, and in what. */
export interface WhyNotQuestion {
  /** The note as a page, excluded or not. */
  readonly page: Page;
  /** The host's own settings hide the note. */
  readonly isHidden: boolean;
  readonly request: PackRequest;
  readonly wiki: Wiki;
  readonly pack: Pack;
}

/** Says in one sentence why a note is not in a pack, or that it is. */
export async function whyNot(question: WhyNotQuestion, breathe: Breathe): Promise<string> {
  const { page, request, wiki } = question;
  const name = `"${page.title}"`;
  const known = fromPack(question) ?? exclusion(question);
  if (known !== null) return `${name} ${known}`;
  if (!wiki.pages.some(({ path }) => path === page.path)) return `${name} lies outside the folder that was asked for.`;
  const { ranked } = await rankRequest(request, wiki, breathe);
  const place = ranked.findIndex((entry) => entry.page.path === page.path);
  if (place < 0) return `${name} says nothing of the topic in its title, aliases, tags, summary, headings or index entry.`;
  const limit = request.settings.candidateLimit;
  if (place >= limit) return `${name} is number ${Math.max(limit, betterThan(ranked, place)) + 1} of ${ranked.length} by relevance, and only the best ${limit} become candidates.`;
  return `${name} could not be read, or its text holds a tag that is excluded.`;
}

/** Pages that many others are better than are in no order. */
function betterThan(ranked: readonly RankedPage[], place: number): number {
  return ranked.filter(({ score }) => score > (ranked[place]?.score ?? 0)).length;
}

function fromPack({ page: { path }, request, pack }: WhyNotQuestion): string | null {
  const included = pack.pages.find((item) => item.path === path);
  if (included) return `is in the pack (${included.form}, ~${included.tokens} tokens).`;
  const leftOut = pack.leftOut.find((item) => item.path === path);
  if (leftOut) return `is a candidate that found no room: it needs ${leftOut.tokensNeeded} more tokens.`;
  return request.choices?.leftOut.includes(path) === true ? 'was left out by you.' : null;
}

/** Each rule of the filter that a user may change, lifted alone. */
const LIFTED: readonly (readonly [change: Partial<PackSettings>, because: string])[] = [
  [{ excludedFolders: [] }, 'is in an excluded folder.'],
  [{ packFolder: '' }, 'is in the pack folder, and packs are never packed.'],
  [{ excludedTags: [] }, 'has an excluded tag.'],
  [{ excludedProperties: [] }, 'has an excluded property.'],
  [{ publicOnly: false }, 'is not public, and only public pages are packed.'],
];

function exclusion({ page, isHidden, request: { settings } }: WhyNotQuestion): string | null {
  if (isHidden) return 'is among the excluded files of the app.';
  if (createPageFilter(settings).allowsPage(page)) return null;
  const lifted = LIFTED.find(([change]) => createPageFilter({ ...settings, ...change }).allowsPage(page));
  if (lifted) return lifted[1];
  const isPack = page.properties.get('context-pack')?.includes('true') === true;
  return isPack ? 'is a pack itself, and packs are never packed.' : 'is never a page: a special note, a hidden folder, a sync conflict, or excluded more than once.';
}
