import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';
import { keepHeapSmall } from './keepHeapSmall.mts';
import type { ScanThreadData } from './concernsOf.mts';
import type { main } from './main.mts';

/**
 * Starts the command. Most of a short run goes into compiling code that runs once, so the build leaves beside the program what V8 compiled in
 * a run of its own; V8 takes it only where version and flags are the same, and compiles anew elsewhere.
 */
const PROGRAM = new URL('./command.cjs', import.meta.url);
const CODE_CACHE = new URL('./command.cache', import.meta.url);

// A run is over before V8's optimizing compiler has earned what it costs: it is to wait ten times as long as it would.
setFlagsFromString('--interrupt-budget=1000000');
keepHeapSmall();

const require = createRequire(import.meta.url);
const script = new Script(`(function (require, module) {${readFileSync(PROGRAM, 'utf8')}\n})`, { filename: PROGRAM.href, cachedData: codeCache() });
const module = { exports: {} as { main: typeof main } };
(script.runInThisContext() as (...names: unknown[]) => void)(require, module);
await module.exports.main(process.argv.slice(2), startThread);
if (process.env.WIKI_CONTEXT_PACK_BUILD === 'code-cache') writeFileSync(CODE_CACHE, script.createCachedData());
await written(process.stdout);
await written(process.stderr);
// nothing is left to do but for V8, which would tidy up first
process.exit();

/** Once all that was written has left, or cannot. */
function written(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    stream.write('', () => resolve());
  });
}

/** Few runs need a thread: the module is loaded by those. */
function startThread(data: ScanThreadData): void {
  const { Worker } = require('node:worker_threads') as typeof import('node:worker_threads');
  const thread = new Worker(new URL('./scanThread.mjs', import.meta.url), { workerData: data, env: {}, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 2 } });
  thread.on('error', () => undefined);
  thread.unref();
}

function codeCache(): Buffer | undefined {
  try {
    return readFileSync(CODE_CACHE);
  } catch {
    return undefined;
  }
}
