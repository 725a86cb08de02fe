import { Modal, Setting, type App, type ButtonComponent, type TextComponent } from 'obsidian';
import { PackError } from '../core/errors';
import type { Pack, PackMode } from '../core/model';
import { LARGE_BUDGET, parseBudget } from '../core/settings';
import { fieldCheck, type FieldCheck } from './fieldCheck';
import { labelControl } from './labelControl';
import { showPack, type Delivery } from './showPack';

/** What is asked of the core once the form is right. */
export interface PackDraft {
  readonly mode: PackMode;
  readonly topic: string;
  readonly budget: number;
}

/** What the dialog can have done. */
export interface PackActions extends Delivery {
  /** `onIndexing` is told how many notes are waited for. */
  build(draft: PackDraft, onIndexing: (notes: number) => void): Promise<Pack>;
}

/** The dialog: topic and budget in, the finished pack out. The pack is kept until the dialog is closed. */
export class PackModal extends Modal {
  private topic: string;
  private recent: boolean;
  private budget: number;
  private building = false;
  private topicField!: TextComponent;
  private budgetField!: TextComponent;
  private buildButton!: ButtonComponent;
  private checkTopic!: FieldCheck;
  private checkBudget!: FieldCheck;
  private statusEl!: HTMLElement;
  private packEl!: HTMLElement;

  constructor(app: App, private readonly actions: PackActions, start: PackDraft) {
    super(app);
    this.topic = start.topic;
    this.recent = start.mode === 'recent';
    this.budget = start.budget;
  }

  override onOpen(): void {
    this.setTitle('Build context pack');
    this.modalEl.addClass('wiki-context-pack-modal');
    this.addTopicField();
    this.addBudgetField();
    this.addRecentToggle();
    this.addBuildButton();
    this.statusEl = this.contentEl.createDiv({ cls: 'wiki-context-pack-status', attr: { role: 'status' } });
    this.packEl = this.contentEl.createDiv({ cls: 'wiki-context-pack-result' });
    this.topicField.inputEl.focus();
  }

  override onClose(): void {
    this.contentEl.empty();
  }

  private addTopicField(): void {
    const setting = new Setting(this.contentEl).setName('Topic').setDesc('Words, #tag or [[note]].');
    setting.addText((field) => {
      this.topicField = field.setPlaceholder('What should the pack be about?').setValue(this.topic).setDisabled(this.recent);
      field.onChange((typed) => this.checkTopic(() => { this.topic = typed; }));
      this.checkTopic = fieldCheck(setting, field.inputEl);
      this.prepareInput(field.inputEl, 'Topic');
    });
  }

  private addBudgetField(): void {
    const setting = new Setting(this.contentEl).setName('Budget').setDesc('Tokens, from 256 to 100,000. The pack is never larger.');
    const adviceEl = setting.infoEl.createDiv({ cls: 'wiki-context-pack-advice' });
    setting.addText((field) => {
      this.budgetField = field.setValue(String(this.budget));
      field.onChange((typed) => {
        const isGood = this.checkBudget(() => { this.budget = parseBudget(typed); });
        adviceEl.setText(isGood && this.budget > LARGE_BUDGET ? 'So much is hard to use well: a narrower topic often serves better.' : '');
      });
      this.checkBudget = fieldCheck(setting, field.inputEl);
      field.inputEl.inputMode = 'numeric';
      this.prepareInput(field.inputEl, 'Budget in tokens');
    });
  }

  private addRecentToggle(): void {
    const setting = new Setting(this.contentEl).setName('Recent activity').setDesc('Packs the pages that changed last, whatever the topic.');
    setting.addToggle((toggle) => {
      toggle.setValue(this.recent).onChange((on) => {
        this.recent = on;
        this.topicField.setDisabled(on);
      });
      labelControl(toggle.toggleEl, 'Recent activity');
    });
  }

  private addBuildButton(): void {
    new Setting(this.contentEl).addButton((button) => {
      this.buildButton = button.setButtonText('Build').setCta().onClick(() => this.build());
    });
  }

  /** Enter builds; the Enter that picks a candidate of an input method does not. */
  private prepareInput(inputEl: HTMLInputElement, label: string): void {
    labelControl(inputEl, label);
    inputEl.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing || isComposingInSafari(event)) return;
      event.preventDefault();
      void this.build();
    });
  }

  /** One at a time: a second press while one runs does nothing. */
  private async build(): Promise<void> {
    if (this.building || !this.isFormRight()) return;
    this.building = true;
    this.buildButton.setDisabled(true);
    this.packEl.empty();
    this.statusEl.setText('Building the pack…');
    this.statusEl.removeClass('is-failure');
    try {
      await paint();
      const draft = { mode: this.recent ? 'recent' : 'topic', topic: this.topic.trim(), budget: this.budget } as const;
      const pack = await this.actions.build(draft, (notes) => this.statusEl.setText(`Obsidian is still indexing: ${notes} notes to go…`));
      this.statusEl.empty();
      showPack(this.packEl, pack, this.actions);
      this.packEl.scrollIntoView({ block: 'nearest' });
    } catch (error) {
      this.statusEl.setText(this.actions.explain(error));
      this.statusEl.addClass('is-failure');
    } finally {
      this.building = false;
      this.buildButton.setDisabled(false);
    }
  }

  /** Asks the fields as they stand, so that a budget with a message beside it never runs. */
  private isFormRight(): boolean {
    const hasTopic = this.checkTopic(() => {
      if (!this.recent && this.topic.trim() === '') throw new PackError('Type a topic, or switch on recent activity.');
    });
    const hasBudget = this.checkBudget(() => { this.budget = parseBudget(this.budgetField.getValue()); });
    if (!hasTopic) this.topicField.inputEl.focus();
    else if (!hasBudget) this.budgetField.inputEl.focus();
    return hasTopic && hasBudget;
  }
}

/** Lets the page show what was said before the work takes the thread. */
function paint(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve));
}

/** Safari ends the composition before the key event, and leaves only this code as a sign. */
function isComposingInSafari(event: KeyboardEvent): boolean {
  return (event as { readonly keyCode: number }).keyCode === 229;
}
