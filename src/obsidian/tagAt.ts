/** Marks that end a tag in running text. */
const NO_TAG = /[\s\u2000-\u206f\u2e00-\u2e7f'!"#$%&()*+,.:;<=>?@^`{|}~[\]\\]/;

/** The tag that stands at a place of a line, with its `#`; null when there is none. */
export function tagAt(line: string, place: number): string | null {
  let start = place;
  while (start > 0 && line[start] !== '#' && !NO_TAG.test(line[start - 1] ?? '')) start--;
  if (line[start] !== '#' && line[start - 1] === '#') start--;
  if (line[start] !== '#' || (start > 0 && !/\s/.test(line[start - 1] ?? ''))) return null;
  let end = start + 1;
  while (end < line.length && !NO_TAG.test(line[end] ?? '')) end++;
  const tag = line.slice(start, end);
  return end >= place && /[^\d#/]/.test(tag) ? tag : null;
}
