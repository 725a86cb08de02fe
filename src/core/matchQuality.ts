import type { Candidate, Notice, PackRequest } from './model';
import { matchedShare } from './rank/matchedShare';
import { unmatchedTerms } from './rank/unmatchedTerms';
import type { Topic } from './topic/parseTopic';

/** What is said of how well the wiki knows the topic: in the pack's header, and to the user. */
export interface MatchQuality {
  readonly remarks: readonly string[];
  readonly notices: readonly Notice[];
}

/** A best page that covers less of the topic than this is a thin match. */
const THIN = 0.5;
const MOST_TERMS = 8;

/** Words that nothing was found for are told; when not even the best page covers half of the topic, the header says so. */
export function matchQuality({ mode }: PackRequest, topic: Topic, candidates: readonly Candidate[]): MatchQuality {
  if (mode === 'recent' || topic.kind !== 'words' || candidates.length === 0) return { remarks: [], notices: [] };
  const missing = unmatchedTerms(candidates, topic).slice(0, MOST_TERMS);
  const best = Math.max(...candidates.map((candidate) => matchedShare(candidate, topic)));
  const nothingOn = missing.length > 0 ? `nothing on: ${missing.join(', ')}` : '';
  return {
    remarks: best < THIN ? [`Match: thin, no page covers more than ${Math.round(100 * best)} % of the topic${nothingOn && ` (${nothingOn})`}`] : [],
    notices: nothingOn ? [{ code: 'unmatched-terms', message: `The wiki has ${nothingOn}.` }] : [],
  };
}
