/**
 * Finds the pages that files of a collection are, in the files' order, each once. The collection may be the wiki, a folder
 * above it or a folder in it: which folder lies between the two is what makes the most files pages, since it is one and the
 * same for all of them. Where that is not clear, nothing is found.
 */
export function pagesOfFiles(files: readonly string[], pages: readonly string[]): string[] {
  const known = groupedBy(pages, pathKey);
  const shift = likeliest(shifts(files.map(pathKey), known));
  const found = shift === null ? [] : files.flatMap((file) => pageOf(file, known.get(shifted(pathKey(file), shift)) ?? []));
  return Array.from(new Set(found));
}

/** The way from a file's path to the page's: a folder (with its `/`) to take off at the start, and one to put there. */
interface Shift {
  readonly off: string;
  readonly on: string;
  /** How many files it makes pages. */
  readonly votes: number;
}

/**
 * A path for comparison. Older versions of QMD write every run of other characters than letters and digits as a dash,
 * and some of them small letters only.
 */
function pathKey(path: string): string {
  const dashed = path.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{N}/]+/gu, '-');
  return dashed.split('/').map((name) => name.slice(Number(name.startsWith('-')), name.endsWith('-') ? -1 : undefined)).join('/');
}

function groupedBy(paths: readonly string[], key: (path: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const group = groups.get(key(path));
    if (group) group.push(path);
    else groups.set(key(path), [path]);
  }
  return groups;
}

/** Every way that makes at least one file a page. */
function shifts(files: readonly string[], known: ReadonlyMap<string, unknown>): Shift[] {
  const byName = groupedBy(Array.from(known.keys()), nameOf);
  const found = new Map<string, Shift>();
  const vote = (off: string, on: string): void => {
    const shift = found.get(`${off}:${on}`) ?? { off, on, votes: 0 };
    found.set(`${off}:${on}`, { ...shift, votes: shift.votes + 1 });
  };
  for (const file of files) {
    for (const page of byName.get(nameOf(file)) ?? []) {
      if (page === file || page.endsWith(`/${file}`)) vote('', page.slice(0, page.length - file.length));
      else if (file.endsWith(`/${page}`)) vote(file.slice(0, file.length - page.length), '');
    }
  }
  return Array.from(found.values());
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Among equals: no shift, else the only one that keeps the whole path of the file, else the one that keeps most of it. */
function likeliest(all: readonly Shift[]): Shift | null {
  const most = Math.max(0, ...all.map(({ votes }) => votes));
  const best = all.filter(({ votes }) => votes === most).sort((a, b) => a.off.length - b.off.length || a.on.length - b.on.length);
  const [first, second] = best;
  const isClear = first && (first.on === '' || second?.off !== '');
  return isClear ? first : null;
}

function shifted(file: string, { off, on }: Shift): string {
  return file.startsWith(off) ? on + file.slice(off.length) : '';
}

/** Of pages that are alike but for signs or case, the one that is written as the file is. */
function pageOf(file: string, alike: readonly string[]): string[] {
  const isAsWritten = (page: string): boolean => isEnd(page.normalize('NFC'), file.normalize('NFC'));
  const page = alike.length > 1 ? alike.find(isAsWritten) : alike[0];
  return page === undefined ? [] : [page];
}

function isEnd(a: string, b: string): boolean {
  return `/${a}`.endsWith(`/${b}`) || `/${b}`.endsWith(`/${a}`);
}
