import type { FillPage } from './fill/fillRequest';
import { cleanLine } from './markdown/cleanText';
import type { Candidate, PackRequest } from './model';
import { packFrame, type FrameFacts } from './render/packFrame';
import type { TokenModel } from './tokens';

/** What the header states, and its price for any contents. */
export interface PackFrame {
  readonly facts: FrameFacts;
  /** Whether the pack opens with `hot.md`, which is not one of its pages. */
  readonly opensWithHot: boolean;
  readonly price: (actual: number, isIn: readonly boolean[]) => string;
}

const MAX_TOPIC = 200;

export function frameFacts(request: PackRequest, candidates: readonly Candidate[], pages: readonly FillPage[], model: TokenModel): PackFrame {
  const opensWithHot = pages.length > candidates.length;
  const facts: FrameFacts = {
    mode: request.mode,
    topic: Array.from(cleanLine(request.topic)).slice(0, MAX_TOPIC).join(''),
    generated: request.now,
    budget: request.budget,
    candidates: candidates.length,
    methodology: model.describe(candidates.map((candidate) => candidate.text)),
    remarks: [],
  };
  return {
    facts,
    opensWithHot,
    price: (actual, isIn) => {
      const sections = isIn.filter(Boolean).length;
      return packFrame(facts, actual, sections - (opensWithHot && isIn[0] ? 1 : 0), sections);
    },
  };
}
