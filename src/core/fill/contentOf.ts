import type { BodyBlock } from '../model';

/** Indices of all but headings, and footnotes that some text refers to: those come and go with what they belong to. */
export function contentOf(blocks: readonly BodyBlock[]): number[] {
  const labels = new Set(blocks.filter(({ kind }) => kind !== 'code').flatMap((block) => labelsIn(ownText(block))));
  const comesAlong = ({ kind, name }: BodyBlock): boolean => kind === 'heading' || (kind === 'footnote' && labels.has(name));
  return blocks.flatMap((block, index) => (comesAlong(block) ? [] : [index]));
}

/** Of a footnote, what stands behind its label. */
function ownText({ kind, name, text }: BodyBlock): string {
  return kind === 'footnote' ? text.slice(`[^${name}]:`.length) : text;
}

const LONGEST_LABEL = 100;

function labelsIn(text: string): string[] {
  const labels: string[] = [];
  for (let at = text.indexOf('[^'); at >= 0; at = text.indexOf('[^', at + 2)) {
    labels.push(text.slice(at + 2, at + 2 + LONGEST_LABEL).split(']', 1)[0] ?? '');
  }
  return labels;
}
