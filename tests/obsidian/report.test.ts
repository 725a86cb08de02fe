import { PackError } from '../../src/core/errors';
import { explain, report } from '../../src/obsidian/report';
import { createHost } from '../support/obsidianHost';
import { notices } from '../support/screen';

describe('report', () => {
  it('says one sentence over whatever is open', () => {
    createHost();
    report('The pack was not logged.');
    expect(notices()).toEqual(['The pack was not logged.']);
  });
});

describe('explain', () => {
  afterEach(() => jest.restoreAllMocks());

  it('gives the sentence that was written for the user', () => {
    expect(explain(new PackError('Type a topic.'))).toBe('Type a topic.');
  });

  it('keeps the trace of what nobody expected in the console', () => {
    const toConsole = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new TypeError('x is undefined');
    expect([explain(error), explain('odd')]).toEqual(['Something unexpected went wrong: x is undefined', 'Something unexpected went wrong: odd']);
    expect(toConsole.mock.calls).toEqual([[error], ['odd']]);
  });
});
