import { PackError } from '../../src/core/errors';
import type { Pack } from '../../src/core/model';
import { NO_CHOICES, type PackWish } from '../../src/core/packWish';
import { complete } from '../../src/core/rank/steps';
import type { PackDraft } from '../../src/ui/packDraft';
import { PackModal, type PackActions } from '../../src/ui/packModal';
import { aPack, aPackItem } from '../support/aPack';
import { aPage } from '../support/aPage';
import { createHost } from '../support/obsidianHost';
import { button, choose, dialog, dialogText, field, press, settle, suggestions, textOf, type, until } from '../support/screen';

const START: PackDraft = { mode: 'topic', topic: '', budget: '8000', folder: '', output: 'clipboard', choices: NO_CHOICES };
const WISH: PackWish = { mode: 'topic', topic: 'quarry', budget: 8000, folder: '', choices: NO_CHOICES };
const EMPTY = 'Type a topic to see what goes in, or switch on recent activity.';

interface Opened {
  readonly wishes: PackWish[];
  readonly copied: string[];
  readonly closed: (PackDraft | null)[];
}

/** An open dialog, and what it asked for. */
function openModal(change: Partial<PackActions> = {}, start: Partial<PackDraft> = {}): Opened {
  const opened: Opened = { wishes: [], copied: [], closed: [] };
  const actions: PackActions = {
    build: (wish) => {
      opened.wishes.push(wish);
      return Promise.resolve(aPack({ topic: wish.topic, budget: wish.budget, markdown: `# Context Pack: ${wish.topic}\n` }));
    },
    copy: ({ pack }) => {
      opened.copied.push(pack.markdown);
      return Promise.resolve();
    },
    save: () => Promise.resolve('Packs/quarry.md'),
    insert: () => Promise.resolve('Draft.md'),
    whyNot: (typed) => Promise.resolve(`${typed}: not asked for.`),
    pages: () => Promise.resolve([aPage({ path: 'works/mill.md', tags: ['water/mill'] })]),
    inPieces: (work) => Promise.resolve(complete(work)),
    folders: () => ['works', 'works/old'],
    recentTopics: () => ['slate roofs'],
    explain: (error) => (error as Error).message,
    ...change,
  };
  new PackModal(createHost().app, actions, { ...START, ...start }, (draft) => opened.closed.push(draft)).open();
  return opened;
}

/** Waits until typing counts as over, and for what follows. */
async function previewed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 100));
  await settle();
}

function preview(): string {
  const el = dialog().querySelector<HTMLElement>('.wiki-context-pack-preview');
  return el ? textOf(el) : '';
}

const ROW = [
  '1 page, 1,234 of 8,000 tokens', '{1,234 of 8,000 tokens used}', 'Point at a part, or tap it, to see which page it is.', 'Quarry', '~60', 'n · supporting · full',
  '[Form of Quarry: As full as fits]', '(Pin Quarry)', '(Leave out Quarry)',
  '[Why is a note not in the pack?: ]', '(Why not?)', '> Text',
].join('\n');

