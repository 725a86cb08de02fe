import { AbstractInputSuggest } from 'obsidian-test-mocks/obsidian';
import { patch } from './patch';

/** What a suggest is to the page: the mock leaves these to the class that extends it. */
interface Suggest {
  readonly textInputEl__: HTMLInputElement;
  getSuggestions(typed: string): unknown;
  renderSuggestion(value: unknown, el: HTMLElement): void;
  selectSuggestion(value: unknown, event: Event): void;
}

interface OpenList {
  readonly suggest: Suggest;
  readonly el: HTMLElement;
  readonly values: readonly unknown[];
}

let open: OpenList | null = null;

/** Makes suggestions show below a field as it gets the focus and as it is typed in: the first one is chosen by Enter. Once. */
export function installSuggest(): void {
  patch(AbstractInputSuggest, {
    constructor2__(this: Suggest) {
      for (const event of ['focus', 'input']) this.textInputEl__.addEventListener(event, () => void show(this));
      this.textInputEl__.addEventListener('blur', () => close());
    },
    close() {
      close();
    },
  });
  document.addEventListener('keydown', keyPressed, { capture: true });
}

async function show(suggest: Suggest): Promise<void> {
  const typed = suggest.textInputEl__.value;
  const values = await suggest.getSuggestions(typed) as unknown[];
  if (suggest.textInputEl__.value !== typed || suggest.textInputEl__.doc.activeElement !== suggest.textInputEl__) return;
  close();
  if (values.length === 0) return;
  const el = document.body.createDiv('suggestion-container');
  for (const [nth, value] of values.entries()) {
    const itemEl = el.createDiv('suggestion-item');
    if (nth === 0) itemEl.addClass('is-selected');
    suggest.renderSuggestion(value, itemEl);
    itemEl.addEventListener('mousedown', (event) => event.preventDefault());
    itemEl.addEventListener('click', (event) => suggest.selectSuggestion(value, event));
  }
  place(el, suggest.textInputEl__);
  open = { suggest, el, values };
}

function place(el: HTMLElement, inputEl: HTMLElement): void {
  const { left, bottom, width } = inputEl.getBoundingClientRect();
  el.setCssProps({ '--left': `${left}px`, '--top': `${bottom}px`, '--width': `${width}px` });
}

function close(): void {
  open?.el.remove();
  open = null;
}

/** Before anything else on the page hears of the key, as Obsidian's own keys are. */
function keyPressed(event: KeyboardEvent): void {
  if (!open || event.target !== open.suggest.textInputEl__) return;
  const items = Array.from(open.el.children);
  const at = items.findIndex((item) => item.classList.contains('is-selected'));
  if (event.key === 'Escape') close();
  else if (event.key === 'Enter') open.suggest.selectSuggestion(open.values[at], event);
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = (at + (event.key === 'ArrowDown' ? 1 : items.length - 1)) % items.length;
    for (const [nth, item] of items.entries()) item.classList.toggle('is-selected', nth === next);
  } else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
