import type { App } from 'obsidian';

/** Whether a vault path is among Obsidian's own "Excluded files". Not a public call: without it nothing is excluded. */
export function isUserIgnored(app: App, path: string): boolean {
  return (app.metadataCache as unknown as Partial<Ignoring>).isUserIgnored?.(path) === true;
}

interface Ignoring {
  isUserIgnored(path: string): boolean;
}
