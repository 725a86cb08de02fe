import { isPlainEnter } from './isPlainEnter';
import { ownClass } from './ownClass';

/** A field for a note that one misses, and the answer below it. `ask` resolves to one sentence, and never rejects. */
export function whyNotField(parentEl: HTMLElement, ask: (typed: string) => Promise<string>): void {
  const rowEl = parentEl.createDiv({ cls: ownClass('why') });
  const inputEl = rowEl.createEl('input', { type: 'text', placeholder: 'Why not… a note?', attr: { 'aria-label': 'Why is a note not in the pack?', spellcheck: 'false' } });
  const buttonEl = rowEl.createEl('button', { text: 'Why not?', attr: { type: 'button' } });
  const answerEl = parentEl.createDiv({ cls: ownClass('answer'), attr: { role: 'status' } });
  const answer = async (): Promise<void> => {
    answerEl.setText(inputEl.value.trim() === '' ? 'Type the name of a note.' : await ask(inputEl.value));
    answerEl.scrollIntoView({ block: 'nearest' });
  };
  buttonEl.addEventListener('click', () => void answer());
  inputEl.addEventListener('keydown', (event) => {
    if (isPlainEnter(event)) void answer();
  });
}
