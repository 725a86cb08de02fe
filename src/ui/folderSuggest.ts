import { AbstractInputSuggest, type App } from 'obsidian';
import { isPlainEnter } from './isPlainEnter';

const MOST = 20;

/** Suggests folders below a field. */
export class FolderSuggest extends AbstractInputSuggest<string> {
  constructor(app: App, inputEl: HTMLInputElement, private readonly folders: () => readonly string[], private readonly chosen: (folder: string) => void) {
    super(app, inputEl);
  }

  protected override getSuggestions(typed: string): string[] {
    const sought = typed.trim().toLowerCase();
    return this.folders().filter((folder) => folder.toLowerCase().includes(sought)).slice(0, MOST);
  }

  override renderSuggestion(folder: string, el: HTMLElement): void {
    el.setText(folder);
  }

  override selectSuggestion(folder: string, event: MouseEvent | KeyboardEvent): void {
    if ('key' in event && !isPlainEnter(event)) return;
    this.setValue(folder);
    this.close();
    this.chosen(folder);
  }
}
