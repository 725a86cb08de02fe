import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = 7;
const TELL_PEAK = join(import.meta.dirname, 'tellPeak.cjs');

/**
 * Runs Node with each list of arguments in turn, some rounds over, so that whatever else the machine does meets all of them alike.
 * Gives for each the median of its wall time in ms and of its peak memory in KiB.
 */
export function interleaved(jobs, rounds = ROUNDS) {
  const runs = Object.fromEntries(Object.keys(jobs).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) for (const [name, args] of Object.entries(jobs)) runs[name].push(run(args));
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, { ms: median(all.map(({ ms }) => ms)), peak: median(all.map(({ peak }) => peak)) }]));
}

export function median(numbers) {
  return numbers.slice().sort((a, b) => a - b)[numbers.length >> 1];
}

function run(args) {
  const start = performance.now();
  const { status, output } = spawnSync(process.execPath, ['-r', TELL_PEAK, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${output[2]}`);
  return { ms, peak: Number(output[3]) };
}
