import { fileNameOf } from '../core/page/linkTarget';
import { concernOf, type Concern } from '../core/rank/concernOf';
import type { Topic } from '../core/topic/parseTopic';
import { ConcernBoard, newShared, type Shared } from './concernBoard.mts';
import { readOrNotice } from './readNote.mts';
import { keepHeapSmall } from './v8Flags.mts';

/** What notes are scanned for. */
export interface Scan {
  readonly root: string;
  readonly paths: readonly string[];
  /** What indexes say, by path. */
  readonly entries: ReadonlyMap<string, string>;
  readonly topic: Topic;
}

/** What a second thread gets to work on. */
export interface ScanThreadData {
  readonly shared: Shared;
  /** One text travels faster than many. */
  readonly paths: string;
  readonly scan: Omit<Scan, 'paths'>;
}

/** Starts a second thread on these data (`scanThread.mts`). One that cannot start, or fails, is none: what it leaves undone is done here. */
export type StartThread = (data: ScanThreadData) => void;

/** In no path. */
export const BETWEEN_PATHS = '\0';

/** Below so many notes the scan is over before a thread has started. */
const MANY_NOTES = 2_000;

/** How each note concerns a topic; null where it cannot be read. In a large wiki half of the notes are scanned by a second thread, where the host can start one. */
export function concernsOf(scan: Scan, startThread: StartThread | undefined): (Concern | null)[] {
  const { paths, topic } = scan;
  const shared = newShared(paths.length, topic.terms.length);
  if (paths.length >= MANY_NOTES) startThread?.({ shared, paths: paths.join(BETWEEN_PATHS), scan: { root: scan.root, entries: scan.entries, topic } });
  const board = new ConcernBoard(shared);
  const one = scanner(scan);
  board.fill(one, 'first');
  board.finish(one);
  keepHeapSmall();
  return paths.map((_, nth) => board.get(nth));
}

/** Scans the note at a place. */
export function scanner({ root, paths, entries, topic }: Scan): (nth: number) => Concern | null {
  return (nth) => {
    const path = paths[nth] ?? '';
    const note = readOrNotice(root, path, []);
    return note && concernOf(topic, { path, fileName: fileNameOf(path), indexEntry: entries.get(path) ?? '', ...note });
  };
}
