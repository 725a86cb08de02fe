import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

const ROOT = join(__dirname, '../..');
const bundle = readFileSync(join(ROOT, 'main.js'), 'utf8');

/** Every API of the host is a class that can be extended: enough for the bundle to load. */
const hostApi = new Proxy({}, { get: () => class {} });

function loadAsOnAPhone(): { required: string[]; exported: unknown } {
  const required: string[] = [];
  const module = { exports: {} as { default?: unknown } };
  const require = (id: string): unknown => {
    required.push(id);
    return hostApi;
  };
  // A fresh context has the language and nothing else: no process, Buffer, document or console.
  const run = new Script(`(function (require, module, exports) {${bundle}\n})`).runInNewContext() as (...host: unknown[]) => void;
  run(require, module, module.exports);
  return { required, exported: module.exports.default };
}

describe('main.js', () => {
  it('loads where neither Node nor a page exists, asking for nothing but obsidian', () => {
    const { required, exported } = loadAsOnAPhone();
    expect([...new Set(required)]).toEqual(['obsidian']);
    expect(typeof exported).toBe('function');
  });

  it('asks for nothing else later either', () => {
    const ids = Array.from(bundle.matchAll(/\b(?:require|import)\(([^)]*)\)/g), (call) => call[1]);
    expect([...new Set(ids)]).toEqual(['"obsidian"']);
  });

  it.each([
    ['evaluates text as code', /\beval\(|new Function\b|\bFunction\("/],
    ['writes HTML', /innerHTML|outerHTML|insertAdjacentHTML/],
    ['uses a lookbehind, which stops older iPhones from loading the file', /\(\?<[=!]/],
    ['touches what only Node has', /\bprocess\.|[^.\w$]Buffer\b|\b__dirname\b/],
    ['has functions that are more than arrows, but for classes', /[^.]\barguments\b|(?<!\bObject)\.prototype\b/],
    ['opens a connection of its own', /\bfetch\(|XMLHttpRequest|new WebSocket|sendBeacon/],
  ])('never %s', (_what, pattern) => {
    expect(pattern.exec(bundle)).toBeNull();
  });

  it('stays small enough for a phone', () => {
    expect(statSync(join(ROOT, 'main.js')).size).toBeLessThanOrEqual(220_000);
  });
});

describe('the command', () => {
  const [launch, thread, cli] = ['cli.cjs', 'scanThread.cjs', 'command.cjs'].map((name) => readFileSync(join(ROOT, 'dist', name), 'utf8'));

  it('runs by itself: it starts Node and imports only what Node brings', () => {
    const imports = Array.from(`${launch}${thread}${cli}`.matchAll(/\b(?:from\s*|require\()"([^"]+)"/g), (match) => match[1] ?? '');
    expect(launch).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(imports.length).toBeGreaterThan(5);
    expect(imports.filter((id) => !id.startsWith('node:'))).toEqual([]);
  });

  it('comes with what V8 compiled of it, for the Node that built it', () => {
    const source = `(function (require, module) {${cli}\n})`;
    const saved = readFileSync(join(ROOT, 'dist/command.cache'));
    const cachedData = saved.subarray((saved.length + Buffer.byteLength(cli ?? '')) / 2);
    const taken = `const { Script } = require('vm'); const v8 = require('v8'); const major = parseInt(process.versions.v8, 10);
      if (major === 11) v8.setFlagsFromString('--interrupt-budget=1000000'); if (major <= 12) v8.setFlagsFromString('--semi-space-growth-factor=1');
      process.exitCode = new Script(${JSON.stringify(source)}, { cachedData: Buffer.from('${cachedData.toString('base64')}', 'base64') }).cachedDataRejected ? 1 : 0;`;
    expect(spawnSync(process.execPath, ['-'], { input: taken }).status).toBe(0);
  });

  it('never evaluates text as code', () => {
    expect(/\beval\(|new Function\b/.exec(`${launch}${thread}${cli}`)).toBeNull();
  });

  it('is small enough to start at once', () => {
    expect(statSync(join(ROOT, 'dist/command.cjs')).size).toBeLessThan(300_000);
  });
});
