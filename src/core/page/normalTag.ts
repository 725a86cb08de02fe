import { showLinks } from './linksIn';

/**
 * A tag as it is compared everywhere: lower case, no `#`, no quotes, no empty segments, `-` for blanks, a wikilink as its text.
 * Null for what is no tag: nothing, or digits alone (Obsidian's rule).
 */
export function normalTag(text: string): string | null {
  if (NORMAL.test(text)) return text;
  const words = showLinks(text).replace(/"/g, '').trim().replace(/^'|'$/g, '').replace(/^#+/, '').toLowerCase().split(/\s+/);
  const tag = words.filter(Boolean).join('-').split('/').filter(Boolean).join('/');
  return tag === '' || /^\d+$/.test(tag) ? null : tag;
}

/** Most tags are written as they are compared. */
const NORMAL = /^[a-z][a-z0-9_-]*(?:\/[a-z0-9_-]+)*$/;
