import { PackError } from '../../src/core/errors';
import type { Pack } from '../../src/core/model';
import { PackModal, type PackActions, type PackDraft } from '../../src/ui/packModal';
import { aPack } from '../support/aPack';
import { createHost } from '../support/obsidianHost';
import { button, dialog, dialogText, field, press, settle, type } from '../support/screen';

const START: PackDraft = { mode: 'topic', topic: '', budget: 8000 };

const FORM = [
  'Build context pack',
  'Topic', 'Words, #tag or [[note]].', '[Topic: quarry]',
  'Budget', 'Tokens, from 256 to 100,000. The pack is never larger.', '[Budget in tokens: 8000]',
  'Recent activity', 'Packs the pages that changed last, whatever the topic.', '[Recent activity: on]',
  '(Build)',
].join('\n');

/** An open dialog, and what it asked for. */
function openModal(change: Partial<PackActions> = {}, start: Partial<PackDraft> = {}): { asked: PackDraft[] } {
  const asked: PackDraft[] = [];
  const actions: PackActions = {
    build: (draft) => {
      asked.push(draft);
      return Promise.resolve(aPack());
    },
    copy: () => Promise.resolve(),
    save: () => Promise.resolve('Packs/quarry.md'),
    explain: (error) => (error as Error).message,
    ...change,
  };
  new PackModal(createHost().app, actions, { ...START, ...start }).open();
  return { asked };
}

describe('the dialog', () => {
  it('opens with the cursor in the topic, and closes on Escape without building', async () => {
    const { asked } = openModal();
    expect(document.activeElement).toBe(field('Topic'));
    press(field('Topic'), 'Escape');
    await settle();
    expect([dialogText(), asked]).toEqual([null, []]);
  });

  it('builds what was typed, and shows the pack below the form', async () => {
    const { asked } = openModal();
    type(field('Topic'), ' quarry ');
    type(field('Budget in tokens'), '2000');
    button('Build').click();
    expect(dialogText()).toContain('(Build, resting)\nBuilding the pack…');
    await settle();
    expect(asked).toEqual([{ mode: 'topic', topic: 'quarry', budget: 2000 }]);
    expect(dialogText()).toBe([
      FORM.replace('quarry', ' quarry ').replace('tokens: 8000', 'tokens: 2000'),
      '1 page, 1,234 of 8,000 tokens',
      '| # Context Pack: quarry', '| Slate is cut on Tuesdays.',
      '(Save as note)', '(Copy)',
    ].join('\n'));
  });

  it('opens with a topic that it was given, ready for Enter', async () => {
    const { asked } = openModal({}, { topic: '[[Quarry]]' });
    press(field('Topic'), 'Enter');
    await settle();
    expect(asked).toEqual([{ mode: 'topic', topic: '[[Quarry]]', budget: 8000 }]);
  });

  it('packs recent activity without a topic, which rests meanwhile', async () => {
    const { asked } = openModal();
    field('Recent activity').click();
    expect(field('Topic').disabled).toBe(true);
    button('Build').click();
    await settle();
    expect(asked).toEqual([{ mode: 'recent', topic: '', budget: 8000 }]);
  });

  it('asks for a topic, and builds nothing without one', async () => {
    const { asked } = openModal({}, { topic: '  ' });
    button('Build').click();
    await settle();
    expect(asked).toEqual([]);
    expect(dialogText()).toContain('Words, #tag or [[note]].\nType a topic, or switch on recent activity.');
    type(field('Topic'), 'quarry');
    expect(dialogText()).toBe(FORM);
  });
});

describe('Enter', () => {
  it('does not build while an input method is composing, in either order of events', async () => {
    const { asked } = openModal({}, { topic: 'quarry' });
    press(field('Topic'), 'Enter', { isComposing: true });
    press(field('Topic'), 'Enter', { keyCode: 229 });
    await settle();
    expect(asked).toEqual([]);
  });

  it('pressed twice builds once', async () => {
    const { asked } = openModal({}, { topic: 'quarry' });
    press(field('Topic'), 'Enter');
    press(field('Topic'), 'Enter');
    button('Build').click();
    await settle();
    expect(asked).toHaveLength(1);
  });

  it('builds from the budget field, and again once the first pack is there', async () => {
    const { asked } = openModal({}, { topic: 'quarry' });
    press(field('Budget in tokens'), 'Enter');
    await settle();
    press(field('Topic'), 'Enter');
    await settle();
    expect(asked).toHaveLength(2);
    expect(dialog().querySelectorAll('textarea')).toHaveLength(1);
  });
});

describe('the budget field', () => {
  it.each(['', ' ', '8,000', '8k', '-5', '0', '255', '12.7', '1e9', 'NaN', '0x10', '８０００', '100001'])('refuses %j, keeps it as typed, and says why', async (typed) => {
    const { asked } = openModal({}, { topic: 'quarry' });
    type(field('Budget in tokens'), typed);
    const message = `The budget must be a whole number of tokens from 256 to 100000, not "${typed}".`;
    expect(dialogText()).toBe(FORM.replace('never larger.\n', `never larger.\n${message}\n`).replace('tokens: 8000', `tokens: ${typed}`));
    expect(field('Budget in tokens').getAttribute('aria-invalid')).toBe('true');

    press(field('Topic'), 'Enter');
    await settle();
    expect([asked, document.activeElement, field('Topic').value]).toEqual([[], field('Budget in tokens'), 'quarry']);

    type(field('Budget in tokens'), '256');
    expect(dialogText()).toBe(FORM.replace('tokens: 8000', 'tokens: 256'));
    press(field('Topic'), 'Enter');
    await settle();
    expect(asked).toEqual([{ mode: 'topic', topic: 'quarry', budget: 256 }]);
  });

  it('advises against a very large pack, and builds it', async () => {
    const { asked } = openModal({}, { topic: 'quarry' });
    type(field('Budget in tokens'), '50001');
    expect(dialogText()).toContain('So much is hard to use well: a narrower topic often serves better.');
    press(field('Topic'), 'Enter');
    await settle();
    expect(asked).toEqual([{ mode: 'topic', topic: 'quarry', budget: 50001 }]);
    type(field('Budget in tokens'), '50000');
    expect(dialogText()).not.toContain('So much');
  });
});

describe('while a pack is built', () => {
  it('the dialog says what it waits for', async () => {
    openModal({
      build: (_draft, onIndexing) => {
        onIndexing(120);
        return new Promise(() => undefined);
      },
    }, { topic: 'quarry' });
    press(field('Topic'), 'Enter');
    await settle();
    expect(dialogText()).toBe(`${FORM.replace('(Build)', '(Build, resting)')}\nObsidian is still indexing: 120 notes to go…`);
  });

  it('a failure is said, and the form is ready for another try', async () => {
    openModal({ build: () => Promise.reject(new PackError('The wiki folder "x" is not in this vault.')) }, { topic: 'quarry' });
    press(field('Topic'), 'Enter');
    await settle();
    expect(dialogText()).toBe(`${FORM}\nThe wiki folder "x" is not in this vault.`);
  });

  it('closing the dialog drops the pack', async () => {
    let finish: (pack: Pack) => void = () => undefined;
    openModal({ build: () => new Promise((resolve) => { finish = resolve; }) }, { topic: 'quarry' });
    press(field('Topic'), 'Enter');
    press(field('Topic'), 'Escape');
    finish(aPack());
    await settle();
    expect(dialogText()).toBeNull();
  });
});
