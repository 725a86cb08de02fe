/** What the user sees and does, over the document: everything is found by the words on it. */

/** The texts of the notices, oldest first. */
export function notices(): string[] {
  return texts(document.body, '.notice-message');
}

/** The titles of the open menu. */
export function menuTitles(): string[] {
  return texts(document.body, '.menu-item-title');
}

/** The open dialog. */
export function dialog(): HTMLElement {
  return found('a dialog', document.body.querySelector<HTMLElement>('.modal'));
}

/** The open dialog as text; null when none is open. */
export function dialogText(): string | null {
  const modal = document.body.querySelector<HTMLElement>('.modal');
  return modal ? textOf(modal) : null;
}

/**
 * An element as text: one line per element that holds words, `[label: value]` for a field, `(words)` for a button, `| line` for a text
 * box, `> words` for what is folded up, `{words}` for a drawing. What is hidden is not there.
 */
export function textOf(el: HTMLElement): string {
  return linesOf(el).join('\n');
}

/** A text field or toggle by its label. */
export function field(label: string): HTMLInputElement {
  return found(`the field "${label}"`, document.body.querySelector<HTMLInputElement>(`[aria-label="${label}"]`));
}

/** The row of a setting, in a dialog or a tab, by its name. */
export function row(name: string, within: HTMLElement = document.body): HTMLElement {
  const rows = [...within.querySelectorAll<HTMLElement>('.setting-item')];
  return found(`the row "${name}"`, rows.find((el) => el.querySelector('.setting-item-name')?.textContent === name));
}

/** A button, ribbon action or menu item by its words. */
export function button(words: string): HTMLElement {
  const all = [...document.body.querySelectorAll<HTMLElement>('button, .side-dock-ribbon-action, .menu-item')];
  return found(`the button "${words}"`, all.find((el) => el.textContent === words || el.getAttribute('aria-label') === words));
}

export function type(inputEl: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  inputEl.value = text;
  inputEl.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Chooses from a list of options. */
export function choose(selectEl: HTMLElement, value: string): void {
  (selectEl as HTMLSelectElement).value = value;
  selectEl.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The suggestions that are open, as one line each. */
export function suggestions(): string[] {
  return Array.from(document.body.querySelectorAll('.suggestion-item'), (el) => linesOf(el).join(' | '));
}

/** Presses a key; `keyCode` 229 is how Safari marks the key that ends a composition. */
export function press(el: HTMLElement, key: string, more: { readonly isComposing?: boolean; readonly keyCode?: number } = {}): void {
  el.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

/** Lets everything that is ready to happen, happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Waits for what takes its own time. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !holds(); turn++) await new Promise((resolve) => setTimeout(resolve));
  if (!holds()) throw new Error(`The screen stays at:\n${document.body.textContent ?? ''}`);
}

function texts(parent: HTMLElement, selector: string): string[] {
  return [...parent.querySelectorAll(selector)].map((el) => el.textContent ?? '');
}

function linesOf(el: Element): string[] {
  if (el.instanceOf(HTMLElement) && el.style.display === 'none') return [];
  if (el.instanceOf(HTMLInputElement)) return [`[${el.getAttribute('aria-label') ?? el.type}: ${el.getAttribute('aria-valuetext') ?? el.value}]`];
  if (el.instanceOf(HTMLSelectElement)) return [`[${el.getAttribute('aria-label') ?? 'choice'}: ${el.selectedOptions[0]?.text ?? ''}]`];
  if (el.instanceOf(HTMLTextAreaElement)) return el.value.trimEnd().split('\n').map((line) => `| ${line}`);
  if (el.instanceOf(HTMLButtonElement)) return [`(${el.textContent || el.getAttribute('aria-label') || ''}${el.disabled ? ', resting' : ''})`];
  if (el.instanceOf(HTMLDetailsElement) && !el.open) return Array.from(el.children).slice(0, 1).flatMap(linesOf).map((line) => `> ${line}`);
  if (el.instanceOf(SVGElement)) return [`{${el.getAttribute('aria-label') ?? ''}}`];
  if (el.children.length > 0) return [...el.children].flatMap(linesOf);
  return el.textContent ? [el.textContent] : [];
}

function found<T>(what: string, el: T | null | undefined): T {
  if (el === null || el === undefined) throw new Error(`The screen does not show ${what}:\n${document.body.textContent ?? ''}`);
  return el;
}
