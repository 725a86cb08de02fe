import type { Link } from './linksIn';

/**
 * The note that a link names, as `Page.links` writes it, or null when it names none.
 * A markdown link counts when it leads to a `.md` file of the wiki; its path is decoded and taken from the folder of the linking note.
 */
export function linkTarget(link: Link, folder: string): string | null {
  if (link.kind === 'markdown') return markdownTarget(link.target, folder);
  return link.target === '' || link.target.startsWith('.') ? wikiTarget(link.target, folder) : link.target;
}

/** A wikilink's target without its anchor; `./` and `../` are taken from the folder. Null for a link inside the same note. */
export function wikiTarget(target: string, folder: string): string | null {
  const anchor = target.indexOf('#');
  const whole = (anchor < 0 ? target : target.slice(0, anchor)).trim();
  if (whole.startsWith('./') || whole.startsWith('../')) return joinPath(folder, whole);
  return whole === '' ? null : whole;
}

/** The folder of a path; '' at the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The file name of a path, without `.md`. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

function markdownTarget(target: string, folder: string): string | null {
  const part = target.search(/[#?]/);
  const path = decoded(part < 0 ? target : target.slice(0, part)).trim();
  if (!path.toLowerCase().endsWith('.md') || SCHEME.test(path)) return null;
  return path.startsWith('/') ? joinPath('', path) : joinPath(folder, path);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Null when the path leaves the wiki. */
function joinPath(folder: string, relative: string): string | null {
  const parts = folder === '' ? [] : folder.split('/');
  for (const part of relative.split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? null : parts.join('/');
}
