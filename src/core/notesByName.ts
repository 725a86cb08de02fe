/** Finds notes by what links call them. Cases and Unicode forms differ between a link and a file, and `.md` may be missing. */
export class NotesByName<T> {
  private readonly byName = new Map<string, Named<T> | Map<string, T>>();

  /** `path` runs from the wiki root. */
  add(path: string, note: T): void {
    const key = pathKey(path);
    const name = nameOf(key);
    const known = this.byName.get(name);
    if (known === undefined) this.byName.set(name, { key, note });
    else if (known instanceof Map) known.set(key, note);
    else this.byName.set(name, new Map([[known.key, known.note], [key, note]]));
  }

  /** The note at a path. */
  at(path: string): T | null {
    return this.byKey(pathKey(path));
  }

  /** The note at a path, or else the only one of its name, in whatever folder. */
  find(path: string): T | null {
    const key = pathKey(path);
    const known = this.byName.get(nameOf(key));
    return this.byKey(key) ?? (known === undefined || known instanceof Map ? null : known.note);
  }

  private byKey(key: string): T | null {
    const known = this.byName.get(nameOf(key));
    if (known instanceof Map) return known.get(key) ?? null;
    return known?.key === key ? known.note : null;
  }
}

interface Named<T> {
  readonly key: string;
  readonly note: T;
}

/** `Folder/Page.md` and `/folder/page` are one. */
export function pathKey(path: string): string {
  const key = (BEYOND_ASCII.test(path) ? path.normalize('NFC') : path).toLowerCase();
  const start = key.startsWith('/') ? key.search(/[^/]|$/) : 0;
  return start === 0 && !key.endsWith('.md') ? key : key.slice(start, key.endsWith('.md') ? -3 : undefined);
}

const BEYOND_ASCII = /[^ -~]/;

/** The last part of a key. */
export function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
