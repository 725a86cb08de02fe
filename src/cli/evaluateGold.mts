import { readFileSync } from 'node:fs';
import { buildPack } from '../core/buildPack';
import { PackError } from '../core/errors';
import { evaluate } from '../core/evaluate';
import type { PackRequest, Wiki } from '../core/model';
import { MAX_BUDGET } from '../core/settings';

interface GoldTopic {
  readonly topic: string;
  /** Paths from the wiki root, with `.md`; none for a topic that the wiki does not know. */
  readonly expect: readonly string[];
}

/**
 * How well the wiki's pages are found for the topics of a gold file, as a table. Each topic is packed with all the room
 * there is, so that the order is the ranking's.
 * @throws PackError when the file cannot be read or holds something else.
 */
export async function evaluateGold(file: string, wiki: Wiki, request: PackRequest): Promise<string> {
  const gold = readGold(file);
  const answers: string[][] = [];
  for (const { topic } of gold) {
    const pack = await buildPack({ ...request, topic, budget: MAX_BUDGET }, wiki);
    answers.push([...pack.pages, ...pack.leftOut].map(({ path }) => path));
  }
  return table(gold.length, evaluate(gold, answers));
}

/** One JSON object a line; blank lines and lines that start with `#` are skipped. */
function readGold(file: string): GoldTopic[] {
  const gold: GoldTopic[] = [];
  for (const [index, line] of textOf(file).split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const parsed = parseLine(line);
    if (parsed === null) throw new PackError(`Line ${index + 1} of "${file}" is not {"topic": "...", "expect": ["page.md", ...]}: correct it, or start it with #.`);
    gold.push(parsed);
  }
  if (gold.length === 0) throw new PackError(`"${file}" holds no topics: write one {"topic": "...", "expect": ["page.md", ...]} a line.`);
  return gold;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new PackError(`The gold file "${file}" cannot be read: correct the path after --eval.`);
  }
}

function parseLine(line: string): GoldTopic | null {
  try {
    const { topic, expect } = JSON.parse(line) as { topic?: unknown; expect?: unknown };
    if (typeof topic !== 'string' || topic.trim() === '' || !Array.isArray(expect)) return null;
    return expect.every((path): path is string => typeof path === 'string') ? { topic, expect } : null;
  } catch {
    return null;
  }
}

function table(topics: number, measures: ReturnType<typeof evaluate>): string {
  const { recall5, recall10, recall20, mrr, firstHit, emptyRight, emptyTotal, strays } = measures;
  const rows: [string, string][] = [
    ['topics', String(topics)],
    ['recall@5', recall5.toFixed(3)],
    ['recall@10', recall10.toFixed(3)],
    ['recall@20', recall20.toFixed(3)],
    ['MRR', mrr.toFixed(3)],
    ['first hit', firstHit.toFixed(3)],
    ['empty right', `${emptyRight}/${emptyTotal}`],
    ['strays', strays.toFixed(1)],
  ];
  return rows.map(([name, value]) => `${name.padEnd(12)}${value.padStart(8)}\n`).join('');
}
