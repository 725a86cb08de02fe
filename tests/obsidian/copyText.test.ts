import { PackError } from '../../src/core/errors';
import { copyText } from '../../src/obsidian/copyText';
import { fakeClipboard } from '../support/fakeClipboard';

describe('copyText', () => {
  afterEach(() => jest.useRealTimers());

  it('asks the clipboard before it returns, so that the click still counts, and resolves when it has the text', async () => {
    const clipboard = fakeClipboard('take');
    const copied = copyText('Twelve panels', document.body);
    expect(clipboard.text).toBe('Twelve panels');
    await expect(copied).resolves.toBeUndefined();
  });

  it('names what the clipboard said when it refuses', async () => {
    fakeClipboard('refuse');
    await expect(copyText('x', document.body)).rejects.toThrow(new PackError(
      'The clipboard did not take the text (NotAllowedError: Write permission denied.). The text is selected: copy it by hand, or save it as a note.',
    ));
  });

  it('says so where there is no clipboard', async () => {
    fakeClipboard(null);
    await expect(copyText('x', document.body)).rejects.toThrow(new PackError(
      'There is no clipboard here. The text is selected: copy it by hand, or save it as a note.',
    ));
  });

  it('gives up when the clipboard does not answer in 2 seconds', async () => {
    jest.useFakeTimers();
    fakeClipboard('silent');
    const refused = expect(copyText('x', document.body)).rejects.toThrow('The clipboard did not take the text (no answer in 2 seconds).');
    await jest.advanceTimersByTimeAsync(2000);
    await refused;
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    fakeClipboard('take');
    await copyText('x', document.body);
    expect(jest.getTimerCount()).toBe(0);
  });
});
