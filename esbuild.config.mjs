// Builds the plugin (main.js) and the command (dist/cli.mjs, and the script of its second thread). `--watch` rebuilds, unminified, on every change.
import { readFile } from 'node:fs/promises';
import { context, build } from 'esbuild';

const watch = process.argv.includes('--watch');

/**
 * gray-matter as published evaluates `---js` notes, reads files and asks for Node's Buffer. Each of these is taken out;
 * the YAML engine is the one that the core hands in. js-yaml loses its writer and the types that no schema of ours has: two fifths of
 * its size. Of HTML's 2,000 named characters, which make 36 KB, those stay that people write in the names of sources.
 * A version in which the text is not found fails the build.
 */
const EDITS = {
  'gray-matter/index.js': [["const fs = require('fs');", ''], ["fs.readFileSync(filepath, 'utf8')", "''"]],
  'gray-matter/lib/engines.js': [[/^[^]*return eval\(str\)[^]*$/, 'module.exports = {};']],
  'gray-matter/lib/utils.js': [["typeof input === 'string' ? Buffer.from(input) : input", 'input']],
  'js-yaml/lib/dumper.js': [[/^[^]*module\.exports\.dump = [^]*$/, '']],
  'js-yaml/lib/schema/default.js': [[/^[^]*require\('\.\/core'\)[^]*$/, "module.exports = require('./failsafe');"]],
  'js-yaml/index.js': [
    ["module.exports.JSON_SCHEMA = require('./lib/schema/json')", ''], ["module.exports.CORE_SCHEMA = require('./lib/schema/core')", ''],
    [/module\.exports\.types = \{[^}]*\}/, ''],
  ],
  'character-entities/index.js': [[/^export const characterEntities = [^]*$/m, `export const characterEntities = ${JSON.stringify({
    amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', copy: '©',
  })};`]],
};

const editPackages = {
  name: 'edit-packages',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/](gray-matter|js-yaml|character-entities)[\\/]/ }, async ({ path }) => {
      const file = path.replace(/\\/g, '/').split('/node_modules/').pop();
      const source = await readFile(path, 'utf8');
      return { contents: (EDITS[file] ?? []).reduce((text, edit) => replaceOnce(text, edit, file), source), loader: 'js' };
    });
  },
};

function replaceOnce(text, [from, to], file) {
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} no longer holds ${from}`);
  return edited;
}

const shared = {
  bundle: true,
  minify: !watch,
  sourcemap: watch ? 'inline' : false,
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  absWorkingDir: import.meta.dirname,
  plugins: [editPackages],
  // The published bundle of js-yaml is one block, from which nothing can be left out.
  alias: { 'js-yaml': './node_modules/js-yaml/index.js' },
};

const plugin = {
  ...shared,
  entryPoints: ['src/main.ts'],
  outfile: 'main.js',
  format: 'cjs',
  platform: 'browser',
  target: 'es2021',
  // The browser build of the entity decoder sets innerHTML as it loads; the worker build carries a table.
  conditions: ['worker'],
  external: ['obsidian', 'electron', '@codemirror/*', '@lezer/*'],
};

const command = {
  ...shared,
  entryPoints: { cli: 'src/cli/main.mts', scanThread: 'src/cli/scanThread.mts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  banner: { js: '#!/usr/bin/env node' },
};

for (const options of [plugin, command]) {
  if (watch) await (await context(options)).watch();
  else await build(options);
}
