import { mostMore } from './statement';

const PARTS = 3;

/**
 * Names of places where passages that say the same meet. The words of the one stand in the other, with `mostMore` more among them at the most, and
 * words that are alike have their initial in common. So of the shorter one, cut into three parts, the first or the last stands unbroken at that end of
 * the longer; or both are broken, by one more word each, and the middle stands one word further on.
 * @param content the content words of a passage, which may be the shorter of the two, or the longer by one word or two; of fewer than three nothing is told.
 */
export function meetingPlaces(content: readonly string[]): string[] {
  const initials = content.map((word) => word.charAt(0)).join('');
  const places: string[] = [];
  if (initials.length < PARTS) return places;
  for (let more = 0; more <= mostMore(initials.length); more++) {
    const length = initials.length - more;
    const part = Math.floor(length / PARTS);
    places.push(`${length} ${initials.slice(0, part)}…`, `${length} …${initials.slice(initials.length - part)}`);
    if (more !== 1) places.push(`${length} …${initials.slice(part + more / 2, initials.length - part - more / 2)}…`);
  }
  return places;
}
