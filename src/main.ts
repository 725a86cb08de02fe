import { Plugin, TFile } from 'obsidian';
import { buildPack } from './core/buildPack';
import type { Pack } from './core/model';
import { copyText } from './obsidian/copyText';
import { logPack } from './obsidian/logPack';
import { noteTopic } from './obsidian/noteTopic';
import { explain, report } from './obsidian/report';
import { savePackNote } from './obsidian/savePackNote';
import { SettingsStore } from './obsidian/settingsStore';
import { vaultWiki } from './obsidian/vaultWiki';
import { PackModal, type PackActions, type PackDraft } from './ui/packModal';
import { SettingsTab } from './ui/settingsTab';

const ICON = 'package';
const BUILD = 'Build context pack';

/** Wires Obsidian, the core and the dialog together, once. Reads no note before it is asked for a pack. */
export default class WikiContextPack extends Plugin {
  private readonly store = new SettingsStore({ load: () => this.loadData(), save: (data) => this.saveData(data) });
  private readonly logged = new WeakSet<Pack>();

  override async onload(): Promise<void> {
    await this.loadSettings();
    this.addSettingTab(new SettingsTab(this.app, this, {
      current: () => this.store.current,
      change: (change) => void this.store.change(change).catch((error: unknown) => report(explain(error))),
    }));
    this.addRibbonIcon(ICON, BUILD, () => this.openDialog());
    this.addCommands();
    this.addFileMenu();
  }

  override onExternalSettingsChange(): Promise<void> {
    return this.loadSettings();
  }

  private loadSettings(): Promise<void> {
    return this.store.load().catch((error: unknown) => report(explain(error)));
  }

  private addCommands(): void {
    this.addCommand({ id: 'build', name: BUILD, callback: () => this.openDialog() });
    this.addCommand({ id: 'build-recent', name: 'Build context pack from recent activity', callback: () => this.openDialog({ mode: 'recent' }) });
    this.addCommand({
      id: 'build-note',
      name: 'Build context pack from the current note',
      checkCallback: (checking) => {
        const file = this.app.workspace.getActiveFile();
        if (file?.extension !== 'md') return false;
        if (!checking) this.openForNote(file);
        return true;
      },
    });
  }

  private addFileMenu(): void {
    this.registerEvent(this.app.workspace.on('file-menu', (menu, file) => {
      if (!(file instanceof TFile) || file.extension !== 'md') return;
      menu.addItem((item) => item.setTitle(BUILD).setIcon(ICON).onClick(() => this.openForNote(file)));
    }));
  }

  private openForNote(file: TFile): void {
    this.openDialog({ topic: noteTopic(this.app, file, this.store.current.wikiFolder) });
  }

  private openDialog(start: Partial<PackDraft> = {}): void {
    const draft: PackDraft = { mode: 'topic', topic: '', budget: this.store.current.defaultBudget, ...start };
    new PackModal(this.app, this.actions, draft).open();
  }

  private readonly actions: PackActions = {
    build: async (draft, onIndexing) => {
      const settings = this.store.current;
      const wiki = await vaultWiki(this.app, settings, onIndexing);
      return buildPack({ ...draft, now: new Date().toISOString(), settings }, wiki);
    },
    copy: async (pack, el) => {
      await copyText(pack.markdown, el);
      await this.log(pack);
    },
    save: async (pack) => {
      const file = await savePackNote(this.app.vault, pack, this.store.current.packFolder);
      await this.log(pack);
      return file.path;
    },
    explain,
  };

  /** Once per pack, when it has left; a log that fails never fails the pack. */
  private async log(pack: Pack): Promise<void> {
    if (this.logged.has(pack)) return;
    this.logged.add(pack);
    await logPack(this.app.vault, pack, this.store.current).catch((error: unknown) => report(`The pack was not logged. ${explain(error)}`));
  }
}
