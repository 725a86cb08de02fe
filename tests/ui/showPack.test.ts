import { PackError } from '../../src/core/errors';
import type { Pack } from '../../src/core/model';
import { showPack, type Delivery } from '../../src/ui/showPack';
import { aPack, aPackItem } from '../support/aPack';
import { createHost } from '../support/obsidianHost';
import { button, settle, textOf } from '../support/screen';

const TEXT = ['| # Context Pack: quarry', '| Slate is cut on Tuesdays.'];
const COUNTS = '1 page, 1,234 of 8,000 tokens';

/** A pack on the screen. */
function show(pack: Pack, change: Partial<Delivery> = {}): HTMLElement {
  createHost();
  const parentEl = document.body.createDiv();
  showPack(parentEl, pack, {
    copy: () => Promise.resolve(),
    save: () => Promise.resolve('Packs/quarry.md'),
    explain: (error) => (error as Error).message,
    ...change,
  });
  return parentEl;
}

describe('a finished pack', () => {
  it('is shown with its numbers, its notices and its text', () => {
    const pack = aPack({
      candidates: 3, pages: [aPackItem(), aPackItem()], notices: [{ code: 'unreadable-note', path: 'a.md', message: '"a.md" could not be read.' }],
      leftOut: [{ path: 'b.md', title: 'b', tier: 'core', score: 1, reason: 'no room', tokensNeeded: 5 }],
    });
    expect(textOf(show(pack))).toBe([
      '2 of 3 pages, 1,234 of 8,000 tokens, 1 left out', '1 notice', '"a.md" could not be read.', ...TEXT, '(Save as note)', '(Copy)',
    ].join('\n'));
  });

  it('without pages says so, and has nothing to copy', () => {
    const text = textOf(show(aPack({ candidates: 0, pages: [] })));
    expect(text).toBe('No relevant pages found. Try other words, or add pages about this topic to the wiki.');
  });
});

describe('the copy button', () => {
  it('hands the pack over inside the click, and says "Copied" only once it is there', async () => {
    let arrive: () => void = () => undefined;
    const handed: Pack[] = [];
    const pack = aPack();
    const parentEl = show(pack, {
      copy: (copied) => {
        handed.push(copied);
        return new Promise((resolve) => { arrive = resolve; });
      },
    });
    button('Copy').click();
    expect(handed).toEqual([pack]);
    expect(textOf(parentEl)).toBe([COUNTS, ...TEXT, '(Save as note)', '(Copy, resting)'].join('\n'));
    arrive();
    await settle();
    expect(textOf(parentEl)).toBe([COUNTS, ...TEXT, 'Copied 1,234 tokens.', '(Save as note)', '(Copy)'].join('\n'));
  });

  it('leaves the text selected when the clipboard fails, and the note as another way out', async () => {
    const parentEl = show(aPack(), { copy: () => Promise.reject(new PackError('There is no clipboard here.')) });
    button('Copy').click();
    await settle();
    expect(textOf(parentEl)).toBe([COUNTS, ...TEXT, 'There is no clipboard here.', '(Save as note)', '(Copy)'].join('\n'));
    const textEl = parentEl.querySelector('textarea');
    expect([document.activeElement, textEl?.selectionStart, textEl?.selectionEnd]).toEqual([textEl, 0, aPack().markdown.length]);
    button('Save as note').click();
    await settle();
    expect(textOf(parentEl)).toContain('Saved as Packs/quarry.md.');
  });
});

describe('the note button', () => {
  it('says where the note is', async () => {
    const parentEl = show(aPack());
    button('Save as note').click();
    expect(textOf(parentEl)).toContain('(Save as note, resting)');
    await settle();
    expect(textOf(parentEl)).toBe([COUNTS, ...TEXT, 'Saved as Packs/quarry.md.', '(Save as note)', '(Copy)'].join('\n'));
  });

  it('says why there is none, and keeps the pack', async () => {
    const parentEl = show(aPack(), { save: () => Promise.reject(new PackError('"Packs" is a file.')) });
    button('Save as note').click();
    await settle();
    expect(textOf(parentEl)).toBe([COUNTS, ...TEXT, '"Packs" is a file.', '(Save as note)', '(Copy)'].join('\n'));
  });
});
