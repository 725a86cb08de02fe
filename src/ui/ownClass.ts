/** The CSS class of a part of the dialog: all of them begin alike, so that they meet nobody else's. */
export function ownClass(part: string): string {
  return `wiki-context-pack-${part}`;
}
