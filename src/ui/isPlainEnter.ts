/** Whether a key press is Enter, and not the one that ends a composition of an input method. */
export function isPlainEnter(event: Event): boolean {
  if (!('key' in event)) return false;
  const { key, isComposing, keyCode } = event as Event & { readonly key: string; readonly isComposing: boolean; readonly keyCode: number };
  // Safari ends the composition before the key event, and leaves only this code as a sign.
  return key === 'Enter' && !isComposing && keyCode !== 229;
}
