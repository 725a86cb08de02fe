import { closesFence, leadingSpaces, opensFence } from '../../../src/core/markdown/fence';

describe('opensFence', () => {
  it.each([
    ['```', { mark: '`', length: 3 }],
    ['   ~~~~~ info ~', { mark: '~', length: 5 }],
    ['~~~ a`b', { mark: '~', length: 3 }],
    ['``` a`b', null],
    ['``', null],
    ['    ```', null],
    ['\t```', null],
    ['a ```', null],
  ])('reads %j', (line, fence) => {
    expect(opensFence(line)).toEqual(fence);
  });
});

describe('closesFence', () => {
  it.each([
    ['```', false], ['````', true], ['  ``````  ', true], ['~~~~', false], ['```` x', false], ['    ````', false], ['', false],
  ])('of four back-ticks, %j: %s', (line, closes) => {
    expect(closesFence(line, { mark: '`', length: 4 })).toBe(closes);
  });
});

describe('leadingSpaces', () => {
  it('counts spaces only', () => {
    expect(['', '  a', ' \ta', '\ta'].map(leadingSpaces)).toEqual([0, 2, 1, 0]);
  });
});
