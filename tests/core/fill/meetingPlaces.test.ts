import fc from 'fast-check';
import { meetingPlaces } from '../../../src/core/fill/meetingPlaces';
import { mostMore } from '../../../src/core/fill/statement';

const meet = (a: readonly string[], b: readonly string[]): boolean => meetingPlaces(a).some((place) => meetingPlaces(b).includes(place));

describe('meetingPlaces', () => {
  it('lets a passage meet every one that has as many more words as may be, wherever they stand', () => {
    const words = fc.array(fc.constantFrom<string>('larch', 'planks', 'oil', 'rain', 'bark'), { minLength: 3, maxLength: 60 });
    fc.assert(fc.property(words, fc.array(fc.nat(), { maxLength: 2 }), (own, places) => {
      const longer = [...own];
      for (const place of places) longer.splice(place % (longer.length + 1), 0, 'weir');
      fc.pre(places.length <= mostMore(longer.length));
      expect(meet(own, longer)).toBe(true);
    }));
  });

  it('keeps apart what begins, goes on and ends otherwise, and tells nothing of two words', () => {
    expect(meet(['larch', 'oil', 'rain'], ['bark', 'planks', 'weir'])).toBe(false);
    expect(meetingPlaces(['larch', 'oil'])).toEqual([]);
  });
});
