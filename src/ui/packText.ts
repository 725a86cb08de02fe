import { ownClass } from './ownClass';
/** The pack as text, folded up until it is wanted: a long one takes a while to be laid out. */
export class PackText {
  private readonly detailsEl: HTMLDetailsElement;
  private readonly textEl: HTMLTextAreaElement;
  private text = '';

  constructor(parentEl: HTMLElement) {
    this.detailsEl = parentEl.createEl('details', { cls: ownClass('text') });
    this.detailsEl.createEl('summary', { text: 'Text' });
    this.textEl = this.detailsEl.createEl('textarea', { attr: { readonly: '', 'aria-label': 'Context pack' } });
    this.detailsEl.addEventListener('toggle', () => this.fill());
    this.show('');
  }

  show(text: string): void {
    this.text = text;
    this.detailsEl.toggle(text !== '');
    this.fill();
  }

  /** For copying by hand. */
  select(): void {
    this.detailsEl.open = true;
    this.fill();
    this.textEl.focus();
    this.textEl.select();
  }

  private fill(): void {
    this.textEl.value = this.detailsEl.open ? this.text : '';
  }
}
