import type { Page } from '../model';
import { buildPage } from './buildPage';
import { folderOf, wikiTarget } from './linkTarget';
import { propertyValues } from './propertyValues';

/** What a host has cached of a note: property values of any type, tags with or without `#`, links as written. */
export interface HostMetadata {
  readonly frontmatter: Record<string, unknown> | undefined;
  readonly tags: readonly string[];
  readonly headings: readonly { readonly text: string; readonly level: number }[];
  readonly links: readonly string[];
}

/**
 * A page from a host's cache, without its text: the same page that the text would give, as far as the cache knows (it has no lead).
 * `fileTime` is in ms since 1970.
 */
export function pageFromMetadata(path: string, metadata: HostMetadata, fileTime: number | null): Page {
  const folder = folderOf(path);
  return buildPage({
    path,
    values: propertyValues(Object.entries(metadata.frontmatter ?? {})).values,
    unparsedProperties: '',
    headings: metadata.headings,
    tags: metadata.tags,
    looseTags: [],
    links: metadata.links.map((link) => wikiTarget(link, folder)).filter((link): link is string => link !== null),
    lead: null,
    fileTime,
  });
}
