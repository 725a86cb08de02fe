/** What answers are kept in: a Map, or a WeakMap where keys are objects that may go. */
interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, answer: V): unknown;
}

/** Asks once for each key. */
export function remembered<K, V extends string | boolean>(ask: (key: K) => V, known: Store<K, V>): (key: K) => V {
  return (key) => {
    const answer = known.get(key) ?? ask(key);
    known.set(key, answer);
    return answer;
  };
}
