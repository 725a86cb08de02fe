/**
 * Answers to questions of which only the latest counts. Whoever waits for an earlier answer gets the latest instead; work that fails
 * answers `otherwise`.
 */
export function createLatest<T>(otherwise: T): (work: (isWanted: () => boolean) => Promise<T>) => Promise<T> {
  let latest: Promise<T> = Promise.resolve(otherwise);
  return (work) => {
    const isWanted = (): boolean => latest === answer;
    const answer: Promise<T> = Promise.resolve().then(() => work(isWanted)).catch(() => otherwise).then((found) => (isWanted() ? found : latest));
    latest = answer;
    return answer;
  };
}
