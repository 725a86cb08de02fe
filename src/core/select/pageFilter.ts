import type { Page } from '../model';
import { normalTag } from '../page/normalTag';
import { remembered } from '../remembered';
import { folderPath, type PackSettings } from '../settings';
import { plainSpelling } from '../topic/plainSpelling';
import { blockMentions, type Exclusions } from './blockMentions';
import { isConflictCopy } from './isConflictCopy';

/** Says which notes may be pages: by path before a note is known, and by all that is known of it later. */
export interface PageFilter {
  /** `path` runs from the wiki root. */
  allowsPath(path: string): boolean;
  allowsPage(page: Page): boolean;
  /** A quick test of a note's raw text: false means that nothing in it can keep the page out. That is sure where no tags and properties are excluded. */
  mayExclude(text: string): boolean;
}

/** The one filter of packs, previews, counts and names. `ignored` adds a host's own rule, by path. */
export function createPageFilter(settings: PackSettings, ignored: (path: string) => boolean = () => false): PageFilter {
  const folders = [...settings.excludedFolders, settings.packFolder]
    .map((folder) => folderKey(fromWikiRoot(folder, settings.wikiFolder)))
    .filter(Boolean);
  const exclusions = exclusionsOf(settings);
  // thousands of notes lie in a few folders
  const allowsFolder = remembered((folder: string) => !isHidden(folder) && !isInside(folder, folders), new Map<string, boolean>());
  const allowsPath = (path: string): boolean => {
    const name = path.lastIndexOf('/') + 1;
    return allowsFolder(path.slice(0, name)) && !path.startsWith('.', name) && !(name === 0 && ROOT_NOTES.has(path.toLowerCase()))
      && !isConflictCopy(path) && !ignored(path);
  };
  return {
    allowsPath,
    mayExclude: (text) => exclusions.tags.length > 0 || exclusions.properties.length > 1 || mayBePack(text),
    allowsPage: (page) => allowsPath(page.path) && !isPackText(page) && !isExcluded(page, exclusions)
      && !(page.unparsedProperties !== '' && blockMentions(page.unparsedProperties, exclusions)),
  };
}

const ROOT_NOTES = new Set(['index.md', 'hot.md', 'log.md', '_insights.md', 'agents.md', 'claude.md', 'gemini.md']);
const HIDDEN_FOLDERS = new Set(['_raw', '_staging', '_archives', '_archived', '_readouts', 'node_modules']);
const PRIVATE_TAGS = ['visibility/internal', 'visibility/pii'];
/** What a pack note says of itself. */
const PACK_NOTE = { key: 'context-pack', value: 'true' };

/** A pack that was written as plain text, by the command's `--output` or by hand: its header says so. */
function isPackText({ headings: [first = '', second = ''] }: Page): boolean {
  return first.startsWith('Context Pack: ') && second.startsWith('Generated: ');
}

function mayBePack(text: string): boolean {
  const spelling = plainSpelling(text);
  return spelling.includes(PACK_NOTE.key) || spelling.includes('context pack: ') || text.includes('\\');
}

function isHidden(folder: string): boolean {
  return folder.toLowerCase().split('/').some((part) => part.startsWith('.') || HIDDEN_FOLDERS.has(part));
}

/** Settings may name a folder from the vault; paths here run from the wiki root. */
function fromWikiRoot(folder: string, wikiFolder: string): string {
  const path = folderPath(folder);
  return wikiFolder !== '' && path.startsWith(`${wikiFolder}/`) ? path.slice(wikiFolder.length + 1) : path;
}

/** Compared without regard to case and Unicode form: a folder that is meant to stay out does. */
function folderKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** `folder` ends with `/`, but for the root. */
function isInside(folder: string, folders: readonly string[]): boolean {
  const key = folderKey(folder);
  return folders.some((excluded) => key.startsWith(`${excluded}/`));
}

function exclusionsOf(settings: PackSettings): Exclusions {
  const tags = settings.excludedTags.map((tag) => normalTag(plainSpelling(tag))).filter((tag): tag is string => tag !== null);
  return {
    tags: settings.publicOnly ? [...tags, ...PRIVATE_TAGS] : tags,
    properties: [PACK_NOTE, ...settings.excludedProperties.map((line) => propertyRule(plainSpelling(line))).filter((rule) => rule.key !== '')],
  };
}

function propertyRule(line: string): { key: string; value: string } {
  const colon = line.indexOf(':');
  const key = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).trim().replace(/^\[\[|\]\]$/g, '');
  return { key: key.trim(), value };
}

function isExcluded(page: Page, { tags, properties }: Exclusions): boolean {
  const own = tags.length === 0 ? [] : [...page.tags, ...page.looseTags, ...visibilityTags(page)].map(plainSpelling);
  return own.some((tag) => tags.some((excluded) => tag === excluded || tag.startsWith(`${excluded}/`)))
    || properties.some(({ key, value }) => {
      const values = page.properties.get(key);
      return values !== undefined && (value === '' || values.some((item) => plainSpelling(item) === value));
    });
}

const NO_WORD = /[^\p{L}\p{N}_-]+/u;

/** Some wikis write the tag `visibility/internal` as a property `visibility: internal`. */
function visibilityTags(page: Page): string[] {
  const values = page.properties.get('visibility') ?? [];
  return values.flatMap((value) => value.split(NO_WORD)).map((word) => `visibility/${word}`);
}
