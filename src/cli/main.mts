import { homedir } from 'node:os';
import { isAbsolute, relative, resolve } from 'node:path';
import { version } from '../../package.json';
import { buildPack } from '../core/buildPack';
import { PackError } from '../core/errors';
import type { Notice, Pack, PackRequest } from '../core/model';
import { renderJson } from '../core/render/json';
import { createPageFilter } from '../core/select/pageFilter';
import type { PackSettings } from '../core/settings';
import { parseTopic } from '../core/topic/parseTopic';
import type { StartThread } from './concernsOf.mts';
import { evaluateGold } from './evaluateGold.mts';
import { findVault } from './findVault.mts';
import { logRun } from './logRun.mts';
import type { Purpose } from './pagesOf.mts';
import { qmdSettings } from './qmdSettings.mts';
import { qmdSource } from './qmdSource.mts';
import { readCall, type Call } from './readCall.mts';
import { USAGE } from './usage.mts';
import { vaultWiki } from './vaultWiki.mts';
import { writeOut } from './writeOut.mts';
import { writeWhole } from './writeWhole.mts';

/** Past this many, notices are a list to look up rather than something to read on a terminal. */
const MAX_NOTICES = 20;
/** What begins like this is never packed, wherever it lies: not so JSON, and the answer that nothing was found. */
const KNOWN_PACK = /^# Context Pack: .*\n# Generated: /;

/** The command, from its arguments to its exit code. */
export async function main(args: readonly string[], startThread: StartThread): Promise<void> {
  try {
    await run(readCall(args), startThread);
  } catch (error) {
    fail(error);
  }
}

async function run(call: Call, startThread: StartThread): Promise<void> {
  if (call.action === 'help') return print(USAGE);
  if (call.action === 'version') return print(`${version}\n`);
  const place = { cwd: process.cwd(), home: homedir() };
  const root = findVault(call.vault, place);
  const settings = { ...call.settings, ...qmdSettings(root, place, process.env) };
  const wiki = { ...vaultWiki(root, settings, purposeOf(call), startThread), rankSource: qmdSource(settings) };
  const request: PackRequest = { mode: call.mode, topic: call.topic, budget: call.budget, now: call.now ?? clock(), settings };
  if (call.gold !== undefined) return print(await evaluateGold(call.gold, wiki, request));
  const pack = await buildPack(request, wiki);
  deliver(pack, call, root);
  sayNotices(pack.notices);
  const trouble = call.settings.log === 'never' ? null : logRun(root, pack);
  if (trouble !== null) say(`warning: ${trouble}`);
}

/** To judge answers by many topics, every page is read for all that it has. */
function purposeOf({ action, mode, topic }: Call): Purpose {
  return action === 'pack' && mode === 'topic' ? { mode, topic: parseTopic(topic) } : { mode };
}

/** Whole seconds: finer time says nothing about a pack. */
function clock(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

function deliver(pack: Pack, call: Call, root: string): void {
  const text = call.format === 'json' ? renderJson(pack) : pack.markdown;
  if (call.output === undefined) return print(text);
  writeWhole(call.output, text);
  say(`Wrote ${call.output}: ${pack.pages.length} ${pack.pages.length === 1 ? 'page' : 'pages'}, ${pack.actualTokens} tokens.`);
  if (!KNOWN_PACK.test(text) && isPageOf(root, call.output, call.settings)) say(`warning: ${call.output} lies among the notes and may end up in later packs; write into "${call.settings.packFolder}" instead.`);
}

function isPageOf(root: string, file: string, settings: PackSettings): boolean {
  const path = relative(root, resolve(file)).replace(/\\/g, '/');
  return path.endsWith('.md') && !path.startsWith('../') && !isAbsolute(path) && createPageFilter(settings).allowsPath(path);
}

function sayNotices(notices: readonly Notice[]): void {
  for (const { path, message } of notices.slice(0, MAX_NOTICES)) say(path === undefined || message.includes(path) ? `note: ${message}` : `note: ${path}: ${message}`);
  if (notices.length > MAX_NOTICES) say(`note: ${notices.length - MAX_NOTICES} more notes; --format json lists them all.`);
}

function print(text: string): void {
  writeOut(1, text);
}

/** One line each, and nothing that a terminal would act on: notes name themselves. Where nobody can be told, nothing is lost. */
function say(line: string): void {
  try {
    writeOut(2, `${line.replace(/\p{Cc}+/gu, ' ')}\n`);
  } catch {
    // the exit code says it
  }
}

/** A call that cannot be met is the caller's to change (2); anything else is a failure (1). */
function fail(error: unknown): void {
  say(`wiki-context-pack: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = error instanceof PackError ? 2 : 1;
}
