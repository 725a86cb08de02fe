'use strict';
// Strips types and turns ES modules into CommonJS, one file at a time; types are checked by `npm run types`.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('esbuild');

const self = readFileSync(__filename, 'utf8');

module.exports = {
  process(source, path) {
    const loader = /ts$/.test(path) ? 'ts' : 'js';
    return transformSync(source, { loader, format: 'cjs', target: 'node20', sourcefile: path, sourcemap: 'inline' });
  },
  getCacheKey(source, path) {
    return createHash('sha256').update(self).update(version).update(path).update(source).digest('hex');
  },
};
