import {
  PluginSettingTab, Setting, type App, type Plugin, type SettingDefinitionItem, type TextAreaComponent, type TextComponent,
} from 'obsidian';
import type { PackSettings } from '../core/settings';
import { fieldCheck } from './fieldCheck';
import { labelControl } from './labelControl';
import { SETTING_ROWS, type SettingRow, type TypedRow } from './settingRows';

/** The settings as the tab reads and changes them. */
export interface SettingsAccess {
  readonly current: () => PackSettings;
  readonly change: (change: Partial<PackSettings>) => void;
}

/** The settings tab. What is typed is checked at once: a value that cannot be is not stored, and the row says why. */
export class SettingsTab extends PluginSettingTab {
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

  private addControl(setting: Setting, row: SettingRow): void {
    const { current, change } = this.settings;
    switch (row.kind) {
      case 'toggle':
        setting.addToggle((toggle) => {
          labelControl(toggle.toggleEl, row.name);
          toggle.setValue(row.read(current())).onChange((on) => change(row.change(on, current())));
        });
        break;
      case 'choice':
        setting.addDropdown((choice) => {
          labelControl(choice.selectEl, row.name);
          choice.addOptions(row.options).setValue(row.read(current())).onChange((key) => change(row.change(key, current())));
        });
        break;
      case 'lines':
        setting.addTextArea((field) => this.addTyped(setting, row, field));
        break;
      case 'text':
        setting.addText((field) => this.addTyped(setting, row, field));
        break;
    }
  }

  private addTyped(setting: Setting, row: TypedRow, field: TextComponent | TextAreaComponent): void {
    const { current, change } = this.settings;
    const check = fieldCheck(setting, field.inputEl);
    labelControl(field.inputEl, row.name);
    field.setValue(row.read(current()));
    field.onChange((typed) => check(() => change(row.change(typed, current()))));
  }
}
