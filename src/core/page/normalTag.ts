import { showLinks } from './linksIn';

/**
 * A tag as it is compared everywhere: lower case, no `#`, no empty segments, `-` for blanks, a wikilink as its text.
 * Null for what is no tag: nothing, or digits alone (Obsidian's rule).
 */
export function normalTag(text: string): string | null {
  const words = showLinks(text).trim().replace(/^#+/, '').toLowerCase().split(/\s+/);
  const tag = words.filter(Boolean).join('-').split('/').filter(Boolean).join('/');
  return tag === '' || /^\d+$/.test(tag) ? null : tag;
}
