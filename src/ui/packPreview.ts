import type { Choices, Notice, Pack } from '../core/model';
import { budgetBar } from './budgetBar';
import { counted, grouped } from './inWords';
import { leftOutList } from './leftOutList';
import { ownClass } from './ownClass';
import { PackText } from './packText';
import { pageRow } from './pageRow';
import { whyNotField } from './whyNotField';

/** What the preview lets a person do. */
export interface PreviewHost {
  changeChoices(choices: Choices): void;
  whyNot(typed: string): Promise<string>;
}

/** Shows a pack before it leaves: its numbers, its pages and why, what was left out, what went wrong, and its text. */
export class PackPreview {
  private readonly countsEl: HTMLElement;
  private readonly packEl: HTMLElement;
  private readonly whyEl: HTMLElement;
  private readonly text: PackText;

  constructor(private readonly parentEl: HTMLElement, private readonly host: PreviewHost) {
    this.countsEl = parentEl.createDiv({ cls: ownClass('counts'), attr: { role: 'status' } });
    this.packEl = parentEl.createDiv({ cls: ownClass('parts') });
    this.whyEl = parentEl.createDiv();
    whyNotField(this.whyEl, (typed) => host.whyNot(typed));
    this.text = new PackText(parentEl);
    this.clear('');
  }

  /** Says why there is no pack. */
  clear(message: string): void {
    this.countsEl.setText(message);
    this.packEl.empty();
    this.whyEl.toggle(false);
    this.text.show('');
    this.setStale(false);
  }

  /** Marks what is shown as the answer to an earlier question. */
  setStale(isStale: boolean): void {
    this.parentEl.toggleClass('is-stale', isStale);
  }

  show(pack: Pack, choices: Choices): void {
    this.setStale(false);
    this.countsEl.setText(counts(pack));
    this.whyEl.toggle(true);
    this.text.show(pack.pages.length > 0 ? pack.markdown : '');
    const control = this.packEl.doc.activeElement?.getAttribute('data-control') ?? null;
    const openBefore = this.openParts();
    const access = { choices, change: (changed: Choices) => this.host.changeChoices(changed) };
    const partsEl = createDiv();
    if (pack.pages.length > 0) budgetBar(partsEl, pack);
    const listEl = partsEl.createEl('ol', { cls: ownClass('pages'), attr: { 'aria-label': 'Pages of the pack' } });
    for (const item of pack.pages) pageRow(listEl, item, access);
    leftOutList(partsEl, pack, access);
    if (pack.notices.length > 0) noticeList(partsEl, pack.notices);
    this.packEl.replaceChildren(...Array.from(partsEl.childNodes));
    this.reopen(openBefore);
    this.refocus(control);
  }

  /** So that what the clipboard did not take can be copied by hand. */
  selectText(): void {
    this.text.select();
  }

  private openParts(): ReadonlySet<string> {
    return new Set(Array.from(this.packEl.querySelectorAll('details[open]'), (el) => el.className));
  }

  private reopen(classes: ReadonlySet<string>): void {
    for (const el of Array.from(this.packEl.querySelectorAll('details'))) el.open = classes.has(el.className);
  }

  /** Keeps the place of those who use the keyboard: the list was drawn anew under them. */
  private refocus(control: string | null): void {
    if (control === null) return;
    const all = Array.from(this.packEl.querySelectorAll<HTMLElement>('[data-control]'));
    const same = all.find((el) => el.getAttribute('data-control') === control);
    (same ?? all[0])?.focus();
  }
}

function counts(pack: Pack): string {
  if (pack.candidates === 0) return 'No relevant pages found. Try other words, or add pages about this topic to the wiki.';
  const tokens = `${grouped(pack.actualTokens)} of ${grouped(pack.budget)} tokens`;
  if (pack.leftOut.length === 0) return `${counted(pack.pages.length, 'page')}, ${tokens}`;
  return `${grouped(pack.pages.length)} of ${counted(pack.candidates, 'page')}, ${tokens}, ${grouped(pack.leftOut.length)} left out`;
}

/** Folded up: a large wiki may have many notes to tell of. */
function noticeList(parentEl: HTMLElement, notices: readonly Notice[]): void {
  const detailsEl = parentEl.createEl('details', { cls: ownClass('notices') });
  detailsEl.createEl('summary', { text: counted(notices.length, 'notice') });
  const listEl = detailsEl.createEl('ul');
  for (const notice of notices) listEl.createEl('li', { text: notice.message });
}
