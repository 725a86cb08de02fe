/**
 * The same text in memory of its own: to V8 a slice of 13 characters or more is a place in the text that it was cut from, and keeps
 * all of that alive.
 */
export function ownText(text: string): string {
  return ` ${text}`.slice(1);
}

/** The same texts, cut from one string of their own. None of them may hold a line break. */
export function owned(texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : `${texts.join('\n')}\n`.split('\n', texts.length);
}
