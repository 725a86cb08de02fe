import type { Page } from '../model';
import { linkGraph } from './linkGraph';
import { foldPages } from './pageFields';
import type { Steps } from './steps';

/** Makes what is kept of these pages for every topic, so that ranking for the first one is as quick as for the next. */
export function* prepareRanking(pages: readonly Page[]): Steps<void> {
  yield* foldPages(pages);
  yield* linkGraph(pages);
}
