/**
 * Where the time of a pack goes, in one process: gathering the wiki, ranking, and the rest of `buildPack` (reading, compressing, filling,
 * rendering); the first time, and the median of later ones.
 *
 *   node bench/stages.mjs [pages, 100,1000,10000,50000 unless given]
 */
import { median } from './interleaved.mjs';
import { loadCore } from './loadCore.mjs';
import { TOPIC, vaultOf } from './vaultOf.mjs';

const sizes = (process.argv[2] ?? '100,1000,10000,50000').split(',').map(Number);
const { vaultWiki, rankPages, buildPack, parseTopic, neverMind, DEFAULT_SETTINGS } = loadCore('stages', ['cli/vaultWiki.mts', 'core/rankPages', 'core/buildPack', 'core/topic/parseTopic', 'core/breathe', 'core/settings']);
const topic = parseTopic(TOPIC);
const request = { mode: 'topic', topic: TOPIC, budget: 8000, now: '2026-01-01T00:00:00Z', settings: DEFAULT_SETTINGS };
const LATER = 5;

console.log('Each cell: first time / later times, ms.\n\n| pages | gather | rank | rank and the rest |\n| ---: | ---: | ---: | ---: |');
for (const pages of sizes) {
  const vault = vaultOf(pages);
  let wiki;
  const gather = await timed(() => (wiki = vaultWiki(vault, DEFAULT_SETTINGS, { mode: 'topic', topic })));
  const rank = await timed(() => rankPages(request, topic, wiki, neverMind));
  const build = await timed(() => buildPack(request, wiki));
  console.log(`| ${[pages.toLocaleString('en'), gather, rank, build].join(' | ')} |`);
}

async function timed(work) {
  const times = [];
  for (let round = 0; round <= LATER; round++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return `${times[0].toFixed(1)} / ${median(times.slice(1)).toFixed(1)}`;
}
