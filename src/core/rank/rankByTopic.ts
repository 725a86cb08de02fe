import type { Page, RankedPage } from '../model';
import type { Weights } from '../settings';
import type { Topic } from '../topic/parseTopic';

export function rankByTopic(pages: readonly Page[], topic: Topic, weights: Weights): RankedPage[] {
  void pages; void topic; void weights;
  return [];
}
