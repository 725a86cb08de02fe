import type { Candidate, Notice, Page, RankedPage } from '../model';

export interface ReadCandidates {
  readonly candidates: readonly Candidate[];
  readonly notices: readonly Notice[];
}

/**
 * Reads ranked pages from the top until `limit` of them may be packed. A page that cannot be read, or that its text shows to be excluded,
 * gives its place to the next one; only what cannot be read is told.
 * @param isAllowed asked once more now that the whole text is known: a tag may stand further down.
 */
export async function readCandidates(
  ranked: readonly RankedPage[],
  limit: number,
  readNote: (path: string) => Promise<string>,
  isAllowed: (page: Page, text: string) => boolean,
): Promise<ReadCandidates> {
  const candidates: Candidate[] = [];
  const notices: Notice[] = [];
  for (const entry of ranked) {
    if (candidates.length >= limit) break;
    const text = await readNote(entry.page.path).catch(() => null);
    if (text === null) notices.push(unreadable(entry.page.path));
    else if (isAllowed(entry.page, text)) candidates.push({ ...entry, text });
  }
  return { candidates, notices };
}

function unreadable(path: string): Notice {
  return { code: 'unreadable-note', path, message: `"${path}" could not be read and was left out.` };
}
