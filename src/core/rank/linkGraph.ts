import type { Page } from '../model';
import { nameOf, NotesByName, pathKey } from '../notesByName';
import { remembered } from '../remembered';
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
  const notes = new NotesByName<Page>();
  /** By the name that a link ends in: who links so, and the whole link. */
  const linking = new Map<string, { readonly page: Page; readonly link: string }[]>();
  // a large wiki has the same few thousand links on ten times as many places
  const nameIn = remembered((link: string) => nameOf(pathKey(link)), new Map<string, string>());
  for (const [nth, page] of pages.entries()) {
    if (nth % PAGES_PER_STEP === 0) yield;
    notes.add(page.path, page);
    for (const link of page.unread === undefined ? page.links : []) {
      const name = nameIn(link);
      const list = linking.get(name);
      if (list) list.push({ page, link });
      else linking.set(name, [{ page, link }]);
    }
  }
  return {
    neighbours: (page) => {
      const incoming = linking.get(nameOf(pathKey(page.path))) ?? [];
      const all = [...page.links.map((link) => notes.find(link)), ...incoming.flatMap((other) => (notes.find(other.link) === page ? other.page : []))];
      return new Set(all.filter((other): other is Page => other !== null && other !== page));
    },
  };
}
