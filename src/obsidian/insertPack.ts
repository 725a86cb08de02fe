import type { Editor } from 'obsidian';

/** Puts a pack into the open note after the cursor, on lines of its own. What is selected stays. */
export function insertPack(editor: Editor, markdown: string): void {
  const cursor = editor.getCursor('to');
  const line = editor.getLine(cursor.line);
  const before = line.slice(0, cursor.ch).trim() === '' ? '' : '\n\n';
  const after = line.slice(cursor.ch).trim() === '' ? '' : '\n';
  editor.replaceRange(`${before}${markdown}${after}`, cursor);
}
