import { Plugin, type SettingDefinitionGroup } from 'obsidian';
import { DEFAULT_SETTINGS, parseSettings, type PackSettings } from '../../src/core/settings';
import { SettingsTab } from '../../src/ui/settingsTab';
import { createHost, MANIFEST } from '../support/obsidianHost';
import { press, row, settle, suggestions, textOf, type } from '../support/screen';

class APlugin extends Plugin {}

/** A tab over settings that a test can look into. */
function aTab(): { tab: SettingsTab; settings: () => PackSettings; changes: () => number; store: (change: Partial<PackSettings>) => void } {
  const { app } = createHost();
  let settings = DEFAULT_SETTINGS;
  let changes = 0;
  const tab = new SettingsTab(app, new APlugin(app, MANIFEST), {
    current: () => settings,
    change: (change) => {
      changes += 1;
      settings = parseSettings({ ...settings, ...change });
    },
    folders: () => ['wiki', 'wiki/en'],
  });
  document.body.append(tab.containerEl);
  const store = (change: Partial<PackSettings>): void => {
    settings = parseSettings({ ...settings, ...change });
  };
  return { tab, settings: () => settings, changes: () => changes, store };
}

/** The control of a row. */
function control<T extends HTMLElement = HTMLInputElement>(name: string): T {
  const el = row(name).querySelector<T>('input, textarea, select, .checkbox-container');
  if (!el) throw new Error(`"${name}" has no control`);
  return el;
}

/** The row as the user reads it, below its description. */
function message(name: string): string {
  return row(name).querySelector('.wiki-context-pack-message')?.textContent ?? '';
}

/** What the versions of Obsidian call. */
interface Shown {
  display(): void;
  update(): void;
  renderTab__(): void;
}

function showImperatively(tab: SettingsTab): void {
  (tab as Pick<Shown, 'display'>).display();
}

function showDefinitions(tab: SettingsTab): void {
  const shown = tab as unknown as Shown;
  shown.update();
  shown.renderTab__();
}

describe.each([
  ['in earlier versions', showImperatively],
  ['from Obsidian 1.13', showDefinitions],
])('the settings tab %s', (_version, show) => {
  it('shows every setting with its value', () => {
    const { tab } = aTab();
    show(tab);
    const names = [...tab.containerEl.querySelectorAll('.setting-item-name')].map((el) => el.textContent ?? '');
    expect(names.filter((name) => tab.containerEl.contains(row(name)) && row(name).querySelector('.setting-item-control')?.children.length)).toEqual([
      'Wiki folder', 'Budget', 'Candidates', 'Token estimate', 'Way out', 'Pack folder', 'Open pack notes', 'Log', 'Public pages only', 'Excluded folders', 'Excluded tags',
      'Excluded properties', 'Points for a name', 'Points for a tag', 'Points for a summary', 'Points for an index entry',
      'Deep look', 'Bare rules only', 'QMD collection', 'QMD address', 'QMD patience', 'Points for QMD', 'Source headings', 'Key headings',
    ]);
    expect([control('Budget').value, control('Pack folder').value, control('Log').value, control('Points for a name').value]).toEqual(['8000', 'Context Packs', 'ifExists', '5']);
  });

  it('takes what is typed and chosen', () => {
    const { tab, settings } = aTab();
    show(tab);
    type(control('Wiki folder'), '/wiki//en/');
    type(control('Budget'), '256');
    type(control('Candidates'), '200');
    type(control('Excluded tags'), 'private\n\n draft ');
    type(control('Points for a tag'), '0.5');
    control('Public pages only').click();
    control('Log').value = 'never';
    control('Log').dispatchEvent(new Event('change'));
    expect(settings()).toEqual({
      ...DEFAULT_SETTINGS, wikiFolder: 'wiki/en', defaultBudget: 256, candidateLimit: 200, excludedTags: ['private', 'draft'],
      weights: { ...DEFAULT_SETTINGS.weights, tag: 0.5 }, publicOnly: true, log: 'never',
    });
  });

  it.each([
    ['Budget', ['', ' ', '8,000', '8k', '-5', '0', '12.7', '1e9', 'NaN', '0x10', '８０００', '100001']],
    ['Candidates', ['', '0', '201', '1.5', '1e2', 'many']],
    ['Points for a summary', ['', '-1', '101', '0x1', 'NaN']],
    ['Pack folder', ['.obsidian/packs', '../elsewhere']],
    ['Excluded tags', ['2026', 'fine\n#', '# ']],
    ['Excluded properties', [': draft']],
    ['QMD address', ['', 'localhost:8181', 'ftp://localhost']],
    ['QMD patience', ['', '99', '60001', 'soon']],
  ])('does not store a %s that cannot be, and says why beside it', (name, values) => {
    const { tab, settings, changes } = aTab();
    show(tab);
    for (const value of values) {
      type(control(name), value);
      expect([control(name).value, message(name) !== '', control(name).getAttribute('aria-invalid')]).toEqual([value, true, 'true']);
    }
    expect([settings(), changes()]).toEqual([DEFAULT_SETTINGS, 0]);
  });

  it('takes the message away once the value can be', () => {
    const { tab } = aTab();
    show(tab);
    type(control('Budget'), '8k');
    expect(message('Budget')).toBe('The budget must be a whole number of tokens from 256 to 100000, not "8k".');
    type(control('Budget'), '800');
    expect([message('Budget'), control('Budget').getAttribute('aria-invalid')]).toEqual(['', 'false']);
  });
});

describe('the settings tab that is open', () => {
  it('suggests folders, and takes the one that is chosen', async () => {
    const { tab, settings } = aTab();
    showImperatively(tab);
    control('Wiki folder').focus();
    type(control('Wiki folder'), 'en');
    await settle();
    expect(suggestions()).toEqual(['wiki/en']);
    press(control('Wiki folder'), 'Enter');
    expect([settings().wikiFolder, control('Wiki folder').value]).toEqual(['wiki/en', 'wiki/en']);
  });

  it('shows what another device stored', () => {
    const { tab, store } = aTab();
    showImperatively(tab);
    store({ defaultBudget: 512, log: 'never', publicOnly: true });
    tab.reload();
    expect([control('Budget').value, control('Log').value, control('Public pages only').classList.contains('is-enabled')]).toEqual(['512', 'never', true]);
  });
});

describe('the definitions', () => {
  it('carry the words that the settings search finds', () => {
    const groups = aTab().tab.getSettingDefinitions() as SettingDefinitionGroup[];
    expect(groups.map(({ heading }) => heading)).toEqual([undefined, 'Output', 'Privacy', 'Ranking', 'QMD', 'Sections']);
    for (const item of groups.flatMap(({ items }) => items ?? [])) expect([item.name, item.desc]).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\.$/)]);
  });

  it('look the same as the tab of earlier versions', () => {
    const { tab } = aTab();
    showImperatively(tab);
    const rows = (): string[] => [...tab.containerEl.querySelectorAll<HTMLElement>('.setting-item:not(.setting-item-heading)')].map((el) => textOf(el));
    const earlier = rows();
    showDefinitions(tab);
    expect(rows()).toEqual(earlier);
  });
});
