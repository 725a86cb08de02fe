/** Packages published as ES modules only, which Jest must turn into CommonJS. */
const esModules = [
  'character-entities', 'decode-named-character-reference', 'devlop', 'longest-streak', 'markdown-table', 'mdast-util-[^/]+', 'micromark[^/]*',
  'unist-util-[^/]+', 'zwitch',
];

const shared = {
  rootDir: import.meta.dirname,
  moduleFileExtensions: ['ts', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|mts|js|mjs)$': '<rootDir>/jest.esbuild.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** The core and the command run without a page and without `obsidian`: an import of it fails. */
const core = {
  ...shared,
  displayName: 'core',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/**/*.test.{ts,mts}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/(obsidian|ui|support|browser)/', '<rootDir>/tests/main.test.ts'],
};

const plugin = {
  ...shared,
  displayName: 'plugin',
  testEnvironment: 'jsdom',
  setupFiles: ['obsidian-test-mocks/jest-setup'],
  moduleNameMapper: { '^obsidian$': 'obsidian-test-mocks/obsidian' },
  testMatch: ['<rootDir>/tests/{obsidian,ui,support}/**/*.test.ts', '<rootDir>/tests/main.test.ts'],
};

export default { projects: [core, plugin] };
