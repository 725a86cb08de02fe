/** A text with wikilinks and embeds as the words that a reader sees. */
export function showWikilinks(text: string): string {
  return text.replace(/!?\[\[([^[\]|\n]{1,300})(?:\\?\|([^[\]\n]{1,300}))?\]\]/g, (_link, target: string, alias: string | undefined) => alias ?? target);
}

/** The text of a list item without the box of a task. */
export function withoutBox(text: string): string {
  return text.replace(/^\[[ xX]\]\s+/, '');
}
