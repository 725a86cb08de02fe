import { ownClass } from './ownClass';
/** Work that is over sooner is not worth a word. */
const PATIENCE_MS = 400;

/** Says what is being waited for, and lets it be stopped; nothing is said of what is over at once. */
export class ProgressLine {
  private readonly el: HTMLElement;
  private readonly messageEl: HTMLElement;
  private timer = 0;

  constructor(parentEl: HTMLElement, stopped: () => void) {
    this.el = parentEl.createDiv({ cls: ownClass('progress') });
    this.messageEl = this.el.createDiv({ attr: { role: 'status' } });
    this.el.createEl('button', { text: 'Stop', attr: { type: 'button' } }).addEventListener('click', stopped);
    this.el.hide();
  }

  begin(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.say('Building the pack…'), PATIENCE_MS);
  }

  say(message: string): void {
    window.clearTimeout(this.timer);
    this.messageEl.setText(message);
    this.el.show();
  }

  hide(): void {
    window.clearTimeout(this.timer);
    this.messageEl.empty();
    this.el.hide();
  }
}
