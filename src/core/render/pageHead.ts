import type { Page } from '../model';

/** The lines that open a page of a pack. */
export interface PageHead {
  /** The vault path as a link target, without `.md`. */
  readonly link: string;
  /** `## [[folder/page|title]] (tier, ~N tokens)`. */
  heading(tokens: number): string;
  /** '' when the page has none. */
  readonly tags: string;
  readonly summary: string;
}

const MAX_TITLE = 200;
const MAX_SUMMARY = 800;
const MAX_TAGS = 20;

/**
 * @param line makes one clean line of any text: what a note holds must not start a line of its own.
 * @param visible takes hidden characters out of a path, which is else as the vault has it.
 */
export function pageHead(page: Page, line: (text: string) => string, visible: (text: string) => string): PageHead {
  const link = linkTarget(visible(page.path));
  const title = line(page.title);
  const name = title === page.fileName || title === '' ? link : `${link}|${inLink(shorten(title, MAX_TITLE))}`;
  const tags = page.tags.slice(0, MAX_TAGS).map((tag) => `#${line(tag).replace(/ /g, '-')}`);
  const summary = shorten(line(page.summary), MAX_SUMMARY);
  return {
    link,
    heading: (tokens) => `## [[${name}]] (${page.tier}, ~${tokens} tokens)`,
    tags: tags.length > 0 ? `tags: ${tags.join(' ')}` : '',
    summary: summary === '' ? '' : `summary: ${summary}`,
  };
}

/** The head of `hot.md` in recent mode. */
export function hotHead(): PageHead {
  return { link: 'hot', heading: (tokens) => `## [[hot]] (recent activity, ~${tokens} tokens)`, tags: '', summary: '' };
}

/** A path as a wikilink's target: what would end or split the link is escaped by a backslash. */
function linkTarget(path: string): string {
  return inLink(path.replace(/\.md$/i, '').replace(CONTROL, ' ')).replace(/[#^]/g, '\\$&');
}

const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

function inLink(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\]\]/g, ']\\]').replace(/\[\[/g, '[\\[');
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const blank = text.lastIndexOf(' ', most);
  return `${text.slice(0, blank > most / 2 ? blank : most).replace(/[\uD800-\uDBFF\u200D]$/, '')}…`;
}