describe('the dialog', () => {
  it('opens with the cursor in the topic, says what it needs, and closes on Escape without building', async () => {
    const { wishes, closed } = openModal();
    await previewed();
    expect([document.activeElement, preview()]).toEqual([field('Topic'), EMPTY]);
    press(field('Recent activity'), 'Escape');
    expect([dialogText(), wishes, closed]).toEqual([null, [], [START]]);
  });

  it('shows every field with its words', async () => {
    openModal();
    await previewed();
    const formEl = dialog().querySelector<HTMLElement>('.wiki-context-pack-form');
    const shown = (): string => (formEl ? textOf(formEl) : '');
    expect(shown()).toBe([
      'Topic', 'Words, #tag or [[note]].', '[Topic: ]',
      'Budget', 'Tokens, from 256 to 100,000. The pack is never larger.', '[Budget in tokens: 8000]', '[Budget: 8,000 tokens]', '(4k)', '(8k)', '(16k)', '(32k)', '(100k)',
      'Recent activity', 'Packs the pages that changed last, whatever the topic.', '[Recent activity: on]',
      '> Folder and output',
    ].join('\n'));
    for (const el of Array.from(dialog().querySelectorAll('details'))) el.open = true;
    expect(shown()).toMatch(/\nFolder and output\nFolder\nOnly pages in this folder\. Leave empty for the whole wiki\.\n\[Folder: \]\nOutput\nWhere the pack goes\.\n\[Output: Copy\]$/);
  });

  it('previews a topic that it was given, and what is typed once typing is over', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    await previewed();
    expect([wishes, preview()]).toEqual([[WISH], ROW]);
    for (const typed of ['s', 'sl', ' slate ']) type(field('Topic'), typed);
    await previewed();
    expect(wishes).toEqual([WISH, { ...WISH, topic: 'slate' }]);
  });

  it('keeps what it held when it closes by accident, right or wrong', async () => {
    const { closed } = openModal({}, { topic: 'quarry' });
    await previewed();
    button('Pin Quarry').click();
    type(field('Budget in tokens'), '8k');
    press(document.body, 'Escape');
    expect(closed).toEqual([{ ...START, topic: 'quarry', budget: '8k', choices: { ...NO_CHOICES, pinned: ['n/Quarry.md'] } }]);
  });

  it('keeps nothing once the pack has left, unless something else was asked for since', async () => {
    const first = openModal({}, { topic: 'quarry' });
    await previewed();
    button('Copy').click();
    await settle();
    press(document.body, 'Escape');
    expect(first.closed).toEqual([null]);
    const second = openModal({}, { topic: 'quarry' });
    await previewed();
    button('Copy').click();
    await settle();
    type(field('Topic'), 'slate');
    press(document.body, 'Escape');
    expect(second.closed).toEqual([{ ...START, topic: 'slate' }]);
  });

  it('packs recent activity without a topic, until one is typed', async () => {
    const { wishes } = openModal();
    field('Recent activity').click();
    await previewed();
    type(field('Topic'), 'slate');
    await previewed();
    expect(wishes.map(({ mode, topic }) => [mode, topic])).toEqual([['recent', ''], ['topic', 'slate']]);
  });

  it('asks within a folder, and says which folder there is not', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    type(field('Folder'), 'works/');
    await previewed();
    type(field('Folder'), 'work');
    await previewed();
    expect(wishes.map(({ folder }) => folder)).toEqual(['works']);
    press(field('Topic'), 'Enter');
    expect(document.activeElement).toBe(field('Folder'));
    expect(dialogText()).toContain('There is no folder "work" in the wiki.');
  });
});

describe('Enter', () => {
  it('copies what is shown, and says so', async () => {
    const { copied, wishes } = openModal({}, { topic: 'quarry' });
    await previewed();
    press(field('Topic'), 'Enter');
    await settle();
    expect([copied, wishes.length]).toEqual([['# Context Pack: quarry\n'], 1]);
    expect(dialogText()).toMatch(/\nCopied 1,234 tokens\.\n\(Copy\)/);
  });

  it('right after typing builds first, so that nothing stale leaves', async () => {
    const { copied, wishes } = openModal({}, { topic: 'quarry' });
    await previewed();
    type(field('Topic'), 'slate');
    press(field('Topic'), 'Enter');
    await previewed();
    expect([copied, wishes.map(({ topic }) => topic)]).toEqual([['# Context Pack: slate\n'], ['quarry', 'slate']]);
  });

  it('does nothing while an input method is composing, in either order of events', async () => {
    const { copied } = openModal({}, { topic: 'quarry' });
    await previewed();
    press(field('Topic'), 'Enter', { isComposing: true });
    press(field('Topic'), 'Enter', { keyCode: 229 });
    await settle();
    expect(copied).toEqual([]);
  });

  it('pressed twice copies once', async () => {
    let arrive: () => void = () => undefined;
    let copies = 0;
    openModal({
      copy: () => {
        copies += 1;
        return new Promise((resolve) => { arrive = resolve; });
      },
    }, { topic: 'quarry' });
    await previewed();
    press(field('Topic'), 'Enter');
    press(field('Budget in tokens'), 'Enter');
    button('Copy').click();
    await settle();
    expect([copies, dialogText()?.includes('(Copy, resting)')]).toEqual([1, true]);
    arrive();
    await settle();
    expect(dialogText()).toContain('(Copy)');
  });

  it('goes the way that was chosen', async () => {
    const { copied } = openModal({}, { topic: 'quarry', output: 'note' });
    await previewed();
    press(field('Topic'), 'Enter');
    await settle();
    expect(dialogText()).toContain('\nSaved as Packs/quarry.md.\n');
    choose(field('Output'), 'cursor');
    press(field('Topic'), 'Enter');
    await settle();
    expect(dialogText()).toContain('\nInserted into Draft.md.\n');
    choose(field('Output'), 'both');
    press(field('Topic'), 'Enter');
    await settle();
    expect(dialogText()).toContain('\nCopied 1,234 tokens. Saved as Packs/quarry.md.\n');
    expect(copied).toHaveLength(1);
  });

  it('without a topic asks for one beside the field', async () => {
    const { wishes } = openModal({}, { topic: '  ' });
    press(field('Budget in tokens'), 'Enter');
    await settle();
    expect([wishes, document.activeElement]).toEqual([[], field('Topic')]);
    expect(dialogText()).toContain('Words, #tag or [[note]].\nType a topic, or switch on recent activity.');
    type(field('Topic'), 'quarry');
    expect(dialogText()).not.toContain('Type a topic, or');
  });
});

