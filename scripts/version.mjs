// Run by `npm version`, in the project's folder: brings the manifest, versions.json and the changelog to the new version.
import { readFileSync, writeFileSync } from 'node:fs';

const { version } = readJson('package.json');
const manifest = readJson('manifest.json');
const versions = readJson('versions.json');

writeJson('manifest.json', { ...manifest, version });
// The store asks for an entry only where the oldest app that can run the plugin changes.
if (!Object.values(versions).includes(manifest.minAppVersion)) {
  writeJson('versions.json', { ...versions, [version]: manifest.minAppVersion });
}
const today = new Date().toISOString().slice(0, 10);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
writeFileSync('CHANGELOG.md', changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`));

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, '\t')}\n`);
}
