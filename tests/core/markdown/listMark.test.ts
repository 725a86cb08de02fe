import { listMark } from '../../../src/core/markdown/listMark';

describe('listMark', () => {
  it.each([
    ['- a', { indent: 0, content: 2, interrupts: true }],
    ['  *   a', { indent: 2, content: 6, interrupts: true }],
    ['+\ta', { indent: 0, content: 2, interrupts: true }],
    ['1. a', { indent: 0, content: 3, interrupts: true }],
    ['12) a', { indent: 0, content: 4, interrupts: false }],
    ['-', { indent: 0, content: 2, interrupts: false }],
    ['1.   ', { indent: 0, content: 3, interrupts: false }],
    ['-      code', { indent: 0, content: 2, interrupts: true }],
  ])('reads %j', (line, mark) => {
    expect(listMark(line)).toEqual(mark);
  });

  it.each(['-a', '--', '1.5 m', '1234567890. a', '1 a', 'a - b', '**a**', ''])('takes %j for text', (line) => {
    expect(listMark(line)).toBeNull();
  });
});
