/**
 * The whole command on a warm file cache, against Node's own start and against a bare read of every file's first 4 KiB; its peak memory; and
 * how its time grows with the wiki. Medians of seven interleaved runs.
 *
 *   node bench/process.mjs [pages, 100,1000,10000,50000 unless given]      (after a build)
 */
import { join } from 'node:path';
import { interleaved } from './interleaved.mjs';
import { TOPIC, vaultOf } from './vaultOf.mjs';

const sizes = (process.argv[2] ?? '100,1000,10000,50000').split(',').map(Number);
const command = join(import.meta.dirname, '../dist/cli.cjs');

const HEADS = `const fs = require('fs'), bytes = Buffer.alloc(4096);
  (function walk(folder) { for (const entry of fs.readdirSync(folder, { withFileTypes: true })) { const path = folder + '/' + entry.name;
    if (entry.isDirectory()) walk(path); else { const file = fs.openSync(path, 'r'); fs.readSync(file, bytes, 0, 4096, 0); fs.closeSync(file); } } })(process.argv[1]);`;

const times = sizes.map((pages) => {
  const vault = vaultOf(pages);
  return { pages, ...interleaved({ node: ['-e', '0'], heads: ['-e', HEADS, vault], pack: [command, TOPIC, '--vault', vault, '--no-log'], recent: [command, '--recent', '--vault', vault, '--no-log'] }) };
});

console.log('| pages | ms | ÷ `node -e 0` | ÷ bare 4 KiB reads | peak MB | ÷ `node -e 0` | `--recent`, ms |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const { pages, node, heads, pack, recent } of times) {
  const figures = [pack.ms.toFixed(0), (pack.ms / node.ms).toFixed(2), (pack.ms / heads.ms).toFixed(2), (pack.peak / 1024).toFixed(0), (pack.peak / node.peak).toFixed(2), recent.ms.toFixed(0)];
  console.log(`| ${[pages.toLocaleString('en'), ...figures].join(' | ')} |`);
}
for (const [nth, { pages, pack }] of times.entries()) {
  const before = times[nth - 1];
  if (before) console.log(`\nExponent of time, ${before.pages.toLocaleString('en')} → ${pages.toLocaleString('en')} pages: ${(Math.log(pack.ms / before.pack.ms) / Math.log(pages / before.pages)).toFixed(2)}`);
}
