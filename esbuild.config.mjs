// Builds the plugin (main.js) and the command (dist/cli.cjs and what it loads). `--watch` rebuilds, unminified, on every change.
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { transform } from '@swc/core';
import { context, build } from 'esbuild';

const watch = process.argv.includes('--watch');

/**
 * gray-matter as published evaluates `---js` notes, reads files and makes a Buffer of every block. Each of these is taken out;
 * the YAML engine is the one that the core hands in. js-yaml loses its writer and the types that no schema of ours has: two fifths of
 * its size. Of HTML's 2,000 named characters, which make 36 KB, those stay that people write in the names of sources. What the parser
 * would say of a fault of its own needs no place in the text. A version in which the text is not found fails the build.
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
  'mdast-util-from-markdown/lib/index.js': [
    [/throw new Error\('Cannot close `' \+ token[^]*?’s not open'\);/, 'throw new Error();'],
    [/function defaultOnError\(left, right\) \{[^]*$/, 'function defaultOnError() { throw new Error(); }'],
  ],
  // names that are shortened (`PARSER_NAMES`) are not asked for as texts
  'micromark/lib/create-tokenizer.js': [["'tokenize' in constructs", 'constructs.tokenize']],
  'character-entities/index.js': [[/^export const characterEntities = [^]*$/m, `export const characterEntities = ${JSON.stringify({
    amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'', nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', copy: '©',
  })};`]],
};

const editPackages = {
  name: 'edit-packages',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/](gray-matter|js-yaml|character-entities|mdast-util-from-markdown|micromark)[\\/]/ }, async ({ path }) => {
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

/**
 * What the parts of the parser call each other by and nobody else does: no host has these names, and no text asks for them. One letter each in main.js.
 */
const PARSER_NAMES = new RegExp(`^(?:_[a-z]\\w*|${[
  'characterReferenceType', 'constructs', 'consume', 'containerState', 'currentConstruct', 'events', 'expectingFirstListItemValue', 'furtherBlankLines',
  'initialBlankLine', 'interrupt', 'partial', 'previous', 'referenceType', 'resolveAll', 'resolveTo', 'setextHeadingSlurpLineEnding', 'sliceSerialize',
  'sliceStream', 'tokenize', 'tokenStack',
].join('|')})$`);

const plugin = {
  ...shared,
  entryPoints: ['src/main.ts'],
  outfile: 'main.js',
  format: watch ? 'cjs' : 'esm',
  write: watch,
  mangleProps: PARSER_NAMES,
  platform: 'browser',
  target: 'es2021',
  // The browser build of the entity decoder sets innerHTML as it loads; the worker build carries a table.
  conditions: ['worker'],
  external: ['obsidian', 'electron', '@codemirror/*', '@lezer/*'],
};

/** What starts, the program itself, and its second thread. */
const command = {
  ...shared,
  entryPoints: { cli: 'src/cli/launch.mts', command: 'src/cli/main.mts', scanThread: 'src/cli/scanThread.mts' },
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  format: 'cjs',
  platform: 'node',
  target: 'node20',
};

/**
 * main.js as Obsidian loads it, and a twentieth smaller: swc puts a function that is called once where it is called, and makes arrows and methods of
 * functions without `this`. That is safe where none reads its `arguments` or its `prototype`, which a test asks of the result.
 */
async function finish({ path, text }) {
  const { code } = await transform(text, {
    swcrc: false,
    minify: true,
    module: { type: 'commonjs', importInterop: 'none' },
    jsc: {
      target: plugin.target,
      minify: { ecma: 2021, module: true, mangle: true, compress: { ecma: 2021, passes: 4, unsafe_arrows: true, unsafe_methods: true } },
    },
  });
  await writeFile(path, code);
}

/** Lets the command leave what V8 compiles in a run on the sample wiki. One that is left from another build must not be taken. */
function writeCodeCache() {
  const run = ['dist/cli.cjs', 'frost warning', '--vault', 'examples/wiki', '--no-log'];
  execFileSync(process.execPath, run, { cwd: import.meta.dirname, env: { ...process.env, WIKI_CONTEXT_PACK_BUILD: 'code-cache' }, stdio: 'ignore' });
}

await rm(`${import.meta.dirname}/dist/command.cache`, { force: true });
if (watch) {
  for (const options of [plugin, command]) await (await context(options)).watch();
} else {
  const { outputFiles } = await build(plugin);
  await Promise.all([...outputFiles.map(finish), build(command)]);
  writeCodeCache();
}
