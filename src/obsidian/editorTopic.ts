import type { Editor } from 'obsidian';
import { tagAt } from './tagAt';

/** More than a topic: what is selected beyond it says nothing new. UTF-16 units. */
const MOST_UNITS = 500;

/** What is selected in an editor, on one line, else the tag at its cursor; null when there is neither. */
export function editorTopic(editor: Editor): string | null {
  const selected = editor.getSelection().slice(0, MOST_UNITS).trim().split(/\s+/).join(' ');
  if (selected !== '') return selected;
  const { line, ch } = editor.getCursor();
  return tagAt(editor.getLine(line), ch);
}
