import { Editor } from 'obsidian-test-mocks/obsidian';
import type { Editor as ObsidianEditor } from 'obsidian';
import { editorTopic } from '../../src/obsidian/editorTopic';
import { insertPack } from '../../src/obsidian/insertPack';

class AnEditor extends Editor {}

/** An editor over a text in which `|` marks the cursor, or both ends of what is selected. */
function anEditor(marked: string): ObsidianEditor {
  const editor = new AnEditor();
  const [before = '', selected = '', after] = marked.split('|');
  editor.setValue(before + selected + (after ?? ''));
  editor.setSelection(editor.offsetToPos(before.length), editor.offsetToPos(before.length + (after === undefined ? 0 : selected.length)));
  return editor;
}

describe('putting a pack in at the cursor', () => {
  it.each([
    ['|', 'PACK\n'],
    ['Before.\n|\nAfter.', 'Before.\nPACK\n\nAfter.'],
    ['Before| after', 'Before\n\nPACK\n\n after'],
    ['Sel|ect|ed', 'Select\n\nPACK\n\ned'],
  ])('keeps %j around it', (marked, text) => {
    const editor = anEditor(marked);
    insertPack(editor, 'PACK\n');
    expect(editor.getValue()).toBe(text);
  });
});

describe('the topic of an editor', () => {
  it.each([
    ['About |rain\n  gauges| here', 'rain gauges'],
    ['See #weather/ra|in', '#weather/rain'],
    ['Just wo|rds', null],
  ])('of %j is %s', (marked, topic) => {
    expect(editorTopic(anEditor(marked))).toBe(topic);
  });
});
