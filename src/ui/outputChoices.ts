import type { Output } from '../core/settings';

/** The ways out, in the words of a menu and of a button. */
export const OUTPUT_CHOICES: Readonly<Record<Output, string>> = {
  clipboard: 'Copy',
  note: 'Save as note',
  both: 'Copy and save',
  cursor: 'Insert at cursor',
};
