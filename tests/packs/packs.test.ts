import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPack } from '../../src/core/buildPack';
import type { PackRequest } from '../../src/core/model';
import { parseSettings } from '../../src/core/settings';
import { aRequest, aWiki } from '../support/aWiki';

const CASES = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name);

describe('a whole pack', () => {
  it.each(CASES)('of %s reads as agreed', async (name) => {
    const request = requestOf(name);
    const { markdown } = await buildPack(request, aWiki(notesOf(join(__dirname, name, 'vault')), request.settings));
    const agreed = join(__dirname, name, 'pack.md');
    if (process.env.UPDATE !== undefined) writeFileSync(agreed, markdown);
    expect(markdown).toBe(readFileSync(agreed, 'utf8'));
  });
});

function requestOf(name: string): PackRequest {
  const stored = JSON.parse(readFileSync(join(__dirname, name, 'request.json'), 'utf8')) as Partial<PackRequest>;
  return aRequest({ ...stored, settings: parseSettings(stored.settings) });
}

function notesOf(vault: string): Record<string, string> {
  const files = readdirSync(vault, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md')).sort();
  return Object.fromEntries(files.map((path) => [path.replace(/\\/g, '/'), readFileSync(join(vault, path), 'utf8')]));
}
