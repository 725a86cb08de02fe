import { unmatchedTerms } from '../../../src/core/rank/unmatchedTerms';
import { matchedShare } from '../../../src/core/rank/matchedShare';
import { parseTopic } from '../../../src/core/topic/parseTopic';
import { rankNotes } from '../../ranking/rankNotes';

const notes = { 'a.md': '# Kettle repair\n\nSolder the spout.\n', 'b.md': '# 绿茶\n\n八十度。\n' };
const unmatched = (topic: string) => unmatchedTerms(rankNotes(notes, topic), parseTopic(topic));

describe('unmatchedTerms', () => {
  it('names the words that no page speaks of, in order', () => {
    expect(unmatched('repair the spout of a samovar with rivets')).toEqual(['samovar', 'rivets']);
    expect(unmatched('kettle')).toEqual([]);
  });

  it('names a run without spaces only when no piece of it was found', () => {
    expect(unmatched('绿茶叶 kettle repair 咖啡机')).toEqual(['咖啡机']);
  });
});

describe('matchedShare', () => {
  it('is the share of the topic that a page speaks of', () => {
    const [first] = rankNotes(notes, 'kettle repair with rivets');
    expect(first && matchedShare(first, parseTopic('kettle repair with rivets'))).toBeCloseTo(2 / 3);
  });
});
