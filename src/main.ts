import { Plugin, requireApiVersion, type Menu, type TFile } from 'obsidian';
import { NO_CHOICES } from './core/packWish';
import { answerCli, CLI_DESCRIPTION, CLI_FLAGS } from './obsidian/answerCli';
import { buildOnce } from './obsidian/buildOnce';
import { editorTopic } from './obsidian/editorTopic';
import { noteTopic } from './obsidian/noteTopic';
import { isNote, onNoteMenus } from './obsidian/onNoteMenus';
import { onTagMenu } from './obsidian/onTagMenu';
import { PackDesk } from './obsidian/packDesk';
import { isPackNote, refreshPackNote } from './obsidian/refreshPackNote';
import { explain, report } from './obsidian/report';
import { SettingsStore } from './obsidian/settingsStore';
import { startFromUri } from './obsidian/startFromUri';
import { wikiPath } from './obsidian/wikiPath';
import type { PackDraft } from './ui/packDraft';
import { PackModal } from './ui/packModal';
import { SettingsTab } from './ui/settingsTab';

const ICON = 'package';
const BUILD = 'Build context pack';
const REFRESH = 'Refresh pack';

/** Wires Obsidian, the core and the dialog together, once. Reads no note before it is asked for a pack. */
export default class WikiContextPack extends Plugin {
  private readonly store = new SettingsStore({ load: () => this.loadData(), save: (data) => this.saveData(data) });
  private readonly tab = new SettingsTab(this.app, this, {
    current: () => this.store.current,
    change: (change) => void this.store.change(change).catch((error: unknown) => report(explain(error))),
    folders: () => this.app.vault.getAllFolders().map(({ path }) => path).filter((path) => path !== '/'),
  });
  /** What a dialog held that was closed before its pack had left. */
  private kept: PackDraft | null = null;

  override async onload(): Promise<void> {
    await this.loadSettings();
    this.addSettingTab(this.tab);
    this.addRibbonIcon(ICON, BUILD, () => this.reopenDialog());
    this.addCommands();
    this.addMenus();
    this.registerObsidianProtocolHandler(this.manifest.id, (parameters) => this.openDialog(startFromUri(parameters)));
    if (requireApiVersion('1.12.2')) {
      this.registerCliHandler(this.manifest.id, CLI_DESCRIPTION, CLI_FLAGS, (call) => {
        const settings = this.store.current;
        return answerCli(call, settings.defaultBudget, (wish) => buildOnce(this.app, settings, wish));
      });
    }
  }

  override async onExternalSettingsChange(): Promise<void> {
    await this.loadSettings();
    this.tab.reload();
  }

  private loadSettings(): Promise<void> {
    return this.store.load().catch((error: unknown) => report(explain(error)));
  }

  private addCommands(): void {
    this.addCommand({ id: 'build', name: BUILD, callback: () => this.reopenDialog() });
    this.addCommand({ id: 'build-recent', name: 'Build context pack from recent activity', callback: () => this.openDialog({ mode: 'recent' }) });
    this.addNoteCommand('build-note', 'Build context pack from the current note', isNote, (file) => this.openForNote(file));
    this.addNoteCommand('refresh', REFRESH, (file) => isPackNote(this.app, file), (file) => void this.refresh(file));
    this.addCommand({
      id: 'build-selection',
      name: `${BUILD} from selection or tag under cursor`,
      editorCheckCallback: (checking, editor) => {
        const topic = editorTopic(editor);
        if (topic !== null && !checking) this.openDialog({ topic });
        return topic !== null;
      },
    });
  }

  private addNoteCommand(id: string, name: string, isFor: (file: TFile) => boolean, run: (file: TFile) => void): void {
    this.addCommand({
      id,
      name,
      checkCallback: (checking) => {
        const file = this.app.workspace.getActiveFile();
        if (!file || !isFor(file)) return false;
        if (!checking) run(file);
        return true;
      },
    });
  }

  private addMenus(): void {
    onNoteMenus(this.app, (ref) => this.registerEvent(ref), {
      note: (menu, file) => {
        this.addItem(menu, BUILD, () => this.openForNote(file));
        if (isPackNote(this.app, file)) this.addItem(menu, REFRESH, () => void this.refresh(file));
      },
      notes: (menu, files) => this.addItem(menu, BUILD, () => this.openForNotes(files)),
      folder: (menu, { path }) => {
        const folder = wikiPath(path, this.store.current.wikiFolder);
        if (folder !== null) this.addItem(menu, BUILD, () => this.openDialog({ mode: 'recent', folder }));
      },
      editor: (menu, editor) => {
        const topic = editorTopic(editor);
        if (topic !== null) this.addItem(menu, BUILD, () => this.openDialog({ topic }));
      },
    });
    onTagMenu(this.app, {
      onEvent: (ref) => this.registerEvent(ref),
      onContextMenu: (page, heard) => this.registerDomEvent(page, 'contextmenu', heard),
    }, (menu, topic) => this.addItem(menu, BUILD, () => this.openDialog({ topic })));
  }

  private addItem(menu: Menu, title: string, chosen: () => void): void {
    menu.addItem((item) => item.setTitle(title).setIcon(ICON).onClick(chosen));
  }

  private openForNote(file: TFile): void {
    this.openDialog({ topic: noteTopic(this.app, file, this.store.current.wikiFolder) });
  }

  /** Notes that were chosen together are in, and first; their names find what belongs to them. */
  private openForNotes(files: readonly TFile[]): void {
    const pinned = files.map(({ path }) => wikiPath(path, this.store.current.wikiFolder)).filter((path): path is string => path !== null);
    this.openDialog({ topic: files.map(({ basename }) => basename).join(', '), choices: { ...NO_CHOICES, pinned } });
  }

  private reopenDialog(): void {
    this.openDialog(this.kept ?? {});
  }

  private openDialog(start: Partial<PackDraft>): void {
    const { defaultBudget, output } = this.store.current;
    const draft: PackDraft = { mode: 'topic', topic: '', budget: String(defaultBudget), folder: '', output, choices: NO_CHOICES, ...start };
    const desk = new PackDesk(this.app, () => this.store.current);
    new PackModal(this.app, desk, draft, (kept) => {
      this.kept = kept;
      desk.close();
    }).open();
  }

  private async refresh(file: TFile): Promise<void> {
    try {
      report(await refreshPackNote(this.app, file, (wish) => buildOnce(this.app, this.store.current, wish)));
    } catch (error) {
      report(explain(error));
    }
  }
}
