/**
 * What a keystroke costs where the pages are in memory, as in the plugin: ranking them for a topic, against three `includes` over the same
 * folded metadata; and the longest piece of work between two pauses, if every pause were taken.
 *
 *   node bench/keystroke.mjs [pages, 1000,10000,50000 unless given]
 */
import { median } from './interleaved.mjs';
import { loadCore } from './loadCore.mjs';
import { TOPIC, vaultOf } from './vaultOf.mjs';

const sizes = (process.argv[2] ?? '1000,10000,50000').split(',').map(Number);
const { vaultWiki, rankInSteps, foldedMetadata, parseTopic, DEFAULT_SETTINGS } = loadCore('keystroke', ['cli/vaultWiki.mts', 'core/rank/rankByTopic', 'core/rank/pageFields', 'core/topic/parseTopic', 'core/settings']);
const topic = parseTopic(TOPIC);
const ROUNDS = 9;

console.log('| pages | three `includes`, ms | rank, ms | ÷ | longest piece, ms | first rank, ms | its longest piece, ms |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const pages of sizes) {
  // without a topic every page is whole, as Obsidian's cache has it
  const wiki = vaultWiki(vaultOf(pages), DEFAULT_SETTINGS, { mode: 'topic' });
  const first = rankOnce(wiki.pages);
  const folded = wiki.pages.map(foldedMetadata);
  const scans = [];
  const ranks = [];
  for (let round = 0; round < ROUNDS; round++) {
    scans.push(scanOnce(folded));
    ranks.push(rankOnce(wiki.pages));
  }
  const [scan, rank, longest] = [median(scans), median(ranks.map(({ all }) => all)), median(ranks.map((one) => one.longest))];
  console.log(`| ${[pages.toLocaleString('en'), scan.toFixed(1), rank.toFixed(1), (rank / scan).toFixed(1), longest.toFixed(1), first.all.toFixed(1), first.longest.toFixed(1)].join(' | ')} |`);
}

function scanOnce(texts) {
  const start = performance.now();
  let found = 0;
  for (const text of texts) for (const word of ['lantern', 'harvest', 'meadow']) if (text.includes(word)) found += 1;
  return found < 0 ? 0 : performance.now() - start;
}

function rankOnce(pages) {
  const start = performance.now();
  const steps = rankInSteps(pages, topic, { weights: DEFAULT_SETTINGS.weights });
  let longest = 0;
  for (let done = false; !done;) {
    const before = performance.now();
    ({ done = false } = steps.next());
    longest = Math.max(longest, performance.now() - before);
  }
  return { all: performance.now() - start, longest };
}
