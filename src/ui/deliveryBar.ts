import { ButtonComponent } from 'obsidian';
import { OUTPUTS, type Output } from '../core/settings';
import type { Outcome } from './delivery';
import { OUTPUT_CHOICES } from './outputChoices';
import { ownClass } from './ownClass';

/** The buttons of the ways out, and what came of the last one. */
export class DeliveryBar {
  private readonly outcomeEl: HTMLElement;
  private readonly buttons: ReadonlyMap<Output, ButtonComponent>;

  constructor(parentEl: HTMLElement, pressed: (output: Output) => void) {
    const el = parentEl.createDiv({ cls: ownClass('buttons') });
    this.outcomeEl = el.createDiv({ cls: ownClass('outcome'), attr: { role: 'status' } });
    this.buttons = new Map(OUTPUTS.map((output) => [output, new ButtonComponent(el).setButtonText(OUTPUT_CHOICES[output]).onClick(() => pressed(output))]));
  }

  /** Shows which one Enter presses. */
  setUsual(usual: Output): void {
    for (const [output, button] of this.buttons) {
      if (output === usual) button.setCta();
      else button.removeCta();
    }
  }

  setResting(isResting: boolean): void {
    for (const button of this.buttons.values()) button.setDisabled(isResting);
  }

  say({ message, isFailure }: Outcome): void {
    this.outcomeEl.setText(message);
    this.outcomeEl.toggleClass('is-failure', isFailure);
  }
}
