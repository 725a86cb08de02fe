import type { Setting } from 'obsidian';
import { PackError } from '../core/errors';
import { ownClass } from './ownClass';

/** Runs what a typed value is for; says beside the field why it cannot be. Whether it could. */
export type FieldCheck = (use: () => void) => boolean;

/** Gives a field its own line for messages: what was typed stays, and the line says what is wrong with it. */
export function fieldCheck(setting: Setting, inputEl: HTMLElement): FieldCheck {
  const messageEl = setting.infoEl.createDiv({ cls: ownClass('message'), attr: { role: 'alert' } });
  return (use) => {
    const message = trouble(use);
    messageEl.setText(message);
    inputEl.setAttribute('aria-invalid', String(message !== ''));
    return message === '';
  };
}

function trouble(use: () => void): string {
  try {
    use();
    return '';
  } catch (error) {
    if (error instanceof PackError) return error.message;
    throw error;
  }
}
