import { ButtonComponent } from 'obsidian';
import type { Notice, Pack } from '../core/model';

/** The ways out of the dialog. */
export interface Delivery {
  /** Called inside the click; resolves once the text is on the clipboard. `el` is in the window that was clicked. */
  copy(pack: Pack, el: HTMLElement): Promise<void>;
  /** Writes a new note; resolves to its path. */
  save(pack: Pack): Promise<string>;
  /** What went wrong as one sentence. */
  explain(error: unknown): string;
}

/** Shows a finished pack in an empty element: its numbers, its notices, its text, and the ways out. */
export function showPack(parentEl: HTMLElement, pack: Pack, delivery: Delivery): void {
  parentEl.createDiv({ cls: 'wiki-context-pack-counts', text: counts(pack) });
  if (pack.notices.length > 0) showNotices(parentEl, pack.notices);
  if (pack.pages.length > 0) showText(parentEl, pack, delivery);
}

function counts(pack: Pack): string {
  if (pack.candidates === 0) return 'No relevant pages found. Try other words, or add pages about this topic to the wiki.';
  const tokens = `${number(pack.actualTokens)} of ${number(pack.budget)} tokens`;
  if (pack.leftOut.length === 0) return `${count(pack.pages.length, 'page')}, ${tokens}`;
  return `${number(pack.pages.length)} of ${count(pack.candidates, 'page')}, ${tokens}, ${number(pack.leftOut.length)} left out`;
}

/** Folded up: a large wiki may have many notes to tell of. */
function showNotices(parentEl: HTMLElement, notices: readonly Notice[]): void {
  const detailsEl = parentEl.createEl('details', { cls: 'wiki-context-pack-notices' });
  detailsEl.createEl('summary', { text: count(notices.length, 'notice') });
  const listEl = detailsEl.createEl('ul');
  for (const notice of notices) listEl.createEl('li', { text: notice.message });
}

function count(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}

function showText(parentEl: HTMLElement, pack: Pack, delivery: Delivery): void {
  const textEl = parentEl.createEl('textarea', { cls: 'wiki-context-pack-text', attr: { readonly: '', 'aria-label': 'Context pack' } });
  textEl.value = pack.markdown;
  const buttonsEl = parentEl.createDiv({ cls: 'wiki-context-pack-buttons' });
  const outcomeEl = buttonsEl.createDiv({ cls: 'wiki-context-pack-outcome', attr: { role: 'status' } });

  const save = new ButtonComponent(buttonsEl).setButtonText('Save as note').onClick(() => deliver(save, async () => {
    outcomeEl.setText(`Saved as ${await delivery.save(pack)}.`);
  }));
  const copy = new ButtonComponent(buttonsEl).setButtonText('Copy').setCta().onClick(() => deliver(copy, async () => {
    await delivery.copy(pack, textEl);
    outcomeEl.setText(`Copied ${number(pack.actualTokens)} tokens.`);
  }));

  /** The button rests meanwhile; on failure the text is left selected, so that nothing is lost. */
  async function deliver(button: ButtonComponent, work: () => Promise<void>): Promise<void> {
    button.setDisabled(true);
    outcomeEl.empty();
    outcomeEl.removeClass('is-failure');
    try {
      await work();
    } catch (error) {
      outcomeEl.setText(delivery.explain(error));
      outcomeEl.addClass('is-failure');
      textEl.focus();
      textEl.select();
    } finally {
      button.setDisabled(false);
    }
  }
}
