import type { App } from 'obsidian';
import { PackError } from '../core/errors';
import type { Pack, Page } from '../core/model';
import type { PackWish } from '../core/packWish';
import { inSteps, type Steps } from '../core/rank/steps';
import type { PackSettings } from '../core/settings';
import { copyText } from './copyText';
import { createBreathe } from './createBreathe';
import { insertPack } from './insertPack';
import { logPack } from './logPack';
import { PackBuilder } from './packBuilder';
import { recentTopics, rememberTopic } from './recentTopics';
import { explain, report } from './report';
import { savePackNote } from './savePackNote';
import { unwatched } from './unwatched';
import { wikiPath } from './wikiPath';

/** A pack, and what it was asked for with. */
interface Finished {
  readonly pack: Pack;
  readonly wish: PackWish;
}

/** How work meets whoever asked for it. */
interface Run {
  readonly isWanted: () => boolean;
  readonly say: (message: string) => void;
}

/** All that a dialog has done in Obsidian, from its opening to its closing. */
export class PackDesk {
  private readonly builder: PackBuilder;
  private readonly logged = new WeakSet<Pack>();

  constructor(private readonly app: App, private readonly settings: () => PackSettings) {
    this.builder = new PackBuilder(app, settings);
  }

  build(wish: PackWish, { isWanted, say }: Run): Promise<Pack> {
    return this.builder.build(wish, { breathe: createBreathe(isWanted), say });
  }

  whyNot(typed: string, { pack, wish }: Finished): Promise<string> {
    return this.builder.whyNot(typed, wish, pack, unwatched());
  }

  pages(): Promise<readonly Page[]> {
    return this.builder.pages(unwatched());
  }

  inPieces<T>(work: Steps<T>, isWanted: () => boolean): Promise<T> {
    return inSteps(work, createBreathe(isWanted));
  }

  /** Every folder of the wiki, from its root. */
  folders(): readonly string[] {
    const paths = this.app.vault.getAllFolders().map(({ path }) => wikiPath(path, this.settings().wikiFolder));
    return paths.filter((path): path is string => path !== null && path !== '').sort();
  }

  recentTopics(): readonly string[] {
    return recentTopics(this.app);
  }

  async copy(finished: Finished, el: HTMLElement): Promise<void> {
    await copyText(finished.pack.markdown, el);
    await this.hasLeft(finished);
  }

  async save(finished: Finished): Promise<string> {
    const file = await savePackNote(this.app.vault, finished.pack, finished.wish, this.settings().packFolder);
    await this.hasLeft(finished);
    if (this.settings().openNote) await this.app.workspace.openLinkText(file.path, '', 'tab');
    return file.path;
  }

  async insert(finished: Finished): Promise<string> {
    const { activeEditor } = this.app.workspace;
    if (!activeEditor?.editor) throw new PackError('No note is open for editing. Put the cursor where the pack should go, and try again.');
    insertPack(activeEditor.editor, finished.pack.markdown);
    await this.hasLeft(finished);
    return activeEditor.file?.path ?? 'the open note';
  }

  explain(error: unknown): string {
    return explain(error);
  }

  close(): void {
    this.builder.close();
  }

  /** Logs a pack once, whatever the ways it leaves by; a log that fails never fails the pack. */
  private async hasLeft({ pack }: Finished): Promise<void> {
    if (this.logged.has(pack)) return;
    this.logged.add(pack);
    if (pack.mode === 'topic') rememberTopic(this.app, pack.topic);
    await logPack(this.app.vault, pack, this.settings()).catch((error: unknown) => report(`The pack was not logged. ${explain(error)}`));
  }
}