describe('suggestions', () => {
  it('are what was typed, recent topics, tags and notes; Enter means what was typed', async () => {
    const { copied } = openModal();
    field('Topic').focus();
    type(field('Topic'), 'mill');
    await settle();
    expect(suggestions()).toEqual(['mill | Enter builds the pack', '#water/mill | tag on 1 page', 'Mill | works/mill.md']);
    press(field('Topic'), 'Enter');
    await previewed();
    expect([copied, suggestions()]).toEqual([['# Context Pack: mill\n'], []]);
  });

  it('put a chosen tag or note into the field, and preview it', async () => {
    const { wishes, copied } = openModal();
    field('Topic').focus();
    type(field('Topic'), 'mill');
    await settle();
    press(field('Topic'), 'ArrowUp');
    press(field('Topic'), 'Enter');
    await previewed();
    expect([field('Topic').value, wishes.map(({ topic }) => topic), copied]).toEqual(['[[works/mill]]', ['[[works/mill]]'], []]);
  });

  it('offer recent topics for an empty field, and close on Escape before the dialog does', async () => {
    openModal();
    await settle();
    field('Topic').blur();
    field('Topic').focus();
    await settle();
    expect(suggestions()).toEqual(['slate roofs | recent topic']);
    press(field('Topic'), 'Escape');
    expect([suggestions(), dialogText() === null]).toEqual([[], false]);
  });

  it('do not take the Enter of an input method for a choice', async () => {
    const { copied } = openModal();
    type(field('Topic'), '水车');
    await settle();
    press(field('Topic'), 'Enter', { isComposing: true });
    await previewed();
    expect([copied, field('Topic').value]).toEqual([[], '水车']);
  });

  it('name the folders of the wiki', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    field('Folder').focus();
    type(field('Folder'), 'old');
    await settle();
    expect(suggestions()).toEqual(['works/old']);
    press(field('Folder'), 'Enter');
    await previewed();
    expect(wishes[wishes.length - 1]?.folder).toBe('works/old');
  });
});

describe('the budget', () => {
  it.each(['', ' ', '8,000', '8k', '-5', '0', '255', '12.7', '1e9', 'NaN', '0x10', '８０００', '100001'])('refuses %j, keeps it as typed, and says why', async (typed) => {
    const { wishes, copied } = openModal({}, { topic: 'quarry' });
    await previewed();
    type(field('Budget in tokens'), typed);
    expect(dialogText()).toContain(`never larger.\nThe budget must be a whole number of tokens from 256 to 100000, not "${typed}".\n[Budget in tokens: ${typed}]`);
    expect(field('Budget in tokens').getAttribute('aria-invalid')).toBe('true');
    press(field('Topic'), 'Enter');
    await previewed();
    expect([wishes.length, copied, document.activeElement, field('Topic').value]).toEqual([1, [], field('Budget in tokens'), 'quarry']);

    type(field('Budget in tokens'), '256');
    await previewed();
    expect([wishes[1], dialogText()?.includes('must be')]).toEqual([{ ...WISH, budget: 256 }, false]);
  });

  it('follows the slider and the usual budgets, and they follow it', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    const slider = field('Budget');
    slider.value = '60';
    slider.dispatchEvent(new Event('input'));
    expect(field('Budget in tokens').value).toBe('100000');
    button('16k').click();
    await previewed();
    expect([field('Budget in tokens').value, slider.getAttribute('aria-valuetext'), button('16k').getAttribute('aria-pressed')]).toEqual(['16000', '16,000 tokens', 'true']);
    expect(wishes.map(({ budget }) => budget)).toEqual([16000]);
  });

  it('advises against a very large pack, and builds it', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    type(field('Budget in tokens'), '50001');
    await previewed();
    expect([dialogText()?.includes('a narrower topic often serves better'), wishes[0]?.budget]).toEqual([true, 50001]);
    type(field('Budget in tokens'), '50000');
    expect(dialogText()).not.toContain('So much');
  });

  it('that it was given wrong is said at once', async () => {
    const { wishes } = openModal({}, { topic: 'quarry', budget: '8k' });
    await previewed();
    expect([wishes, dialogText()?.includes('not "8k"')]).toEqual([[], true]);
  });
});

