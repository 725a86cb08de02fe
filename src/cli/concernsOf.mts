import { fileNameOf } from '../core/page/linkTarget';
import { concernOf, type Concern } from '../core/rank/concernOf';
import type { Topic } from '../core/topic/parseTopic';
import { readOrNotice } from './readNote.mts';

/** How each note concerns a topic; null where it cannot be read. */
export function concernsOf(root: string, paths: readonly string[], entries: ReadonlyMap<string, string>, topic: Topic): (Concern | null)[] {
  return paths.map((path) => {
    const note = readOrNotice(root, path, []);
    return note && concernOf(topic, { path, fileName: fileNameOf(path), indexEntry: entries.get(path) ?? '', text: note.text });
  });
}
