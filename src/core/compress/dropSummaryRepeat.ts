import type { BodyBlock } from '../model';

/**
 * A paragraph that the summary says word for word is printed once: as the summary.
 * @param summary the summary line of a page's head; '' when it has none.
 */
export function dropSummaryRepeat(blocks: readonly BodyBlock[], summary: string): readonly BodyBlock[] {
  const said = saidBy(summary);
  return said === '' ? blocks : blocks.filter((block) => block.kind !== 'paragraph' || plain(block.text) !== said);
}

/** Whether a block is a paragraph that opens with what the summary says. */
export function opensWithSummary(block: BodyBlock | undefined, summary: string): boolean {
  const said = saidBy(summary);
  if (said === '' || block?.kind !== 'paragraph') return false;
  const text = plain(block.text);
  return text.startsWith(said) && !/^[\p{L}\p{N}]/u.test(text.slice(said.length));
}

function saidBy(summary: string): string {
  return plain(summary.replace(/^summary: /, ''));
}

/** The words of a text, without marks, for telling whether two say the same. */
function plain(text: string): string {
  return text.replace(/[*_`[\]]/g, '').replace(/\s{2,}|[^\S ]/g, ' ').trim().replace(/(?:…|\.\.\.)$/, '').toLowerCase();
}
