import { findDuplicates } from './duplicates';
import { textOf, type UnitEntry } from './entries';

/** Tells every unit which earlier units of other pages say the same. Code stands in its fence: a unit that holds one is left alone. */
export function linkDuplicates(units: readonly UnitEntry[], wikiNames: ReadonlySet<string>): void {
  const passages = units.map((unit) => ({ page: unit.page, text: textOf([unit]) + (unit.cites && `\n${unit.cites}`) }));
  const comparable = units.filter((_unit, index) => !holdsFence(passages[index]?.text ?? ''));
  const texts = passages.filter(({ text }) => !holdsFence(text));
  findDuplicates(texts, wikiNames).forEach((others, index) => {
    const unit = comparable[index];
    if (!unit) return;
    unit.duplicates = others.flatMap((other) => comparable[other] ?? []);
    for (const duplicate of unit.duplicates) duplicate.isRepeated = true;
  });
}

function holdsFence(text: string): boolean {
  return text.includes('```') || text.includes('~~~');
}