describe('while a pack is built', () => {
  it('the dialog says what it waits for, and can be stopped', async () => {
    let isWanted: () => boolean = () => true;
    openModal({
      build: (_wish, run) => {
        isWanted = run.isWanted;
        run.say('Obsidian is still indexing: 120 notes to go…');
        return new Promise(() => undefined);
      },
    }, { topic: 'quarry' });
    await previewed();
    expect([dialogText()?.includes('Obsidian is still indexing: 120 notes to go…\n(Stop)'), isWanted()]).toEqual([true, true]);
    button('Stop').click();
    expect([preview(), isWanted(), dialogText()?.includes('(Stop)')]).toEqual(['Stopped. Change something, or press Enter, to go on.', false, false]);
  });

  it('a build that takes long says so', async () => {
    openModal({ build: () => new Promise(() => undefined) }, { topic: 'quarry' });
    await previewed();
    expect(dialogText()).not.toContain('Building the pack…');
    await until(() => dialogText()?.includes('Building the pack…\n(Stop)') === true);
  });

  it('another question drops the run, whose answer and whose failure are shown nowhere', async () => {
    const endings: { resolve: (pack: Pack) => void; reject: (error: Error) => void }[] = [];
    openModal({ build: () => new Promise((resolve, reject) => endings.push({ resolve, reject })) }, { topic: 'one' });
    await previewed();
    type(field('Topic'), 'two');
    await previewed();
    type(field('Topic'), 'three');
    await previewed();
    endings[2]?.resolve(aPack());
    endings[0]?.resolve(aPack({ pages: [] }));
    endings[1]?.reject(new Error('The work is no longer wanted.'));
    await settle();
    expect([endings.length, preview()]).toEqual([3, ROW]);
  });

  it('a failure is said, and the next try is made', async () => {
    openModal({
      build: ({ topic }) => (topic === 'x' ? Promise.reject(new PackError('The wiki folder "x" is not in this vault.')) : Promise.resolve(aPack())),
    }, { topic: 'x' });
    await previewed();
    expect(preview()).toBe('The wiki folder "x" is not in this vault.');
    type(field('Topic'), 'quarry');
    await previewed();
    expect(preview()).toBe(ROW);
  });

  it('closing the dialog ends it', async () => {
    let isWanted: () => boolean = () => true;
    openModal({
      build: (_wish, run) => {
        isWanted = run.isWanted;
        return new Promise(() => undefined);
      },
    }, { topic: 'quarry' });
    await previewed();
    press(document.body, 'Escape');
    expect([dialogText(), isWanted()]).toEqual([null, false]);
  });
});

describe('what is decided about pages', () => {
  it('is asked for at once, with the keyboard kept where it was', async () => {
    const { wishes } = openModal({}, { topic: 'quarry' });
    await previewed();
    button('Pin Quarry').focus();
    button('Pin Quarry').click();
    await previewed();
    expect([document.activeElement, button('Pin Quarry').getAttribute('aria-pressed')]).toEqual([button('Pin Quarry'), 'true']);
    choose(field('Form of Quarry'), 'excerpt');
    await previewed();
    button('Leave out Quarry').click();
    await previewed();
    button('Put back n/Quarry.md').click();
    await previewed();
    const forms = new Map([['n/Quarry.md', 'excerpt']]);
    expect(wishes.map(({ choices }) => choices)).toEqual([
      NO_CHOICES,
      { ...NO_CHOICES, pinned: ['n/Quarry.md'] },
      { pinned: ['n/Quarry.md'], leftOut: [], forms },
      { pinned: [], leftOut: ['n/Quarry.md'], forms },
      { pinned: [], leftOut: [], forms },
    ]);
  });
});

