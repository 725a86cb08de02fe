import { requestUrl, type App } from 'obsidian';
import type { Pack, PackRequest, Page, RankSource, Wiki } from '../core/model';
import { packRanked } from '../core/packRanked';
import { withinFolder, type PackWish } from '../core/packWish';
import { rankRequest, type Ranking } from '../core/rankRequest';
import type { PackSettings } from '../core/settings';
import { whyNot } from '../core/whyNot';
import { askOnce } from './askOnce';
import { qmdSource } from './qmdSource';
import { VaultWiki, type Work } from './vaultWiki';

/** Builds packs from the vault. What it reads is kept for the next one, until it is closed. */
export class PackBuilder {
  private readonly vault: VaultWiki;
  private part: { readonly whole: Wiki; readonly folder: string; readonly wiki: Wiki } | null = null;
  private last: { readonly wiki: Wiki; readonly settings: PackSettings; readonly topic: string; readonly ranking: Ranking } | null = null;
  private source: { readonly settings: PackSettings; readonly source: RankSource | undefined } | null = null;

  constructor(app: App, private readonly settings: () => PackSettings) {
    this.vault = new VaultWiki(app);
  }

  async build(wish: PackWish, work: Work): Promise<Pack> {
    const request = requestOf(wish, this.settings());
    const wiki = await this.wiki(wish, work);
    return packRanked(request, wiki, await this.ranking(request, wiki, work), work.breathe);
  }

  /** Ranks once for a topic: a budget that moves, and a page that is pinned or left out, change nothing of it. */
  private async ranking(request: PackRequest, wiki: Wiki, { breathe }: Work): Promise<Ranking> {
    const topic = request.mode === 'recent' ? '' : request.topic;
    const { settings } = request;
    if (this.last?.wiki !== wiki || this.last.settings !== settings || this.last.topic !== topic) {
      this.last = { wiki, settings, topic, ranking: await rankRequest(request, wiki, breathe) };
    }
    return this.last.ranking;
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
    this.last = null;
  }

  private async wiki({ folder }: PackWish, work: Work): Promise<Wiki> {
    const settings = this.settings();
    return this.within(await this.vault.current(settings, work), folder, this.rankSource(settings));
  }

  /** The same object for the same question, so that what is known of its pages is found again. */
  private within(whole: Wiki, folder: string, rankSource: RankSource | undefined): Wiki {
    if (this.part?.whole !== whole || this.part.folder !== folder || this.part.wiki.rankSource !== rankSource) {
      const wiki = withinFolder(whole, folder);
      this.part = { whole, folder, wiki: rankSource ? { ...wiki, rankSource } : wiki };
    }
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
