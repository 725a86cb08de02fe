import { findDuplicates } from './duplicates';
import type { UnitEntry } from './entries';

/** Tells every unit which earlier units of other pages say the same. Code stands in its fence: a unit that holds one is left alone. */
export function linkDuplicates(units: readonly UnitEntry[], wikiNames: ReadonlySet<string>): void {
  const passages = units.map(({ page, unit }) => ({ page, text: unit.pieces.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('') }));
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
