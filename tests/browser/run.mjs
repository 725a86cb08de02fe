// The built main.js in a real browser: loads it, clicks through it, reads the clipboard back, and takes pictures.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { checks } from './checks.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const ORIGIN = 'http://localhost';
const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

const executablePath = findChromium();
if (!executablePath) stop('Chromium was not found. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.');
if (!existsSync(join(ROOT, 'main.js'))) stop('There is no main.js. Run "npm run build" first.');

const served = await servedFiles();
const vault = await exampleWiki();
await mkdir(join(ROOT, 'screenshots'), { recursive: true });

const browser = await chromium.launch({ executablePath, args: FLAGS });
const result = { passed: 0, failed: 0 };
/** Words of a title run these checks alone; `--pictures` puts the pictures of the docs in their place. */
const [only = ''] = process.argv.slice(2).filter((arg) => arg !== '--pictures');
for (const [title, check] of Object.entries(checks)) if (title.includes(only)) await run(title, check);
await browser.close();
if (process.argv.includes('--pictures')) {
  await mkdir(join(ROOT, 'docs', 'images'), { recursive: true });
  for (const name of ['light', 'dark', 'phone']) await copyFile(join(ROOT, 'screenshots', `${name}.png`), join(ROOT, 'docs', 'images', `dialog-${name}.png`));
}

await mkdir(join(ROOT, 'reports'), { recursive: true });
await writeFile(join(ROOT, 'reports', 'browser.json'), `${JSON.stringify(result)}\n`);
console.log(`${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 ? 0 : 1;

/** Every check gets a page of its own; an error that the page throws fails it. */
async function run(title, check) {
  const errors = [];
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
  try {
    await check({
      vault, shoot, longestTask, print: (line) => console.log(`      ${line}`),
      openPage: (options) => openPage(context, errors, options),
      readClipboard: (page) => readClipboard(context, page),
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
    result.passed += 1;
    console.log(`ok    ${title}`);
  } catch (error) {
    result.failed += 1;
    console.log(`FAIL  ${title}\n${error.stack}`);
  } finally {
    await context.close();
  }
}

async function openPage(context, errors, { phone = false, dark = false, rtl = false } = {}) {
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(String(error)));
  if (phone) await page.setViewportSize({ width: 390, height: 844 });
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = served[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto(`${ORIGIN}/`);
  const classes = [...(phone ? ['is-phone', 'is-mobile'] : []), ...(dark ? ['theme-dark'] : []), ...(rtl ? ['mod-rtl'] : [])];
  await page.evaluate(([names, direction]) => {
    document.body.classList.add(...names);
    document.documentElement.dir = direction;
  }, [['app'].concat(classes), rtl ? 'rtl' : 'ltr']);
  return page;
}

/** Allowed only now: a permission that is granted would hide that the click alone must do for copying. */
async function readClipboard(context, page) {
  await context.grantPermissions(['clipboard-read'], { origin: ORIGIN });
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A picture of what is on the screen, or of a part of it. */
function shoot(page, name, selector = 'body') {
  const path = join(ROOT, 'screenshots', `${name}.png`);
  return selector === 'body' ? page.screenshot({ path }) : page.locator(selector).screenshot({ path });
}

/** The longest that the page's thread was taken at one go while something was done, in ms, from the browser's own trace. */
async function longestTask(page, work) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const main = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid, dur }) => name.endsWith('RunTask') && dur > 0 && main.has(`${pid} ${tid}`));
  return tasks.reduce((longest, { dur }) => Math.max(longest, dur / 1000), 0);
}

async function servedFiles() {
  const bundle = await build({
    entryPoints: [join(ROOT, 'tests', 'browser', 'page.ts')], bundle: true, write: false, format: 'iife', platform: 'browser', logLevel: 'error',
    define: { global: 'globalThis' },
  });
  const html = '<!doctype html><html lang="en"><head><title>Obsidian</title><link rel="stylesheet" href="/obsidian.css"><link rel="stylesheet" href="/styles.css"></head>'
    + '<body><script src="/page.js"></script><script src="/main.js"></script><script src="/axe.js"></script></body></html>';
  return {
    '/': { contentType: 'text/html; charset=utf-8', body: html },
    '/page.js': { contentType: 'text/javascript; charset=utf-8', body: bundle.outputFiles[0].text },
    '/main.js': { contentType: 'text/javascript; charset=utf-8', body: `function runMain(require, module, exports) {${await readFile(join(ROOT, 'main.js'), 'utf8')}\n}` },
    '/axe.js': { contentType: 'text/javascript; charset=utf-8', body: await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8') },
    '/obsidian.css': { contentType: 'text/css', body: await readFile(join(import.meta.dirname, 'obsidian.css'), 'utf8') },
    '/styles.css': { contentType: 'text/css', body: await readFile(join(ROOT, 'styles.css'), 'utf8') },
  };
}

/** The example wiki, by path. */
async function exampleWiki() {
  const folder = join(ROOT, 'examples', 'wiki');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')])));
}

function findChromium() {
  const named = ['chromium', 'chromium-browser'].flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', '/usr/bin/chromium', ...named].find((path) => path !== '' && existsSync(path));
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
