/** What the window's clipboard holds, and how it answers. */
export interface FakeClipboard {
  text: string | null;
  /** `refuse` rejects as a browser does, `silent` never answers. */
  answer: 'take' | 'refuse' | 'silent';
}

/** Puts a clipboard into the window, or takes it away with null. */
export function fakeClipboard(answer: FakeClipboard['answer'] | null): FakeClipboard {
  const clipboard: FakeClipboard = { text: null, answer: answer ?? 'refuse' };
  const writeText = (text: string): Promise<void> => {
    if (clipboard.answer === 'silent') return new Promise(() => undefined);
    if (clipboard.answer === 'refuse') return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    clipboard.text = text;
    return Promise.resolve();
  };
  Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: answer === null ? undefined : { writeText } });
  return clipboard;
}
