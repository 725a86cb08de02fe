import type { Signal } from './signal';
import { acronyms } from './signals/acronyms';
import { bodyMentions } from './signals/bodyMentions';
import { headingWords } from './signals/headingWords';
import { indexWords } from './signals/indexWords';
import { leadWords } from './signals/leadWords';
import { nameWords } from './signals/nameWords';
import { summaryWords } from './signals/summaryWords';
import { tagWords } from './signals/tagWords';
import { wholeName } from './signals/wholeName';

/** Everything that speaks for a page by itself, in the order in which reasons are told. */
export const ALL_SIGNALS: readonly Signal[] = [
  wholeName, nameWords, acronyms, tagWords, summaryWords, leadWords, indexWords, headingWords, bodyMentions,
];
