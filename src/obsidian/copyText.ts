import { PackError } from '../core/errors';

const PATIENCE_MS = 2000;

/**
 * Copies ready text. Must be called inside a click, and calls the clipboard before it returns: some systems refuse one
 * that is asked later. `el` tells the window whose clipboard is allowed to write.
 * @throws PackError when the clipboard is missing, refuses, or does not answer in 2 seconds.
 */
export async function copyText(text: string, el: HTMLElement): Promise<void> {
  const clipboard = el.win.navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new PackError(`There is no clipboard here. ${WAYS_OUT}`);
  let timer = 0;
  const silence = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('no answer in 2 seconds')), PATIENCE_MS);
  });
  try {
    await Promise.race([clipboard.writeText(text), silence]);
  } catch (error) {
    throw new PackError(`The clipboard did not take the text (${cause(error)}). ${WAYS_OUT}`);
  } finally {
    window.clearTimeout(timer);
  }
}

const WAYS_OUT = 'The text is selected: copy it by hand, or save it as a note.';

function cause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
}
