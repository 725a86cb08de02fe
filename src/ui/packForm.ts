import { Setting, type App, type DropdownComponent, type TextComponent, type ToggleComponent } from 'obsidian';
import { PackError } from '../core/errors';
import type { Choices } from '../core/model';
import type { PackWish } from '../core/packWish';
import { folderPath, type Output } from '../core/settings';
import { BudgetField } from './budgetField';
import { fieldCheck, type FieldCheck } from './fieldCheck';
import { FolderSuggest } from './folderSuggest';
import { isPlainEnter } from './isPlainEnter';
import { labelControl } from './labelControl';
import { OUTPUT_CHOICES } from './outputChoices';
import { ownClass } from './ownClass';
import type { PackDraft } from './packDraft';
import type { TopicIdea } from './topicIdeas';
import { TopicSuggest } from './topicSuggest';

/** What the form needs, and whom it tells. */
export interface FormHost {
  readonly app: App;
  ideas(typed: string): Promise<readonly TopicIdea[]>;
  folders(): readonly string[];
  /** Another pack is asked for. */
  changed(): void;
  outputChanged(): void;
  submitted(): void;
}

/** The fields of the dialog. */
export class PackForm {
  private topicField!: TextComponent;
  private recentToggle!: ToggleComponent;
  private folderField!: TextComponent;
  private outputField!: DropdownComponent;
  private readonly budget: BudgetField;
  private readonly moreEl: HTMLDetailsElement;
  private checkTopic!: FieldCheck;
  private checkFolder!: FieldCheck;

  constructor(parentEl: HTMLElement, private readonly host: FormHost, start: PackDraft) {
    this.addTopic(parentEl, start.topic);
    this.budget = new BudgetField(parentEl, start.budget, () => host.changed());
    this.submitsOn(this.budget.inputEl);
    this.addRecent(parentEl, start.mode === 'recent');
    this.moreEl = parentEl.createEl('details', { cls: ownClass('more') });
    this.moreEl.createEl('summary', { text: 'Folder and output' });
    this.moreEl.open = start.folder !== '';
    this.addFolder(this.moreEl, start.folder);
    this.addOutput(this.moreEl, start.output);
    if (start.budget !== '') this.budget.isRight();
  }

  /** All as it stands. */
  draft(choices: Choices): PackDraft {
    return {
      mode: this.isRecent ? 'recent' : 'topic', topic: this.topicField.getValue(), budget: this.budget.typed,
      folder: this.folderField.getValue(), output: this.output, choices,
    };
  }

  /** What is asked for; null while a field is wrong, or the topic empty. */
  wish(choices: Choices): PackWish | null {
    if (!this.budget.isRight() || !this.isFolderRight() || this.isEmpty) return null;
    return { mode: this.isRecent ? 'recent' : 'topic', topic: this.topicField.getValue().trim(), budget: Number(this.budget.typed), folder: folderPath(this.folderField.getValue()), choices };
  }

  /** There is nothing to look for yet. */
  get isEmpty(): boolean {
    return !this.isRecent && this.topicField.getValue().trim() === '';
  }

  get output(): Output {
    return this.outputField.getValue() as Output;
  }

  focus(): void {
    this.topicField.inputEl.focus();
  }

  /** Says what is missing beside its field, and goes there. */
  showMissing(): void {
    const hasTopic = this.checkTopic(() => {
      if (this.isEmpty) throw new PackError('Type a topic, or switch on recent activity.');
    });
    if (!hasTopic) this.topicField.inputEl.focus();
    else if (!this.budget.isRight()) this.budget.inputEl.focus();
    else if (!this.isFolderRight()) {
      this.moreEl.open = true;
      this.folderField.inputEl.focus();
    }
  }

  private get isRecent(): boolean {
    return this.recentToggle.getValue();
  }

  private addTopic(parentEl: HTMLElement, start: string): void {
    const setting = new Setting(parentEl).setName('Topic').setDesc('Words, #tag or [[note]].').setClass(ownClass('topic'));
    setting.addText((field) => {
      this.topicField = field.setPlaceholder('What should the pack be about?').setValue(start);
      this.checkTopic = fieldCheck(setting, field.inputEl);
      field.onChange(() => this.topicChanged());
      labelControl(field.inputEl, 'Topic');
      this.submitsOn(field.inputEl);
      new TopicSuggest(this.host.app, field.inputEl, {
        // A topic that was given needs no list over the preview of it.
        ideas: async (typed) => (typed === start && start !== '' ? [] : this.host.ideas(typed)),
        chosen: (topic) => {
          field.setValue(topic);
          this.topicChanged();
        },
        submitted: () => this.host.submitted(),
      });
    });
  }

  /** To type a topic is to ask for it: recent activity is not what is meant any more. */
  private topicChanged(): void {
    this.checkTopic(() => undefined);
    if (this.isRecent && this.topicField.getValue().trim() !== '') this.recentToggle.setValue(false);
    this.host.changed();
  }

  private addRecent(parentEl: HTMLElement, start: boolean): void {
    const setting = new Setting(parentEl).setName('Recent activity').setDesc('Packs the pages that changed last, whatever the topic.');
    setting.addToggle((toggle) => {
      this.recentToggle = toggle.setValue(start).onChange(() => {
        this.checkTopic(() => undefined);
        this.host.changed();
      });
      labelControl(toggle.toggleEl, 'Recent activity');
    });
  }

  private addFolder(parentEl: HTMLElement, start: string): void {
    const setting = new Setting(parentEl).setName('Folder').setDesc('Only pages in this folder. Leave empty for the whole wiki.');
    setting.addText((field) => {
      this.folderField = field.setPlaceholder('Whole wiki').setValue(start);
      this.checkFolder = fieldCheck(setting, field.inputEl);
      field.onChange(() => this.host.changed());
      labelControl(field.inputEl, 'Folder');
      this.submitsOn(field.inputEl);
      new FolderSuggest(this.host.app, field.inputEl, () => this.host.folders(), (folder) => {
        field.setValue(folder);
        this.host.changed();
      });
    });
  }

  private isFolderRight(): boolean {
    return this.checkFolder(() => {
      const folder = folderPath(this.folderField.getValue());
      if (folder !== '' && !this.host.folders().includes(folder)) throw new PackError(`There is no folder "${folder}" in the wiki.`);
    });
  }

  private addOutput(parentEl: HTMLElement, start: Output): void {
    new Setting(parentEl).setName('Output').setDesc('Where the pack goes.').addDropdown((choice) => {
      this.outputField = choice.addOptions(OUTPUT_CHOICES).setValue(start);
      choice.onChange(() => this.host.outputChanged());
      labelControl(choice.selectEl, 'Output');
    });
  }

  private submitsOn(inputEl: HTMLInputElement): void {
    inputEl.addEventListener('keydown', (event) => {
      if (!isPlainEnter(event) || event.defaultPrevented) return;
      event.preventDefault();
      this.host.submitted();
    });
  }
}
