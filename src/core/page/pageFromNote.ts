import type { Notice, Page, ReadYaml } from '../model';
import { buildPage } from './buildPage';
import { doubtfulHead } from './doubtfulHead';
import { parseProperties, splitNote } from './frontmatter';
import { outline } from './outline';
import { ownText } from './owned';

/**
 * A page from the raw text of a note. `path` runs from the wiki root; `fileTime` is in ms since 1970, null when unknown.
 * Never throws: properties that cannot be parsed become a notice, and what can be read of them is used.
 */
export function pageFromNote(path: string, text: string, fileTime: number | null, readYaml: ReadYaml): { page: Page; notices: Notice[] } {
  const { properties, body } = splitNote(text);
  const head = ownText(properties ?? doubtfulHead(body));
  const { values, broken, whole } = parseProperties(properties === null ? '' : head, readYaml);
  const unparsedProperties = whole && properties !== null ? '' : head;
  const page = buildPage({ path, values, unparsedProperties, ...outline(body, path), fileTime });
  return { page, notices: broken ? [unreadable(path)] : [] };
}

function unreadable(path: string): Notice {
  return {
    code: 'unreadable-properties',
    path,
    message: `The properties of "${path}" are not valid YAML; what could be read line by line was used.`,
  };
}
