import type { CliData, CliFlags } from 'obsidian';
import { PackError } from '../core/errors';
import type { Pack } from '../core/model';
import { NO_CHOICES, type PackWish } from '../core/packWish';
import { renderJson } from '../core/render/json';
import { folderPath, parseBudget } from '../core/settings';

export const CLI_DESCRIPTION = 'Build a context pack: what the wiki knows about a topic, in so many tokens';

export const CLI_FLAGS: CliFlags = {
  topic: { value: '<text>', description: 'Words, #tag or [[note]]' },
  budget: { value: '<tokens>', description: 'The most tokens, 256 to 100000' },
  recent: { description: 'The pages updated last, instead of a topic' },
  folder: { value: '<path>', description: 'Only pages in this folder' },
  format: { value: '<markdown|json>', description: 'What is printed' },
};

/** Answers a call from the terminal with a pack, as text or JSON, or with one line that begins with `Error:`. */
export async function answerCli(call: CliData, defaultBudget: number, build: (wish: PackWish) => Promise<Pack>): Promise<string> {
  try {
    const format = formatOf(call);
    const pack = await build(wishOf(call, defaultBudget));
    return format === 'json' ? renderJson(pack) : pack.markdown;
  } catch (error) {
    if (error instanceof PackError) return `Error: ${error.message}\n`;
    throw error;
  }
}

function wishOf({ topic = '', budget, recent, folder = '' }: CliData, defaultBudget: number): PackWish {
  const isRecent = recent !== undefined && recent !== 'false';
  if (isRecent && topic !== '') throw new PackError('Give a topic or recent, not both.');
  if (!isRecent && topic.trim() === '') throw new PackError('Give a topic, as in topic="rain gauge", or recent.');
  return {
    mode: isRecent ? 'recent' : 'topic',
    topic: topic.trim(),
    budget: budget === undefined ? defaultBudget : parseBudget(budget),
    folder: folderPath(folder),
    choices: NO_CHOICES,
  };
}

function formatOf({ format = 'markdown' }: CliData): string {
  if (format === 'markdown' || format === 'json') return format;
  throw new PackError(`The format must be markdown or json, not "${format}".`);
}
