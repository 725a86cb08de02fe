// How well rules tell repeated passages from look-alikes, on the hand-made pairs of the tests.
//
//   node bench/duplicates.mjs        with VERBOSE=1 the pairs that our rule gets wrong are listed
import { loadCore } from './loadCore.mjs';

const { DIFFERENT_PAIRS, SAME_PAIRS, findDuplicates, statementOf } = loadCore('duplicates', ['core/fill/duplicates', 'core/fill/statement', '../tests/core/fill/duplicatePairs']);
const NO_NAMES = new Set();
const WORDS = /[\u0e00-\u0eff\u2e80-\ua4cf\uf900-\ufaff]|[\p{L}\p{M}\p{N}]+/gu;

const ours = ({ a, b }) => findDuplicates([{ page: 0, text: a }, { page: 1, text: b }], NO_NAMES)[1].length > 0;

console.log(`${SAME_PAIRS.length} pairs that say the same, ${DIFFERENT_PAIRS.length} that do not\n`);
console.log(`${'rule'.padEnd(44)}precision  recall`);
for (const [name, rule] of rules()) console.log(`${name.padEnd(44)}${precision(rule).toFixed(2).padStart(9)}${recall(rule).toFixed(2).padStart(8)}`);
if (process.env.VERBOSE) {
  for (const { what } of SAME_PAIRS.filter((pair) => !ours(pair))) console.log(`missed: ${what}`);
  for (const { what } of DIFFERENT_PAIRS.filter(ours)) console.log(`taken for the same: ${what}`);
}

function rules() {
  const tell = ({ a, b }) => statementOf(a, NO_NAMES).telling === statementOf(b, NO_NAMES).telling;
  const above = (measure, least) => (pair) => measure(shingles(pair.a), shingles(pair.b)) >= least;
  return [
    ['exact, layout and case folded', ({ a, b }) => statementOf(a, NO_NAMES).key === statementOf(b, NO_NAMES).key],
    ...[0.5, 0.6, 0.7, 0.8].map((least) => [`Jaccard of 3 words, ${least}`, above(jaccard, least)]),
    ...[0.5, 0.6, 0.7, 0.8].map((least) => [`containment of 3 words, ${least}`, above(containment, least)]),
    ...[0.5, 0.6, 0.7, 0.8].map((least) => [`Jaccard of 3 words, ${least}, equal in what tells`, (pair) => above(jaccard, least)(pair) && tell(pair)]),
    ['ours: the same content words in order', ours],
  ];
}

function precision(rule) {
  const right = SAME_PAIRS.filter(rule).length;
  return right / (right + DIFFERENT_PAIRS.filter(rule).length);
}

function recall(rule) {
  return SAME_PAIRS.filter(rule).length / SAME_PAIRS.length;
}

function shingles(text) {
  const words = text.normalize('NFC').toLowerCase().match(WORDS);
  return new Set(words.slice(2).map((_word, index) => words.slice(index, index + 3).join(' ')));
}

function jaccard(a, b) {
  const shared = [...a].filter((shingle) => b.has(shingle)).length;
  return shared / (a.size + b.size - shared);
}

function containment(a, b) {
  return [...a].filter((shingle) => b.has(shingle)).length / b.size;
}
