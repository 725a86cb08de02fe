import type { App, TFile } from 'obsidian';

/** The topic that asks for a note and what surrounds it: `[[note]]`, or `[[folder/note]]` where the name alone is not enough. */
export function noteTopic(app: App, file: TFile, wikiFolder: string): string {
  const link = app.metadataCache.fileToLinktext(file, '', true);
  const prefix = `${wikiFolder}/`;
  return `[[${link.startsWith(prefix) ? link.slice(prefix.length) : link}]]`;
}
