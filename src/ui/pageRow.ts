import { setIcon } from 'obsidian';
import type { Choices, Form, PackItem } from '../core/model';
import { withForm, withLeftOut, withPin } from './changeChoices';
import { folderInWords, grouped } from './inWords';
import { ownClass } from './ownClass';
import { reasonText } from './reasonText';

/** The most that a page may give, in the words of a menu. */
const LIMITS: Readonly<Record<Form, string>> = { full: 'As full as fits', focused: 'At most focused', excerpt: 'At most an excerpt', summary: 'Summary only' };

/** How a row reads and changes what was decided about pages. */
export interface ChoiceAccess {
  readonly choices: Choices;
  readonly change: (choices: Choices) => void;
}

/** A page of the pack as an item of a list: what it is, what it costs, why it is there, and what can be decided about it. */
export function pageRow(listEl: HTMLElement, item: PackItem, access: ChoiceAccess): void {
  const rowEl = listEl.createEl('li', { cls: ownClass('page') });
  const headEl = rowEl.createDiv({ cls: ownClass('page-head') });
  headEl.createSpan({ cls: ownClass('page-title'), text: item.title, attr: { dir: 'auto' } });
  headEl.createSpan({ cls: ownClass('page-tokens'), text: `~${grouped(item.tokens)}` });
  rowEl.createDiv({ cls: ownClass('page-facts'), text: `${folderInWords(item.path)} · ${item.tier} · ${item.form}` });
  if (item.reasons.length > 0) addReasons(rowEl, item);
  addControls(rowEl.createDiv({ cls: ownClass('page-controls') }), item, access);
}

function addReasons(rowEl: HTMLElement, { reasons }: PackItem): void {
  const listEl = rowEl.createEl('ul', { cls: ownClass('reasons'), attr: { 'aria-label': 'Reasons' } });
  for (const reason of reasons) listEl.createEl('li', { text: reasonText(reason) });
}

function addControls(el: HTMLElement, { path, title }: PackItem, { choices, change }: ChoiceAccess): void {
  const selectEl = el.createEl('select', { cls: 'dropdown', attr: { 'aria-label': `Form of ${title}`, 'data-control': `form ${path}` } });
  for (const [form, words] of Object.entries(LIMITS)) selectEl.createEl('option', { value: form, text: words });
  selectEl.value = choices.forms.get(path) ?? 'full';
  selectEl.addEventListener('change', () => change(withForm(choices, path, selectEl.value as Form)));
  const isPinned = choices.pinned.includes(path);
  const pinEl = iconButton(el, isPinned ? 'pin-off' : 'pin', `Pin ${title}`, `pin ${path}`);
  pinEl.setAttribute('aria-pressed', String(isPinned));
  pinEl.addEventListener('click', () => change(withPin(choices, path, !isPinned)));
  const outEl = iconButton(el, 'x', `Leave out ${title}`, `out ${path}`);
  outEl.addEventListener('click', () => change(withLeftOut(choices, path, true)));
}

/** `control` finds the button again once the list was drawn anew. */
function iconButton(el: HTMLElement, icon: string, label: string, control: string): HTMLButtonElement {
  const buttonEl = el.createEl('button', { cls: 'clickable-icon', attr: { type: 'button', 'aria-label': label, 'data-control': control } });
  setIcon(buttonEl, icon);
  return buttonEl;
}
