/**
 * What YAML makes of a scalar without quotes: nulls and booleans are told apart, all else stays text
 * (`2024.10`, `012`, `12:30`, dates).
 */
export function plainScalar(text: string): string | boolean | null {
  if (text.length > LONGEST) return text;
  if (NULLS.has(text)) return null;
  return BOOLEANS.get(text) ?? text;
}

/** Characters of `false`: a longer text needs no looking up. */
const LONGEST = 5;
const NULLS = new Set(['', '~', 'null', 'Null', 'NULL']);
const BOOLEANS = new Map([
  ['true', true], ['True', true], ['TRUE', true], ['false', false], ['False', false], ['FALSE', false],
]);
