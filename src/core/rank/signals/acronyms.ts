import type { Page } from '../../model';
import { nameKey } from '../../topic/nameKey';
import type { Topic } from '../../topic/parseTopic';
import { isStopWord } from '../../topic/stopWords';
import { words } from '../../topic/words';
import type { Evidence, Hit } from '../signal';

/** Initials are a strong hint, but several names may share them: as much as the bare rules give to a tag. */
const ACRONYM_POINTS = 3;
const MIN_LETTERS = 2;
const MAX_LETTERS = 7;

/** A term is made of the initials of a name ("MCP", Model Context Protocol), or a name of the initials of the topic. */
export function acronyms({ fields: { page }, topic }: Evidence): Hit[] {
  if (namesOf(page).some((name) => isInitialsOf(name, topic))) return topic.terms.map(({ text }, at) => hit(text, at, ACRONYM_POINTS / topic.terms.length));
  return topic.terms.flatMap(({ text }, at) => (namesOf(page).some((name) => abbreviates(text, name)) ? hit(text, at, ACRONYM_POINTS) : []));
}

function hit(match: string, term: number, points: number): Hit {
  return { rule: 'acronym', points, quality: 1, term, match };
}

/** Whether a name is made of the initials of the topic, or one of its terms of the initials of the name. */
export function abbreviatesEither(name: string, topic: Topic): boolean {
  return isInitialsOf(name, topic) || topic.terms.some(({ text }) => abbreviates(text, name));
}

/** A quick test that says no to most pages: false means that no initials are involved. */
export function mayBeAcronym(page: Page, topic: Topic): boolean {
  return mayAbbreviate(page.title, topic) || mayAbbreviate(page.fileName, topic) || page.aliases.some((alias) => mayAbbreviate(alias, topic));
}

function mayAbbreviate(name: string, topic: Topic): boolean {
  return isInitialsOf(name, topic) || topic.terms.some(({ text }) => canAbbreviate(text, name));
}

function namesOf(page: Page): readonly string[] {
  return [page.title, page.fileName, ...page.aliases];
}

function isInitialsOf(name: string, topic: Topic): boolean {
  return isShort(name) && isAcronymLength(topic.terms.length) && nameKey(name) === initialsOf(topic);
}

function isShort(name: string): boolean {
  return name.length <= MAX_LETTERS;
}

/** The topic's initials; null when it is one word, or too long to be abbreviated. */
function initialsOf({ terms }: Topic): string | null {
  return isAcronymLength(terms.length) ? terms.map((term) => term.text[0]).join('') : null;
}

function isAcronymLength(letters: number): boolean {
  return letters >= MIN_LETTERS && letters <= MAX_LETTERS;
}

function canAbbreviate(term: string, name: string): boolean {
  return isAcronymLength(term.length) && name.length > term.length && name.charAt(0).toLowerCase() === term[0];
}

/** Whether a term is the initials of a name, with or without its stop words. */
function abbreviates(term: string, name: string): boolean {
  if (!canAbbreviate(term, name)) return false;
  const all = words(name).filter((word) => word.letters === 'spaced');
  return [all, all.filter((word) => !isStopWord(word.text))].some((list) => list.map((word) => word.text[0]).join('') === term);
}
