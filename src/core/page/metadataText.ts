import { splitNote } from './frontmatter';

/** Within so many characters of the body nearly every note has come to its first paragraph. */
const OPENING = 2_000;

/**
 * The part of a raw note that its metadata is made from: properties, the opening of the body, and further down the lines that can hold
 * a heading or a tag. Taken without parsing anything.
 */
export function metadataText(text: string): string {
  const { properties, body } = splitNote(text);
  const parts = [properties ?? '', body.slice(0, OPENING)];
  for (let at = body.indexOf('#', OPENING); at >= 0;) {
    const end = body.indexOf('\n', at);
    const stop = end < 0 ? body.length : end;
    parts.push(body.slice(body.lastIndexOf('\n', at) + 1, stop));
    at = body.indexOf('#', stop);
  }
  return parts.join('\n');
}
