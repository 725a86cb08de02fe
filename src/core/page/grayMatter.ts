import matter from 'gray-matter';
import { FAILSAFE_SCHEMA, load, Type, type Schema } from 'js-yaml';
import { plainScalar } from './plainScalar';

/**
 * The YAML of hosts that bring none: gray-matter with neither types nor code. A scalar stays as it is written, nulls and booleans aside.
 * @throws when the text is no YAML, or holds a key twice.
 */
export function grayMatter(yaml: string): unknown {
  return matter(`---\n${yaml}\n---\n`, { language: 'yaml', engines: ENGINES }).data.value;
}

/** gray-matter's own engines run code (`javascript`) and guess types (`yaml`): neither is ever reached. */
const ENGINES = {
  yaml: (text: string) => ({ value: load(text, { schema: schema ??= plainScalars() }) }),
  javascript: refuse,
  js: refuse,
};

/** Made when a block first needs it, which in most wikis none does. */
let schema: Schema | undefined;

/** `plainScalar` as YAML types. */
function plainScalars(): Schema {
  return FAILSAFE_SCHEMA.extend({
    implicit: [
      new Type('tag:yaml.org,2002:null', { kind: 'scalar', resolve: (text: string) => plainScalar(text) === null, construct: () => null }),
      new Type('tag:yaml.org,2002:bool', {
        kind: 'scalar', resolve: (text: string) => typeof plainScalar(text) === 'boolean', construct: plainScalar,
      }),
    ],
  });
}

function refuse(): never {
  throw new Error('Properties are never run as code.');
}
