import { atMost } from '../../../src/core/fill/atMost';
import { aFillPage } from './aFillPage';

describe('atMost', () => {
  it('leaves of a page what the form holds, and of its larger forms no more', () => {
    const forms = { lead: 0, excerpt: [0], focused: [0, 2], telling: [[2]] };
    const page = aFillPage('w/mill', 'One.\n\nTwo.\n\nThree.', { forms });
    expect(atMost(page, 'full')).toBe(page);
    expect(atMost(page, 'focused')).toEqual({ ...page, usable: [0, 2], isWhole: false });
    expect(atMost(page, 'excerpt')).toEqual({ ...page, usable: [0], isWhole: false, forms: { lead: 0, excerpt: [0], focused: [0], telling: [] } });
    expect(atMost(page, 'summary')).toEqual({ ...page, usable: [], isWhole: false, forms: { lead: 0, excerpt: [], focused: [], telling: [] } });
  });
});
