import type { Page } from '../model';
import { PAGES_PER_STEP, type Steps } from './steps';

/** Which pages link to which, for one list of pages. */
export interface LinkGraph {
  /** Pages on the other end of a link, in either direction. Links are by path, or by a file name that only one page has. */
  neighbours(page: Page): Set<Page>;
}

/** A wiki that has not changed is asked about many topics. */
const known = new WeakMap<readonly Page[], LinkGraph>();

/** The graph of these pages, made once for a list. Links of notes that were not looked into are not known. */
export function* linkGraph(pages: readonly Page[]): Steps<LinkGraph> {
  const graph = known.get(pages) ?? (yield* newGraph(pages));
  known.set(pages, graph);
  return graph;
}

function* newGraph(pages: readonly Page[]): Steps<LinkGraph> {
  const found = new Map<string, Page | null>();
  /** By the last part of a link's path: who links so, and the whole link. */
  const linking = new Map<string, { readonly page: Page; readonly key: string }[]>();
  const keyOf = remembered(linkKey);
  for (const [nth, page] of pages.entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    addPage(found, page);
    for (const link of page.unread === undefined ? page.links : []) {
      const key = keyOf(link);
      const stem = stemOf(key);
      const list = linking.get(stem);
      if (list) list.push({ page, key });
      else linking.set(stem, [{ page, key }]);
    }
  }
  const resolve = (key: string): Page | null => found.get(key) ?? found.get(stemOf(key)) ?? null;
  return {
    neighbours: (page) => {
      const incoming = linking.get(stemOf(linkKey(page.path))) ?? [];
      const all = [...page.links.map((link) => resolve(linkKey(link))), ...incoming.flatMap((link) => (resolve(link.key) === page ? link.page : []))];
      return new Set(all.filter((other): other is Page => other !== null && other !== page));
    },
  };
}

/** By path, and by a file name that only one page has (null: several have it). */
function addPage(found: Map<string, Page | null>, page: Page): void {
  const path = linkKey(page.path);
  const stem = stemOf(path);
  if (path !== stem) found.set(path, page);
  found.set(stem, found.has(stem) && path !== stem ? null : page);
}

/** A large wiki has the same few thousand links on ten times as many places. */
function remembered(read: (link: string) => string): (link: string) => string {
  const keys = new Map<string, string>();
  return (link) => {
    const key = keys.get(link) ?? read(link);
    keys.set(link, key);
    return key;
  };
}

/** `Folder/Page.md` and `folder/page` are one link. */
function linkKey(link: string): string {
  const key = link.toLowerCase();
  return key.endsWith('.md') ? key.slice(0, -3) : key;
}

function stemOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
