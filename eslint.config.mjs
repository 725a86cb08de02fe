import { defineConfig, globalIgnores } from 'eslint/config';
import obsidianmd from 'eslint-plugin-obsidianmd';
import tseslint from 'typescript-eslint';

/** The stages of the pipeline: they meet in the files beside `buildPack.ts` and speak through `model.ts`, never to each other. */
const STAGES = ['page', 'rank', 'select', 'markdown', 'compress', 'fill', 'render'];
/**
 * What one stage may take of another: compression works on parsed text; the reading of pages knows fences, never the parser;
 * the filter compares tags as pages spell them.
 */
const MAY_TAKE = { compress: { markdown: ['.'] }, page: { markdown: ['./fence.ts'] }, select: { page: ['./normalTag.ts'] } };

const stageZones = STAGES.flatMap((stage) => STAGES.filter((other) => other !== stage).map((other) => ({
  target: `./src/core/${stage}`,
  from: `./src/core/${other}`,
  except: MAY_TAKE[stage]?.[other] ?? [],
  message: 'Stages do not import each other: hand the function in from rankRequest.ts or packRanked.ts.',
})));

const layerZones = [
  { target: './src/core', from: './src', except: ['./core'], message: 'The core imports only the core.' },
  ...['obsidian', 'ui', 'cli'].map((layer) => ({
    target: `./src/${layer}`, from: './src', except: ['./core', `./${layer}`], message: 'Layers meet in main.ts: pass a function in.',
  })),
  { target: './src', from: './src/main.ts', message: 'Nothing imports main.ts.' },
];

const CLOCK = 'The core knows no clock and no chance: pass the value in.';
const noClock = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: CLOCK },
  { selector: 'CallExpression[callee.name="Date"]', message: CLOCK },
  { selector: 'Identifier[name="performance"]', message: CLOCK },
];
const noPatternFromText = [
  { selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]', message: 'No pattern is built from text.' },
];

const HOST = { group: ['obsidian', 'electron', 'node:*', '@codemirror/*'], message: 'The core knows no host.' };
const PARSER = { group: ['micromark*', 'mdast*'], message: 'Only src/core/markdown knows the parser.' };
const PARSER_OUTSIDE = { ...PARSER, allowTypeImports: true };

export default defineConfig([
  globalIgnores(['main.js', 'dist/', 'reports/', 'coverage/', 'tests/packs/*/vault/', 'package-lock.json']),
  ...obsidianmd.configs.recommended,
  {
    files: ['**/*.{ts,mts}', 'manifest.json'],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['manifest.json'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.json'],
      },
    },
  },
  {
    files: ['manifest.json'],
    languageOptions: { parser: tseslint.parser },
    rules: { 'obsidianmd/validate-manifest': 'error', '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['package.json'],
    rules: {
      // js-yaml: its suggested replacement uses lookbehinds, which older iPhones cannot load; gray-matter is built on it.
      'depend/ban-dependencies': ['error', { presets: ['native', 'microutilities', 'preferred'], allowed: ['js-yaml'] }],
    },
  },
  {
    files: ['src/**/*.{ts,mts}'],
    settings: {
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.mts'] },
      'import/resolver': { node: { extensions: ['.ts', '.mts', '.js', '.mjs'] } },
      'import/extensions': ['.ts', '.mts'],
    },
    rules: {
      'import/no-restricted-paths': ['error', { zones: [...layerZones, ...stageZones] }],
      'import/no-cycle': 'error',
      'no-restricted-syntax': ['error', ...noPatternFromText],
    },
  },
  {
    files: ['src/core/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [HOST, PARSER_OUTSIDE] }],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: CLOCK },
        { object: 'Math', property: 'random', message: CLOCK },
      ],
      'no-restricted-syntax': ['error', ...noClock, ...noPatternFromText],
    },
  },
  {
    files: ['src/core/markdown/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [HOST] }] },
  },
  {
    // Runs in Node, and its output is the terminal.
    files: ['src/cli/**', 'tests/**', 'bench/**', 'scripts/**', '*.{js,cjs,mjs}'],
    languageOptions: { globals: { process: 'readonly', Buffer: 'readonly', __dirname: 'readonly', __filename: 'readonly', require: 'readonly', module: 'writable' } },
    rules: {
      'obsidianmd/no-nodejs-modules': 'off',
      'obsidianmd/rule-custom-message': 'off',
      'obsidianmd/prefer-window-timers': 'off',
      'no-restricted-globals': 'off',
      // Here a computed import loads our own builds, and no HTML is written.
      'no-unsanitized/method': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    files: ['tests/**', 'bench/**'],
    languageOptions: { globals: Object.fromEntries(['describe', 'it', 'test', 'expect', 'jest', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll'].map((name) => [name, 'readonly'])) },
    rules: {
      // Test texts quote what notes contain, and tests look at elements by their markup.
      'obsidianmd/ui/sentence-case': 'off',
      'obsidianmd/prefer-create-el': 'off',
      'obsidianmd/hardcoded-config-path': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
]);
