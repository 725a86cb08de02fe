import { fold } from '../topic/fold';

/**
 * Whether a path is a copy that a sync service made of a note changed in two places: `(conflicted copy …)` of Obsidian Sync,
 * Dropbox, Nextcloud and iCloud clients in the languages they speak, Seafile's `(SFConflict …)`, pCloud's `[conflicted]`, Dropbox' `(Case Conflict)`, Syncthing's `.sync-conflict-…`, Nextcloud's and Synology's
 * `_conflict-…` and `_Conflict`, OneDrive's `-DESKTOP-…`. iCloud's own `Name 2` is left alone: that is how people name notes too.
 */
export function isConflictCopy(path: string): boolean {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/i, '');
  return MAY_BE_COPY.test(stem) && (inBrackets(stem) || MARKS.some((mark) => mark.test(stem)));
}

/** Most names are plain to see: no bracket, no letters that may fold to one, none of the marks. */
const MAY_BE_COPY = /[([]|[^ -~]|conflict|-(?:DESKTOP|LAPTOP)-/i;
const MARKS = [
  /\.sync-conflict-\d{8}-\d{6}/i,
  /_conflict-\d{8}-\d{6}/i,
  /_conflict(?:\(\d+\))?$/i,
  /\[conflicted(?: \d+)?\]$/i,
  /-(?:DESKTOP|LAPTOP)-[A-Z0-9]{7,8}(?:-\d+)?$/,
];
/** Folded, as `fold` leaves it. */
const PHRASES = [
  /conflicted copy|^sfconflict |^(?:case|unicode encoding|selective sync) conflict(?: \d+)?$|^conflict \d{4}-/,
  /konfliktkopi|konflikt stehende kopie|konfliktni kopie|konfliktna kopia|kopia powodujaca konflikt|conflicterende? (?:kopie|exemplaar)|(?:motstridig|modstridende|motstridende)\S* kopi/,
  /copie (?:en conflit|conflictuelle|in conflict)|copi[ae] (?:en conflicto|in conflitto|em conflito|en conflicte)|ristiriitainen kopio|utkozo masolat|cak[iı]san kopya/,
  /конфликт\S* копия|копия с конфликтом|конфликтна\S* копі[яю]|конфліктна копія/,
  /(?:冲突|衝突)(?:的)?(?:副本|複本|復本|拷贝|拷貝)|競合(?:する|した)?コピー|충돌\S{0,3} ?(?:사본|복사본)/,
];

function inBrackets(stem: string): boolean {
  const inner = fold(stem).split('(').slice(1).map((part) => part.split(')', 1)[0] ?? '');
  return inner.some((text) => PHRASES.some((phrase) => phrase.test(text)));
}
