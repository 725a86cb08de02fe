#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import type { ScanThreadData } from './concernsOf.mts';
import { keepHeapSmall, optimizeLate } from './v8Flags.mts';
import type { main } from './main.mts';

/**
 * Starts the command. Most of a short run goes into compiling code that runs once, so the build leaves beside the program what V8 compiled in
 * a run of its own; V8 takes it only where version and flags are the same, and compiles anew elsewhere. All of it is CommonJS, which starts sooner.
 */
const PROGRAM = join(__dirname, 'command.cjs');
const CODE_CACHE = join(__dirname, 'command.cache');
const load = createRequire(__filename);

// before any code is compiled: V8 asks for the same flags
optimizeLate();
keepHeapSmall();
void launch();

async function launch(): Promise<void> {
  const program = readFileSync(PROGRAM);
  const script = new Script(`(function (require, module) {${program.toString()}\n})`, { filename: PROGRAM, cachedData: codeCache(program) });
  const module = { exports: {} as { main: typeof main } };
  (script.runInThisContext() as (...names: unknown[]) => void)(load, module);
  await module.exports.main(process.argv.slice(2), startThread);
  if (process.env.WIKI_CONTEXT_PACK_BUILD === 'code-cache') saveCodeCache(program, script.createCachedData());
  // nothing is left to do but for V8, which would tidy up first
  process.exit();
}

/** V8 looks at the length of a program and at nothing of its own data: so the file holds the program, and the data twice. */
function saveCodeCache(program: Buffer, data: Buffer): void {
  writeFileSync(CODE_CACHE, Buffer.concat([program, data, data]));
}

/** Nothing when there is none, or it belongs to another program, or is damaged. */
function codeCache(program: Buffer): Buffer | undefined {
  try {
    const saved = readFileSync(CODE_CACHE);
    const second = program.length + (saved.length - program.length) / 2;
    const data = saved.subarray(program.length, second);
    return saved.subarray(0, program.length).equals(program) && data.equals(saved.subarray(second)) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Few runs need a thread: the module is loaded by those. */
function startThread(data: ScanThreadData): void {
  const { Worker } = load('node:worker_threads') as typeof import('node:worker_threads');
  const thread = new Worker(join(__dirname, 'scanThread.cjs'), { workerData: data, env: {}, execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 2 } });
  thread.on('error', () => undefined);
  thread.unref();
}
