import type { FillPage } from './fill/fillRequest';
import { PackError } from './errors';
import { cleanLine } from './markdown/cleanText';
import type { Candidate, PackRequest } from './model';
import { packFrame, type FrameFacts } from './render/packFrame';
import { toTokens, type TokenModel } from './tokens';

/** What the header states, and its price for any contents. */
export interface PackFrame {
  readonly facts: FrameFacts;
  /** Whether the pack opens with `hot.md`, which is not one of its pages. */
  readonly opensWithHot: boolean;
  readonly price: (actual: number, isIn: readonly boolean[]) => string;
}

/** Characters of a topic that a header repeats, and the share of the budget that it may take there. */
const MAX_TOPIC = 200;
const TOPIC_SHARE = 1 / 8;

/** What the header speaks of. */
export interface FrameParts {
  readonly candidates: readonly Candidate[];
  readonly pages: readonly FillPage[];
  readonly remarks: readonly string[];
}

/** @throws PackError when not even the header fits the budget. */
export function frameFacts(request: PackRequest, { candidates, pages, remarks }: FrameParts, model: TokenModel): PackFrame {
  const opensWithHot = pages.length > candidates.length;
  const facts: FrameFacts = {
    mode: request.mode,
    topic: shortTopic(request, model),
    generated: request.now,
    budget: request.budget,
    candidates: candidates.length,
    methodology: model.describe(candidates.map((candidate) => candidate.text)),
    remarks,
  };
  const least = toTokens(model, model.weigh(packFrame(facts, request.budget, 0, 0)));
  if (least > request.budget) throw tooSmall(request.budget, least, model);
  return {
    facts,
    opensWithHot,
    price: (actual, isIn) => {
      const sections = isIn.filter(Boolean).length;
      return packFrame(facts, actual, sections - (opensWithHot && isIn[0] ? 1 : 0), sections);
    },
  };
}

function tooSmall(budget: number, least: number, model: TokenModel): PackError {
  const facts = `The header alone takes ${least} tokens by the "${model.name}" estimate, and the budget is ${budget}`;
  return new PackError(`${facts}: raise it, or choose another estimate.`);
}

function shortTopic({ topic, budget }: PackRequest, model: TokenModel): string {
  let room = TOPIC_SHARE * budget * model.unitsPerToken;
  const fitting = (char: string): boolean => (room -= model.weigh(char)) >= 0;
  const chars = Array.from(cleanLine(topic)).slice(0, MAX_TOPIC);
  const end = chars.findIndex((char) => !fitting(char));
  return chars.slice(0, end < 0 ? undefined : end).join('');
}
