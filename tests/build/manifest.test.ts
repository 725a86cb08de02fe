import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

function readJson(folder: string, file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>;
}

describe('the manifest', () => {
  const manifest = readJson(ROOT, 'manifest.json');

  it('is in step with package.json, the lock file and versions.json', () => {
    expect(readJson(ROOT, 'package.json').version).toBe(manifest.version);
    expect(readJson(ROOT, 'package-lock.json').version).toBe(manifest.version);
    expect(Object.values(readJson(ROOT, 'versions.json'))).toContain(manifest.minAppVersion);
  });

  it('offers the plugin on phones too', () => {
    expect(manifest.isDesktopOnly).toBe(false);
  });

  it('describes itself as the store asks', () => {
    expect(manifest.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(manifest.description).toMatch(/^[A-Z][A-Za-z0-9 .,!?'"-]{8,248}\.$/);
    expect(`${String(manifest.id)} ${String(manifest.name)} ${String(manifest.description)}`).not.toMatch(/obsidian|plugin/i);
  });
});

describe('npm version', () => {
  const files = ['package.json', 'manifest.json', 'versions.json', 'CHANGELOG.md'];
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'version-'));
    for (const file of files) cpSync(join(ROOT, file), join(folder, file));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '9.1.0' }));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function bump(): void {
    execFileSync(process.execPath, [join(ROOT, 'scripts/version.mjs')], { cwd: folder });
  }

  it('brings the manifest to the new version and dates the changelog', () => {
    bump();
    expect(readJson(folder, 'manifest.json')).toEqual({ ...readJson(ROOT, 'manifest.json'), version: '9.1.0' });
    expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/## \[Unreleased\]\n\n## \[9\.1\.0\] - \d{4}-\d\d-\d\d\n/);
  });

  it('leaves versions.json alone while the same apps can run the plugin', () => {
    bump();
    expect(readJson(folder, 'versions.json')).toEqual(readJson(ROOT, 'versions.json'));
  });

  it('adds to versions.json when a newer app is needed', () => {
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ version: '9.0.0', minAppVersion: '1.99.0' }));
    bump();
    expect(readJson(folder, 'versions.json')).toEqual({ ...readJson(ROOT, 'versions.json'), '9.1.0': '1.99.0' });
  });
});
