import { mentionsIn } from '../../../src/core/topic/mentionsIn';
import { parseTopic } from '../../../src/core/topic/parseTopic';

describe('mentionsIn', () => {
  it('looks up each term in the order of the topic, and measures the body', () => {
    const body = 'Slugs eat. A slug eats hostas; hosta leaves.';
    expect(mentionsIn(parseTopic('hosta slugs beer'), body)).toEqual({
      terms: [{ count: 2, quality: 1 }, { count: 2, quality: 1 }, { count: 0, quality: 0 }], length: body.length,
    });
  });

  it('counts an identifier as often as its rarest part', () => {
    expect(mentionsIn(parseTopic('max_retries'), 'max retries, max-retries, retries').terms).toEqual([{ count: 2, quality: 1 }]);
  });
});
