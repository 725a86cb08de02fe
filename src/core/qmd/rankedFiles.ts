/** Characters; an answer of 40 results has some tens of thousands. */
export const MAX_ANSWER = 1_000_000;
const MAX_RESULTS = 200;
const SCHEME = 'qmd://';

/**
 * Reads an answer, `{results: [{file: "qmd://<collection>/<percent-encoded path>"}]}`: the paths from the root of the
 * collection, decoded, best first. Results that name no file of the collection are skipped; null when it is no answer.
 */
export function rankedFiles(answer: string, collection: string): string[] | null {
  const results = answer.length > MAX_ANSWER ? null : resultsOf(answer);
  return results && results.slice(0, MAX_RESULTS).flatMap((result) => pathOf((result as { file?: unknown } | null)?.file, collection));
}

function resultsOf(answer: string): unknown[] | null {
  try {
    const { results } = JSON.parse(answer) as { results?: unknown };
    return Array.isArray(results) ? results : null;
  } catch {
    return null;
  }
}

function pathOf(file: unknown, collection: string): string[] {
  if (typeof file !== 'string' || !file.startsWith(SCHEME)) return [];
  const [address = ''] = file.slice(SCHEME.length).split('?', 1);
  const [root, ...path] = decoded(address).split('/');
  return root === collection && !path.some((name) => name === '' || name === '.' || name === '..') ? [path.join('/')] : [];
}

/** A path that is not encoded, and could not be, is taken as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
