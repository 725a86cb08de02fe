/**
 * What YAML makes of a scalar without quotes: nulls and booleans are told apart, all else stays text
 * (`2024.10`, `012`, `12:30`, dates).
 */
export function plainScalar(text: string): string | boolean | null {
  if (NULLS.has(text)) return null;
  return BOOLEANS.get(text) ?? text;
}

const NULLS = new Set(['', '~', 'null', 'Null', 'NULL']);
const BOOLEANS = new Map([
  ['true', true], ['True', true], ['TRUE', true], ['false', false], ['False', false], ['FALSE', false],
]);
