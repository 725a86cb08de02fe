import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Nodes } from 'mdast';
import { cleanLine } from './cleanText';
import { isParsable } from './isParsable';
import { plainListNames } from './plainListNames';
import { showWikilinks, withoutBox } from './showWikilinks';

const MAX_NAMES = 40;
const MAX_NAME_LENGTH = 160;

/**
 * What a sources section lists: the text of its list items (or of the links in them), the first cell of its table rows, the links of its
 * paragraphs and its link definitions; other prose is not a name. One line each.
 */
export function listedNames(markdown: string): string[] {
  const names = plainListNames(markdown) ?? (isParsable(markdown) ? namesIn(parse(markdown)) : markdown.split('\n').map(lineText));
  return names.map(shorten).filter(Boolean).slice(0, MAX_NAMES);
}

function parse(markdown: string): Nodes {
  return fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

function namesIn(node: Nodes): string[] {
  switch (node.type) {
    case 'root':
    case 'list':
    case 'blockquote':
      return node.children.flatMap(namesIn);
    case 'table':
      return node.children.slice(1).map((row) => textOf(row.children[0] ?? row));
    case 'listItem':
      return node.children.flatMap((child) => (child.type === 'list' ? namesIn(child) : [withoutBox(textOf(child))]));
    case 'paragraph':
      return linksIn(node);
    case 'definition':
      return [node.title ?? node.url];
    default:
      return [];
  }
}

/** Markdown links, wikilinks and bare addresses of a paragraph. */
function linksIn(node: Nodes): string[] {
  const links = 'children' in node ? node.children.flatMap((child) => (child.type === 'link' ? [textOf(child)] : linksIn(child))) : [];
  const bare = node.type === 'text' ? node.value.match(/\[\[[^[\]\n]{1,200}\]\]|https?:\/\/[^\s<>)]{1,300}/g) ?? [] : [];
  return [...links, ...bare.map(showWikilinks)];
}

function textOf(node: Nodes): string {
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.type === 'html' ? '' : showWikilinks(node.value);
  return 'children' in node ? node.children.map(textOf).join('') : node.type === 'break' ? ' ' : '';
}

/** What is left of a line without the mark of a list. */
function lineText(line: string): string {
  return showWikilinks(withoutBox(line.replace(/^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+/, '')));
}

function shorten(name: string): string {
  const line = cleanLine(name);
  const chars = line.length > MAX_NAME_LENGTH ? Array.from(line) : [];
  return chars.length > MAX_NAME_LENGTH ? `${chars.slice(0, MAX_NAME_LENGTH).join('')}…` : line;
}
