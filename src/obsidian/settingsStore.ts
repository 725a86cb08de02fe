import { DEFAULT_SETTINGS, parseSettings, type PackSettings } from '../core/settings';

/** Where the host keeps the plugin's data. */
export interface StoredData {
  load(): Promise<unknown>;
  save(data: unknown): Promise<void>;
}

/** The settings in use. What is stored is read with tolerance; what is not ours in it stays there. */
export class SettingsStore {
  private settings = DEFAULT_SETTINGS;
  private stored: object = {};
  private saving: Promise<void> = Promise.resolve();

  constructor(private readonly data: StoredData) {}

  get current(): PackSettings {
    return this.settings;
  }

  /** Reads what is stored, at the start and whenever another device changed it. */
  async load(): Promise<void> {
    const stored = await this.data.load();
    this.stored = typeof stored === 'object' && !Array.isArray(stored) ? stored ?? {} : {};
    this.settings = parseSettings(stored);
  }

  /** Uses the change at once; resolves when it is stored. Saves keep the order of the changes. */
  async change(change: Partial<PackSettings>): Promise<void> {
    this.settings = parseSettings({ ...this.settings, ...change });
    // Fields of a later version must survive a save by this one.
    const data = { ...this.stored, ...this.settings };
    this.stored = data;
    this.saving = this.saving.catch(() => undefined).then(() => this.data.save(data));
    await this.saving;
  }
}
