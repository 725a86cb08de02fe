import { Modal, type App } from 'obsidian';
import type { Choices, Pack, Page } from '../core/model';
import type { PackWish } from '../core/packWish';
import type { Steps } from '../core/rank/steps';
import type { Output } from '../core/settings';
import { createLatest } from './createLatest';
import { deliver, type Delivery, type Finished } from './delivery';
import { DeliveryBar } from './deliveryBar';
import { ownClass } from './ownClass';
import type { PackDraft } from './packDraft';
import { PackForm } from './packForm';
import { PackPreview } from './packPreview';
import { ProgressLine } from './progressLine';
import { topicIdeas, type TopicIdea } from './topicIdeas';

/** How a preview that takes long meets the dialog. */
export interface PreviewRun {
  /** False once something else is asked for: the run may then end by rejecting. */
  readonly isWanted: () => boolean;
  readonly say: (message: string) => void;
}

/** What the dialog can have done. */
export interface PackActions extends Delivery {
  build(wish: PackWish, run: PreviewRun): Promise<Pack>;
  whyNot(typed: string, finished: Finished): Promise<string>;
  /** The pages of the wiki, for suggestions. */
  pages(): Promise<readonly Page[]>;
  /** Does work step by step, letting others in between; rejects once it is no longer wanted. */
  inPieces<T>(work: Steps<T>, isWanted: () => boolean): Promise<T>;
  folders(): readonly string[];
  recentTopics(): readonly string[];
}

/** Typing is over when nothing was typed for so long. */
const DEBOUNCE_MS = 40;

/** The dialog: a topic and a budget in, the pack before it leaves, and the ways out. */
export class PackModal extends Modal {
  private form!: PackForm;
  private preview!: PackPreview;
  private progress!: ProgressLine;
  private bar!: DeliveryBar;
  private choices: Choices;
  /** What is shown, as long as it answers what the form asks for. */
  private finished: Finished | null = null;
  private run = 0;
  private readonly latestIdeas = createLatest<readonly TopicIdea[]>([]);
  private timer = 0;
  private isDelivering = false;
  private hasLeft = false;

  /** `closed` is told what the dialog held; null once the pack has left. */
  constructor(
    app: App, private readonly actions: PackActions, private readonly start: PackDraft, private readonly closed: (draft: PackDraft | null) => void,
  ) {
    super(app);
    this.choices = start.choices;
  }

  override onOpen(): void {
    this.setTitle('Build context pack');
    this.modalEl.addClass(ownClass('modal'));
    this.form = new PackForm(this.contentEl.createDiv({ cls: ownClass('form') }), {
      app: this.app,
      ideas: (typed) => this.latestIdeas(async (isWanted) => this.actions.inPieces(topicIdeas(typed, await this.actions.pages(), this.actions.recentTopics()), isWanted)),
      folders: () => this.actions.folders(),
      changed: () => this.changed(DEBOUNCE_MS),
      outputChanged: () => this.bar.setUsual(this.form.output),
      submitted: () => void this.deliver(this.form.output),
    }, this.start);
    this.progress = new ProgressLine(this.contentEl, () => this.stop());
    this.preview = new PackPreview(this.contentEl.createDiv({ cls: ownClass('preview') }), {
      changeChoices: (choices) => {
        this.choices = choices;
        this.changed(0);
      },
      whyNot: (typed) => this.whyNot(typed),
    });
    this.bar = new DeliveryBar(this.modalEl, (output) => void this.deliver(output));
    this.bar.setUsual(this.form.output);
    this.form.focus();
    this.changed(0);
  }

  override onClose(): void {
    this.dropRun();
    this.closed(this.hasLeft ? null : this.form.draft(this.choices));
    this.contentEl.empty();
  }

  /** What is asked for is another pack now. */
  private changed(delay: number): void {
    this.dropRun();
    this.hasLeft = false;
    this.bar.say({ message: '', isFailure: false });
    this.preview.setStale(true);
    this.timer = window.setTimeout(() => void this.build(), delay);
  }

  private dropRun(): void {
    window.clearTimeout(this.timer);
    this.run += 1;
    this.finished = null;
    this.progress.hide();
  }

  private stop(): void {
    this.dropRun();
    this.preview.clear('Stopped. Change something, or press Enter, to go on.');
  }

  /** Builds what the form asks for, and shows it; null when it asks for nothing, when it fails, or when another run has begun. */
  private async build(): Promise<Finished | null> {
    this.dropRun();
    const { run } = this;
    const isWanted = (): boolean => this.run === run;
    const wish = this.form.wish(this.choices);
    if (!wish) {
      if (this.form.isEmpty) this.preview.clear('Type a topic to see what goes in, or switch on recent activity.');
      return null;
    }
    this.progress.begin();
    try {
      const pack = await this.actions.build(wish, { isWanted, say: (message) => { if (isWanted()) this.progress.say(message); } });
      if (!isWanted()) return null;
      this.progress.hide();
      this.finished = { pack, wish };
      this.preview.show(pack, this.choices);
      return this.finished;
    } catch (error) {
      if (!isWanted()) return null;
      this.progress.hide();
      this.preview.clear(this.actions.explain(error));
      return null;
    }
  }

  /** One at a time. What is ready leaves inside the click; what is not is built first. */
  private async deliver(output: Output): Promise<void> {
    this.form.showMissing();
    if (this.isDelivering || !this.form.wish(this.choices)) return;
    this.isDelivering = true;
    this.bar.setResting(true);
    this.bar.say({ message: '', isFailure: false });
    try {
      const finished = this.finished ?? await this.build();
      if (!finished || finished.pack.pages.length === 0) return;
      const outcome = await deliver(this.actions, output, finished, this.contentEl);
      this.hasLeft = this.finished === finished && !outcome.isFailure;
      this.bar.say(outcome);
      if (outcome.isFailure) this.preview.selectText();
    } finally {
      this.isDelivering = false;
      this.bar.setResting(false);
    }
  }

  private async whyNot(typed: string): Promise<string> {
    const finished = this.finished ?? await this.build();
    if (!finished) return '';
    return this.actions.whyNot(typed, finished).catch((error: unknown) => this.actions.explain(error));
  }
}