describe('the preview', () => {
  it('tells pages with their reasons, what found no room, and the notices', async () => {
    const pack = aPack({
      candidates: 3,
      pages: [aPackItem({ reasons: [{ rule: 'pinned', points: 0, match: 'Quarry' }, { rule: 'title', points: 5, match: 'quarry' }, { rule: 'tag', points: 2.5, match: 'stone' }] })],
      leftOut: [{ path: 'b.md', title: 'Barge', tier: 'core', score: 1, reason: 'no room', tokensNeeded: 640 }, { path: 'c.md', title: 'Cart', tier: 'peripheral', score: 1, reason: 'no room', tokensNeeded: 1 }],
      notices: [{ code: 'unreadable-note', path: 'a.md', message: '"a.md" could not be read.' }],
    });
    openModal({ build: () => Promise.resolve(pack) }, { topic: 'quarry' });
    await previewed();
    expect(preview()).toBe([
      '1 of 3 pages, 1,234 of 8,000 tokens, 2 left out', '{1,234 of 8,000 tokens used}', 'Point at a part, or tap it, to see which page it is.',
      'Quarry', '~60', 'n · supporting · full', 'pinned', 'title +5', 'tag stone +2.5',
      '[Form of Quarry: As full as fits]', '(Pin Quarry)', '(Leave out Quarry)',
      'Next in line: Barge, needs 640 more tokens.', '> 2 pages left out', '> 1 notice',
      '[Why is a note not in the pack?: ]', '(Why not?)', '> Text',
    ].join('\n'));
    for (const el of Array.from(dialog().querySelectorAll('details'))) el.open = true;
    await settle();
    expect(preview()).toContain('Barge (core): needs 640 more tokens\n(Pin)\nCart (peripheral): needs 1 more token\n(Pin)\n1 notice\n"a.md" could not be read.');
    expect(preview()).toContain('Text\n| # Context Pack: quarry');
  });

  it('names the page whose part of the bar is tapped', async () => {
    openModal({}, { topic: 'quarry' });
    await previewed();
    dialog().querySelector('rect.is-full')?.dispatchEvent(new MouseEvent('click'));
    expect(preview()).toContain('{1,234 of 8,000 tokens used}\nQuarry: full, ~60 tokens\n');
  });

  it('of a topic that the wiki does not know says so, and nothing can leave', async () => {
    const { copied } = openModal({ build: () => Promise.resolve(aPack({ candidates: 0, pages: [] })) }, { topic: 'zeppelin' });
    await previewed();
    press(field('Topic'), 'Enter');
    await settle();
    expect([copied, preview()]).toEqual([[], [
      'No relevant pages found. Try other words, or add pages about this topic to the wiki.', '[Why is a note not in the pack?: ]', '(Why not?)',
    ].join('\n')]);
  });

  it('answers why a note is not in the pack', async () => {
    openModal({}, { topic: 'quarry' });
    await previewed();
    button('Why not?').click();
    expect(preview()).toContain('(Why not?)\nType the name of a note.');
    type(field('Why is a note not in the pack?'), 'Mill');
    press(field('Why is a note not in the pack?'), 'Enter');
    await settle();
    expect(preview()).toContain('(Why not?)\nMill: not asked for.');
  });
});

describe('a way out that fails', () => {
  it('is said, and leaves the text selected for copying by hand', async () => {
    openModal({ copy: () => Promise.reject(new PackError('There is no clipboard here.')) }, { topic: 'quarry' });
    await previewed();
    button('Copy and save').click();
    await settle();
    const textEl = dialog().querySelector('textarea');
    expect(dialogText()).toContain('\nThere is no clipboard here. Saved as Packs/quarry.md.\n');
    expect([document.activeElement, textEl?.selectionStart, textEl?.selectionEnd]).toEqual([textEl, 0, '# Context Pack: quarry\n'.length]);
  });
});
