import { MAX_BUDGET, MIN_BUDGET } from '../core/settings';

/** Budgets at one press. */
export const PRESETS: readonly number[] = [4000, 8000, 16_000, 32_000, 100_000];

/** Positions of the slider, 0 to this: each about a tenth more than the one before, since budgets are compared by their ratio. */
export const LAST_POSITION = 60;

/** The budget at a position of the slider, rounded to two digits that are easy to read. */
export function budgetAt(position: number): number {
  const exact = MIN_BUDGET * (MAX_BUDGET / MIN_BUDGET) ** (position / LAST_POSITION);
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(exact)) - 1);
  return position <= 0 ? MIN_BUDGET : Math.min(MAX_BUDGET, Math.round(exact / unit) * unit);
}

/** The position that is nearest to a budget. */
export function positionOf(budget: number): number {
  const position = LAST_POSITION * Math.log(budget / MIN_BUDGET) / Math.log(MAX_BUDGET / MIN_BUDGET);
  return Math.min(LAST_POSITION, Math.max(0, Math.round(position)));
}
