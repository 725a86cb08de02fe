import ignore from 'ignore';

/**
 * Reads an ignore file in gitignore's syntax, matched by case as git does. The answer says whether a path, from the wiki root,
 * is ignored.
 */
export function parseIgnoreRules(text: string): (path: string) => boolean {
  const rules = ignore({ ignorecase: false }).add(text.replace(/^\ufeff/, ''));
  return (path) => ignore.isPathValid(path) && rules.ignores(path);
}
