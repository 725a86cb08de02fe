import { findDuplicates } from './duplicates';
import { textOf, type UnitEntry } from './entries';

/** More passages of one page than this are a list of everything (an index, a log): what follows is left alone, whatever the budget. */
const MOST_PASSAGES = 500;

/** Tells every unit which earlier units of other pages say the same. Code stands in its fence: a unit that holds one is left alone. */
export function linkDuplicates(units: readonly UnitEntry[], wikiNames: ReadonlySet<string>): void {
  const compared = new Map<number, number>();
  const passages = units.flatMap((unit) => {
    const text = textOf([unit]) + (unit.cites && `\n${unit.cites}`);
    const nth = compared.get(unit.page) ?? 0;
    if (nth >= MOST_PASSAGES || holdsFence(text)) return [];
    compared.set(unit.page, nth + 1);
    return [{ page: unit.page, text, unit }];
  });
  findDuplicates(passages, wikiNames).forEach((others, index) => {
    const unit = passages[index]?.unit;
    if (!unit) return;
    unit.duplicates = others.flatMap((other) => passages[other]?.unit ?? []);
    for (const duplicate of unit.duplicates) duplicate.isRepeated = true;
  });
}

function holdsFence(text: string): boolean {
  return text.includes('```') || text.includes('~~~');
}
