import { TFile, TFolder, type App, type Editor, type EventRef, type Menu, type TAbstractFile } from 'obsidian';

/** What a menu is about. */
export interface NoteMenus {
  note(menu: Menu, file: TFile): void;
  notes(menu: Menu, files: readonly TFile[]): void;
  folder(menu: Menu, folder: TFolder): void;
  editor(menu: Menu, editor: Editor): void;
}

/** Calls back for the menus of a note, of several, of a folder and of the editor. */
export function onNoteMenus({ workspace }: App, onEvent: (ref: EventRef) => void, menus: NoteMenus): void {
  onEvent(workspace.on('file-menu', (menu, file) => {
    if (file instanceof TFolder) menus.folder(menu, file);
    else if (isNote(file)) menus.note(menu, file);
  }));
  onEvent(workspace.on('files-menu', (menu, files) => {
    const notes = files.filter(isNote);
    if (notes.length > 0) menus.notes(menu, notes);
  }));
  onEvent(workspace.on('editor-menu', (menu, editor) => menus.editor(menu, editor)));
}

/** Whether a file is a markdown note. */
export function isNote(file: TAbstractFile | null): file is TFile {
  return file instanceof TFile && file.extension === 'md';
}
