import { buildSync } from 'esbuild';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Some modules, named from src and without `.ts`, as one: built anew, so that a benchmark runs what the sources say. */
export function loadCore(name, modules) {
  const outfile = join(root, `dist/${name}.cjs`);
  const contents = modules.map((module) => `export * from './src/${module}';`).join('\n');
  buildSync({ stdin: { contents, resolveDir: root }, bundle: true, format: 'cjs', platform: 'node', target: 'node20', outfile, resolveExtensions: ['.ts', '.mts', '.js'] });
  return createRequire(import.meta.url)(outfile);
}
