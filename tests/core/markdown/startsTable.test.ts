import { startsTable } from '../../../src/core/markdown/startsTable';

describe('startsTable', () => {
  it.each([
    ['| a | b |', '| --- | :-: |'], ['a | b', '-|-'], ['a', '|-|'], ['| a |', ' |:--|  '], ['a \\| b | c', '--- | ---'], ['| [[a\\|b]] | c |', '|---|---|'], ['a', ':-:'],
  ])('takes %j over %j for one', (header, delimiters) => {
    expect(startsTable(header, delimiters)).toBe(true);
  });

  it.each([
    ['a', '---'], ['| a | b |', '|---|'], ['a | b', 'c | d'], ['a | b', '- | -'], ['a | b', '    --- | ---'], ['a | b', '--- | - -'], ['a | b', ''], ['a | b', '||'],
  ])('takes %j over %j for none', (header, delimiters) => {
    expect(startsTable(header, delimiters)).toBe(false);
  });
});
