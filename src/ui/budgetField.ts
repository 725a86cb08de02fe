import { Setting, type ButtonComponent, type SliderComponent, type TextComponent } from 'obsidian';
import { LARGE_BUDGET, parseBudget } from '../core/settings';
import { budgetAt, LAST_POSITION, positionOf, PRESETS } from './budgetScale';
import { fieldCheck, type FieldCheck } from './fieldCheck';
import { counted } from './inWords';
import { labelControl } from './labelControl';
import { ownClass } from './ownClass';

/** The budget: typed as a number, drawn with a slider, or taken from a few usual ones. */
export class BudgetField {
  private field!: TextComponent;
  private slider!: SliderComponent;
  private readonly presets: ButtonComponent[] = [];
  private check!: FieldCheck;
  private readonly adviceEl: HTMLElement;

  /** `changed` is called for what a hand does, right or wrong. */
  constructor(parentEl: HTMLElement, start: string, private readonly changed: () => void) {
    const setting = new Setting(parentEl).setName('Budget').setDesc('Tokens, from 256 to 100,000. The pack is never larger.').setClass(ownClass('budget'));
    this.adviceEl = setting.infoEl.createDiv({ cls: ownClass('advice') });
    this.addNumber(setting, start);
    this.addSlider(setting);
    this.addPresets(setting);
    this.follow();
  }

  get inputEl(): HTMLInputElement {
    return this.field.inputEl;
  }

  /** As typed. */
  get typed(): string {
    return this.field.getValue();
  }

  /** Says beside the field what is wrong. Whether it is right. */
  isRight(): boolean {
    return this.check(() => parseBudget(this.typed));
  }

  private addNumber(setting: Setting, start: string): void {
    setting.addText((field) => {
      this.field = field.setValue(start);
      field.onChange(() => this.moved());
      field.inputEl.inputMode = 'numeric';
      labelControl(field.inputEl, 'Budget in tokens');
      this.check = fieldCheck(setting, field.inputEl);
    });
  }

  private addSlider(setting: Setting): void {
    setting.addSlider((slider) => {
      this.slider = slider.setLimits(0, LAST_POSITION, 1).setInstant(true);
      slider.onChange((position) => this.take(budgetAt(position)));
      labelControl(slider.sliderEl, 'Budget');
    });
  }

  private addPresets(setting: Setting): void {
    for (const preset of PRESETS) {
      setting.addButton((button) => {
        this.presets.push(button.setButtonText(`${preset / 1000}k`).onClick(() => this.take(preset)));
        button.buttonEl.addClass(ownClass('preset'));
        button.buttonEl.setAttribute('aria-label', `${preset / 1000}k tokens`);
      });
    }
  }

  private take(budget: number): void {
    this.field.setValue(String(budget));
    this.moved();
  }

  private moved(): void {
    this.isRight();
    this.follow();
    this.changed();
  }

  /** Lets slider, presets and advice say what the number says. */
  private follow(): void {
    const budget = Number(this.typed);
    const isRight = this.inputEl.getAttribute('aria-invalid') !== 'true' && budget > 0;
    this.adviceEl.setText(isRight && budget > LARGE_BUDGET ? 'So much is hard to use well: a narrower topic often serves better.' : '');
    for (const [nth, button] of this.presets.entries()) button.buttonEl.setAttribute('aria-pressed', String(isRight && PRESETS[nth] === budget));
    if (!isRight) return;
    this.slider.setValue(positionOf(budget));
    this.slider.sliderEl.setAttribute('aria-valuetext', counted(budget, 'token'));
  }
}
