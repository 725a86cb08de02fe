import { requestUrl, type App } from 'obsidian';
import { buildPack } from '../core/buildPack';
import type { Pack, PackRequest, Page, Wiki } from '../core/model';
import { withinFolder, type PackWish } from '../core/packWish';
import type { PackSettings } from '../core/settings';
import { whyNot } from '../core/whyNot';
import { qmdSource } from './qmdSource';
import { VaultWiki, type Work } from './vaultWiki';

/** Builds packs from the vault. What it reads is kept for the next one, until it is closed. */
export class PackBuilder {
  private readonly vault: VaultWiki;

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
  }

  private async wiki({ folder }: PackWish, work: Work): Promise<Wiki> {
    const settings = this.settings();
    const rankSource = qmdSource(settings, requestUrl);
    const wiki = withinFolder(await this.vault.current(settings, work), folder);
    return rankSource ? { ...wiki, rankSource } : wiki;
  }
}

function requestOf({ mode, topic, budget, choices }: PackWish, settings: PackSettings): PackRequest {
  return { mode, topic, budget, choices, settings, now: new Date().toISOString() };
}
