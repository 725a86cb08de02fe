import fc from 'fast-check';
import { PackError } from '../../src/core/errors';
import { DEFAULT_SETTINGS, folderPath, MAX_BUDGET, MIN_BUDGET, parseBudget, parseSettings } from '../../src/core/settings';

describe('parseSettings', () => {
  it.each([[undefined], [null], ['text'], [[]], [{}], [{ defaultBudget: '8,000', weights: 7, excludedTags: 'a', publicOnly: 'yes', log: 'often', tokenModel: 'best' }]])('takes %j for the defaults', (stored) => {
    expect(parseSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  it('keeps what makes sense, trimmed, and drops the rest value by value', () => {
    const parsed = parseSettings({
      wikiFolder: ' /Wiki//AI/ ', defaultBudget: 400, candidateLimit: 0, tokenModel: 'bytes', packFolder: 'Packs\\AI', log: 'never', excludedFolders: [' Private, family/ ', '', 3],
      excludedTags: ['#a', ' '], publicOnly: true, weights: { name: 9, tag: -1, summary: '2' }, sourceSections: ['Loot'],
    });
    expect(parsed).toEqual({
      ...DEFAULT_SETTINGS, wikiFolder: 'Wiki/AI', defaultBudget: 400, tokenModel: 'bytes', packFolder: 'Packs/AI', log: 'never', excludedFolders: ['Private, family'],
      excludedTags: ['#a'], publicOnly: true, weights: { ...DEFAULT_SETTINGS.weights, name: 9 }, sourceSections: ['Loot'],
    });
  });

  it.each([NaN, Infinity, -5, 0, 255, 100_001, 12.7])('never lets a budget of %p through', (defaultBudget) => {
    expect(parseSettings({ defaultBudget }).defaultBudget).toBe(8000);
  });

  it('gives settings that nobody can change by accident, and that parse to themselves', () => {
    fc.assert(fc.property(fc.object(), (stored) => {
      const parsed = parseSettings(stored);
      expect(Object.isFrozen(parsed)).toBe(true);
      expect(parseSettings(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
    }));
  });
});

describe('parseBudget', () => {
  it.each([['256', MIN_BUDGET], [' 8000 ', 8000], ['100000', MAX_BUDGET], ['0300', 300]])('reads %j', (typed, budget) => {
    expect(parseBudget(typed)).toBe(budget);
  });

  it.each(['', ' ', '8,000', '8k', '-5', '0', '255', '12.7', '1e9', 'NaN', '0x10', '８０００', '100001', '9'.repeat(400)])('refuses %j and says what is allowed', (typed) => {
    expect(() => parseBudget(typed)).toThrow(new PackError(`The budget must be a whole number of tokens from 256 to 100000, not "${typed}".`));
  });
});

describe('folderPath', () => {
  it.each([['/Packs//AI/', 'Packs/AI'], ['.', ''], [' a / b ', 'a/b'], ['a\\b', 'a/b'], ['', '']])('reads %j as %j', (typed, path) => {
    expect(folderPath(typed)).toBe(path);
  });
});
