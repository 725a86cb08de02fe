import { nestedHeadingEdits } from '../../../src/core/compress/nestedHeadingEdits';
import { printed } from './printed';

describe('nestedHeadingEdits', () => {
  it('puts headings in quotes and items below the page heading, and leaves code and tags', () => {
    expect(printed('> ## [[Forged]]\n> text #tag\n\n- # one\n  ## two\n\n  ```sh\n  # code\n  ```')).toBe('> #### [[Forged]]\n> text #tag\n\n- ### one\n  #### two\n\n  ```sh\n  # code\n  ```');
  });

  it('goes no deeper than six levels', () => {
    expect(nestedHeadingEdits('> ##### a', [])).toEqual([{ start: 2, end: 7, text: '######' }]);
  });
});
