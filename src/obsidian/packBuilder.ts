import { requestUrl, type App } from 'obsidian';
import { buildPack } from '../core/buildPack';
import type { Pack, PackRequest, Page, RankSource, Wiki } from '../core/model';
import { withinFolder, type PackWish } from '../core/packWish';
import type { PackSettings } from '../core/settings';
import { whyNot } from '../core/whyNot';
import { askOnce } from './askOnce';
import { qmdSource } from './qmdSource';
import { VaultWiki, type Work } from './vaultWiki';

/** Builds packs from the vault. What it reads is kept for the next one, until it is closed. */
export class PackBuilder {
  private readonly vault: VaultWiki;
  private part: { readonly whole: Wiki; readonly folder: string; readonly wiki: Wiki } | null = null;
  private source: { readonly settings: PackSettings; readonly source: RankSource | undefined } | null = null;

  constructor(app: App, private readonly settings: () => PackSettings) {
    this.vault = new VaultWiki(app);
  }

  async build(wish: PackWish, work: Work): Promise<Pack> {
    return buildPack(requestOf(wish, this.settings()), await this.wiki(wish, work), work.breathe);
  }

  /** Why a note that is typed, by name, path or link, is not in the pack that was built for a wish. */
  async whyNot(typed: string, wish: PackWish, pack: Pack, work: Work): Promise<string> {
    const settings = this.settings();
    const found = await this.vault.find(typed, settings);
    if (!found) return `There is no note "${typed.trim()}" in this wiki.`;
    return whyNot({ ...found, request: requestOf(wish, settings), wiki: await this.wiki(wish, work), pack }, work.breathe);
  }

  async pages(work: Work): Promise<readonly Page[]> {
    return (await this.vault.current(this.settings(), work)).pages;
  }

  /** Gives back all that was kept. */
  close(): void {
    this.vault.close();
    this.part = null;
  }

  private async wiki({ folder }: PackWish, work: Work): Promise<Wiki> {
    const settings = this.settings();
    const rankSource = this.rankSource(settings);
    const wiki = this.within(await this.vault.current(settings, work), folder);
    return rankSource ? { ...wiki, rankSource } : wiki;
  }

  /** The same object for the same question, so that what is known of its pages is found again. */
  private within(whole: Wiki, folder: string): Wiki {
    if (this.part?.whole !== whole || this.part.folder !== folder) this.part = { whole, folder, wiki: withinFolder(whole, folder) };
    return this.part.wiki;
  }

  private rankSource(settings: PackSettings): RankSource | undefined {
    if (this.source?.settings !== settings) {
      const source = qmdSource(settings, requestUrl);
      this.source = { settings, source: source && askOnce(source) };
    }
    return this.source.source;
  }
}

function requestOf({ mode, topic, budget, choices }: PackWish, settings: PackSettings): PackRequest {
  return { mode, topic, budget, choices, settings, now: new Date().toISOString() };
}
