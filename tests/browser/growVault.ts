const WORDS = 'stone water mill garden winter bridge copper letter window carbon signal market forest engine river music theory dream table field'.split(' ');
const TAILS = 'ing er al ist ship yard work light house mark'.split(' ');

/** So many notes of a wiki that is about many things, by path; the same ones every time. */
export function growVault(count: number): Record<string, string> {
  const next = counter(7);
  const word = (): string => (WORDS[next() % WORDS.length] ?? '') + (next() % 3 === 0 ? '' : TAILS[next() % TAILS.length]);
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  return Object.fromEntries(Array.from({ length: count }, (_, nth) => {
    const body = Array.from({ length: 4 }, (__, section) => `## ${words(2)} ${section}\n\n${words(60)} [[Note ${next() % count}]].`).join('\n\n');
    return [`area ${nth % 40}/Note ${nth}.md`, `---\ntitle: ${words(2)} ${nth}\ntags: [${word()}, ${word()}/${word()}]\nsummary: ${words(8)}\n---\n${body}\n`];
  }));
}

/** Even numbers in no order that shows. */
function counter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
