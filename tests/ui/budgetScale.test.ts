import { MAX_BUDGET, MIN_BUDGET } from '../../src/core/settings';
import { budgetAt, LAST_POSITION, positionOf, PRESETS } from '../../src/ui/budgetScale';

describe('the scale of the budget', () => {
  const budgets = Array.from({ length: LAST_POSITION + 1 }, (_, position) => budgetAt(position));

  it('runs from the least to the most, ever larger, in numbers that are easy to read', () => {
    expect([budgets[0], budgets[LAST_POSITION]]).toEqual([MIN_BUDGET, MAX_BUDGET]);
    expect(budgets.every((budget, nth) => nth === 0 || budget > (budgets[nth - 1] ?? 0))).toBe(true);
    expect(budgets.slice(1).every((budget) => /^[1-9][0-9]?0+$/.test(String(budget)))).toBe(true);
  });

  it('leads back from a budget to its position', () => {
    expect(budgets.map(positionOf)).toEqual(budgets.map((_, position) => position));
    expect(PRESETS.every((preset) => Math.abs(Math.log(budgetAt(positionOf(preset)) / preset)) < 0.1)).toBe(true);
  });
});
