import type { PackBlock } from '../model';
import type { Entry } from './entries';

/** What of one page is in the pack. */
export interface PageContents {
  readonly isIn: boolean;
  /** Content blocks, by index. */
  readonly blocks: ReadonlySet<number>;
  /** The block that was cut short, and what is left of it. */
  readonly cut: { readonly block: number; readonly packed: PackBlock } | null;
}

/** Deeper than any heading. */
const CONTENT = 7;

/**
 * The entries of a page that stand in the pack, in order: the content that is in, the headings over it, and the footnotes that either
 * refers to. `isLive` says whether any text of an entry is printed: a marker refers to no footnote.
 */
export function standingEntries(entries: readonly Entry[], { blocks, cut }: PageContents, isLive: (entry: Entry) => boolean): Entry[] {
  const isContent = ({ index }: Entry): boolean => blocks.has(index) || cut?.block === index;
  const text = withHeadings(entries, isContent);
  const labels = new Set(text.flatMap((entry) => (cut?.block === entry.index ? cut.packed.refersTo : isLive(entry) ? entry.packed.refersTo : [])));
  return labels.size === 0 ? text : withHeadings(entries, (entry) => isContent(entry) || labels.has(entry.packed.label));
}

/** The entries that are on, and the headings that have one of them under them. */
function withHeadings(entries: readonly Entry[], isOn: (entry: Entry) => boolean): Entry[] {
  const standing: Entry[] = [];
  let next = 0;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (!entry) continue;
    if (entry.level > 0) {
      if (next <= entry.level) continue;
      next = entry.level;
    } else if (!isOn(entry)) continue;
    else if (belongsToSection(entry, entries[i - 1])) next = CONTENT;
    standing.push(entry);
  }
  return standing.reverse();
}

/** The sources line, and footnotes that do not open a section, stand at the end of a page: no heading stands for their sake. */
function belongsToSection({ index, packed }: Entry, before: Entry | undefined): boolean {
  if (packed.kind === 'footnote') return before !== undefined && before.level > 0 && before.index === index - 1;
  return packed.kind !== 'sources';
}
