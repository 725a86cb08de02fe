import type { Notice, PackRequest, Wiki } from '../../src/core/model';
import { grayMatter } from '../../src/core/page/grayMatter';
import { withIndexEntries } from '../../src/core/page/indexEntries';
import { pageFromNote } from '../../src/core/page/pageFromNote';
import { createPageFilter } from '../../src/core/select/pageFilter';
import { DEFAULT_SETTINGS, type PackSettings } from '../../src/core/settings';

/** A wiki of these notes, by path, read as every host reads one. A note whose text is null can be listed but not read. */
export function aWiki(notes: Readonly<Record<string, string | null>>, settings: PackSettings = DEFAULT_SETTINGS): Wiki {
  const filter = createPageFilter(settings);
  const notices: Notice[] = [];
  const pages = Object.entries(notes).filter(([path]) => filter.allowsPath(path)).flatMap(([path, text]) => {
    const made = pageFromNote(path, text ?? '', null, grayMatter);
    if (!filter.allowsPage(made.page)) return [];
    notices.push(...made.notices);
    return [made.page];
  });
  const indexNotes = Object.entries(notes).filter(([path]) => /(?:^|\/)index\.md$/i.test(path)).map(([path, text]) => ({ path, text: text ?? '' }));
  return {
    pages: withIndexEntries(pages, indexNotes),
    hot: notes['hot.md'] ?? null,
    readNote: (path) => {
      const text = notes[path];
      return text === null || text === undefined ? Promise.reject(new Error('no such note')) : Promise.resolve(text);
    },
    readYaml: grayMatter,
    notices,
  };
}

/** A request for 2,000 tokens about a mill, changed as the test needs it. */
export function aRequest(change: Partial<PackRequest> = {}): PackRequest {
  return { mode: 'topic', topic: 'mill', budget: 2000, now: '2026-01-15T09:00:00Z', settings: DEFAULT_SETTINGS, ...change };
}
