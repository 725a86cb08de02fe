import type { TokenModel } from '../tokens';
import type { Attempt } from './createAttempt';
import type { FillPage, FillRequest } from './fillRequest';

/** Blocks of a page that are looked at for one that can be cut. */
const MAX_CUT_TRIES = 3;
/** A cut that leaves less than this many tokens of a block is not made. */
const MIN_CUT = 12;

/** Gives what is left to blocks cut short, one a page: of the first that can be cut, as much as fits. */
export function takeCuts({ pages, model, cuttable }: FillRequest, attempt: Attempt): void {
  pages.forEach((page, nth) => {
    const { isIn, blocks } = attempt.contents(nth);
    if (!isIn || attempt.room() < MIN_CUT * model.unitsPerToken) return;
    missingOf(page, blocks).slice(0, MAX_CUT_TRIES).some((block) => {
      const { text, kindsOfPlaces, cutAt } = cuttable(page.pack(block));
      return kindsOfPlaces.some((placesWithin) => {
        const room = attempt.room();
        const places = worthwhile(placesWithin(room), { text, room, model });
        return takeLongest(places, (place) => attempt.cut(nth, block, cutAt(place)));
      });
    });
  });
}

function missingOf({ forms, usable, loose }: FillPage, taken: ReadonlySet<number>): number[] {
  return [...new Set([...forms.excerpt, ...usable])].filter((block) => !taken.has(block) && !loose.has(block));
}

/** A text to be cut, and the units that there are for it. */
interface Cutting {
  readonly text: string;
  readonly room: number;
  readonly model: TokenModel;
}

/** Places before which the text is worth cutting for and costs no more than the room. */
function worthwhile(places: readonly number[], { text, room, model }: Cutting): number[] {
  let units = 0;
  let at = 0;
  return places.filter((place) => {
    if (units <= room) units += model.weigh(text.slice(at, place));
    at = place;
    return units <= room && units >= MIN_CUT * model.unitsPerToken;
  });
}

/** Takes the longest place that can be taken, found by halving: a shorter one always fits when a longer one does. */
function takeLongest(places: readonly number[], take: (place: number) => boolean): boolean {
  let low = 0;
  let high = places.length - 1;
  let best = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (take(places[middle] ?? 0)) {
      best = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best >= 0 && take(places[best] ?? 0);
}
