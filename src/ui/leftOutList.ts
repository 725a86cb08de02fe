import type { LeftOut, Pack } from '../core/model';
import { withLeftOut, withPin } from './changeChoices';
import { counted } from './inWords';
import { ownClass } from './ownClass';
import type { ChoiceAccess } from './pageRow';

/** What is not in the pack: candidates that found no room, with what they lack, and pages that were left out by hand. */
export function leftOutList(parentEl: HTMLElement, { leftOut }: Pack, access: ChoiceAccess): void {
  const { choices, change } = access;
  const [next] = leftOut;
  if (next) parentEl.createDiv({ cls: ownClass('next'), text: `Next in line: ${next.title}, needs ${counted(next.tokensNeeded, 'more token')}.` });
  if (leftOut.length + choices.leftOut.length === 0) return;
  const detailsEl = parentEl.createEl('details', { cls: ownClass('left-out') });
  detailsEl.createEl('summary', { text: `${counted(leftOut.length + choices.leftOut.length, 'page')} left out` });
  const listEl = detailsEl.createEl('ul');
  for (const page of leftOut) addNoRoom(listEl, page, access);
  for (const path of choices.leftOut) {
    const itemEl = listEl.createEl('li');
    itemEl.createSpan({ text: `${path.replace(/\.md$/i, '')}: left out by you` });
    addButton(itemEl, 'Put back', `Put back ${path}`, () => change(withLeftOut(choices, path, false)));
  }
}

function addNoRoom(listEl: HTMLElement, { path, title, tier, tokensNeeded }: LeftOut, { choices, change }: ChoiceAccess): void {
  const itemEl = listEl.createEl('li');
  itemEl.createSpan({ text: `${title} (${tier}): needs ${counted(tokensNeeded, 'more token')}` });
  addButton(itemEl, 'Pin', `Pin ${title}`, () => change(withPin(choices, path, true)));
}

function addButton(el: HTMLElement, text: string, label: string, pressed: () => void): void {
  const buttonEl = el.createEl('button', { text, attr: { type: 'button', 'aria-label': label, 'data-control': label } });
  buttonEl.addEventListener('click', pressed);
}
