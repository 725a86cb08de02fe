import type { SourceRanking } from '../model';
import type { PackSettings } from '../settings';
import type { Topic } from '../topic/parseTopic';
import { pagesOfFiles } from './pagesOfFiles';
import { qmdAddresses } from './qmdAddresses';
import { qmdQuery } from './qmdQuery';
import { rankedFiles } from './rankedFiles';

/** What QMD is asked, and the pages (paths from the wiki root) that an answer may name. */
export interface QmdQuestion {
  readonly topic: Topic;
  readonly pages: readonly string[];
  readonly settings: PackSettings;
}

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Posts JSON to an address. Rejects when nobody answers there, and with an error named `TimeoutError` when the time is up. */
export type Post = (url: string, json: string) => Promise<HttpAnswer>;

/**
 * The pages that QMD (https://github.com/tobi/qmd) ranks for a topic, best first. Never rejects: whatever goes wrong is a
 * notice, and the pack is built without QMD. Nothing in an answer is used but the order of the paths that are pages.
 */
export async function askQmd({ topic, pages, settings }: QmdQuestion, post: Post): Promise<SourceRanking> {
  const query = qmdQuery(topic, settings.qmdCollection);
  if (query === null) return { paths: [], notices: [] };
  const addresses = qmdAddresses(settings.qmdUrl);
  if (addresses.length === 0) return without('qmd-unavailable', 'The address of QMD is not of the form http://host:port');
  try {
    const { status, text } = await firstAnswer(addresses, query, post);
    return status === 200 ? ranking(text, pages, settings.qmdCollection) : without('qmd-unavailable', `QMD answered with status ${status}`);
  } catch (error) {
    return without('qmd-unavailable', isTimeout(error)
      ? `QMD did not answer within ${settings.qmdTimeout / 1000} seconds`
      : `QMD could not be reached at ${settings.qmdUrl}`);
  }
}

/** Where one address is refused, the next is tried; time that is up is up for all of them. */
async function firstAnswer([url = '', ...others]: readonly string[], query: string, post: Post): Promise<HttpAnswer> {
  try {
    return await post(url, query);
  } catch (error) {
    if (others.length === 0 || isTimeout(error)) throw error;
    return firstAnswer(others, query, post);
  }
}

function isTimeout(error: unknown): boolean {
  return (error as { name?: unknown } | null)?.name === 'TimeoutError';
}

function ranking(answer: string, pages: readonly string[], collection: string): SourceRanking {
  const files = rankedFiles(answer, collection);
  if (files === null) return without('qmd-unreadable', 'The answer of QMD could not be read');
  if (files.length === 0) return without('qmd-empty', `QMD found nothing in its collection "${collection}"`);
  const paths = pagesOfFiles(files, pages);
  if (paths.length === 0) return without('qmd-foreign', `None of the notes that QMD found in its collection "${collection}" is a page of this wiki`);
  return { paths, notices: [] };
}

function without(code: string, trouble: string): SourceRanking {
  return { paths: [], notices: [{ code, message: `${trouble}; the pack was built without it.` }] };
}
