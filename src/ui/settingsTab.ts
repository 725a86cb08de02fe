import {
  PluginSettingTab, Setting, type App, type Plugin, type SettingDefinitionItem, type TextAreaComponent, type TextComponent,
} from 'obsidian';
import type { PackSettings } from '../core/settings';
import { fieldCheck } from './fieldCheck';
import { FolderSuggest } from './folderSuggest';
import { labelControl } from './labelControl';
import { SETTING_ROWS, type SettingRow, type TypedRow } from './settingRows';

/** The settings as the tab reads and changes them. */
export interface SettingsAccess {
  readonly current: () => PackSettings;
  readonly change: (change: Partial<PackSettings>) => void;
  /** Every folder of the vault. */
  readonly folders: () => readonly string[];
}

/** The settings tab. What is typed is checked at once: a value that cannot be is not stored, and the row says why. */
export class SettingsTab extends PluginSettingTab {
  /** Put what is stored into the controls that are shown. */
  private shown: (() => void)[] = [];

  constructor(app: App, plugin: Plugin, private readonly settings: SettingsAccess) {
    super(app, plugin);
  }

  /** For Obsidian 1.13 and later. */
  override getSettingDefinitions(): SettingDefinitionItem[] {
    return SETTING_ROWS.map(({ heading, rows }) => ({
      type: 'group',
      heading,
      items: rows.map((row) => ({ name: row.name, desc: row.desc, render: (setting) => this.addControl(setting, row) })),
    }));
  }

  /** For earlier versions. */
  override display(): void {
    this.containerEl.empty();
    for (const { heading, rows } of SETTING_ROWS) {
      if (heading) new Setting(this.containerEl).setName(heading).setHeading();
      for (const row of rows) this.addControl(new Setting(this.containerEl).setName(row.name).setDesc(row.desc), row);
    }
  }

  /** Shows what another device stored, where the tab is open. */
  reload(): void {
    for (const show of this.shown) show();
  }

  override hide(): void {
    super.hide();
    this.shown = [];
  }

  private addControl(setting: Setting, row: SettingRow): void {
    const { current, change } = this.settings;
    switch (row.kind) {
      case 'toggle':
        setting.addToggle((toggle) => {
          labelControl(toggle.toggleEl, row.name);
          this.show(() => { toggle.setValue(row.read(current())); });
          toggle.onChange((on) => change(row.change(on, current())));
        });
        break;
      case 'choice':
        setting.addDropdown((choice) => {
          labelControl(choice.selectEl, row.name);
          choice.addOptions(row.options);
          this.show(() => { choice.setValue(row.read(current())); });
          choice.onChange((key) => change(row.change(key, current())));
        });
        break;
      case 'lines':
        setting.addTextArea((field) => this.addTyped(setting, row, field));
        break;
      case 'folder':
        setting.addText((field) => {
          const typed = this.addTyped(setting, row, field);
          new FolderSuggest(this.app, field.inputEl, this.settings.folders, (folder) => {
            field.setValue(folder);
            typed(folder);
          });
        });
        break;
      case 'text':
        setting.addText((field) => this.addTyped(setting, row, field));
        break;
    }
  }

  /** Gives back what is done with a value that is typed. */
  private addTyped(setting: Setting, row: TypedRow, field: TextComponent | TextAreaComponent): (typed: string) => void {
    const { current, change } = this.settings;
    const check = fieldCheck(setting, field.inputEl);
    labelControl(field.inputEl, row.name);
    this.show(() => { field.setValue(row.read(current())); });
    const take = (typed: string): void => void check(() => change(row.change(typed, current())));
    field.onChange(take);
    return take;
  }

  private show(put: () => void): void {
    put();
    this.shown.push(put);
  }
}
