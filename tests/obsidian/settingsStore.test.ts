import { DEFAULT_SETTINGS } from '../../src/core/settings';
import { SettingsStore } from '../../src/obsidian/settingsStore';

/** A store over data that a test can look into. */
function aStore(stored: unknown): { store: SettingsStore; saved: unknown[]; data: { stored: unknown } } {
  const saved: unknown[] = [];
  const data = { stored };
  const store = new SettingsStore({
    load: () => Promise.resolve(data.stored),
    save: (value) => {
      saved.push(value);
      return Promise.resolve();
    },
  });
  return { store, saved, data };
}

describe('SettingsStore', () => {
  it.each([[null], [undefined], ['text'], [{ defaultBudget: '8,000' }], [{ defaultBudget: null }], [{ defaultBudget: NaN }]])('reads %j as the defaults', async (stored) => {
    const { store, saved } = aStore(stored);
    await store.load();
    expect(store.current).toEqual(DEFAULT_SETTINGS);
    expect(saved).toEqual([]);
  });

  it('uses a change at once and stores all settings, with what a later version put there', async () => {
    const { store, saved } = aStore({ defaultBudget: 4000, later: true });
    await store.load();
    const done = store.change({ publicOnly: true });
    expect(store.current).toEqual({ ...DEFAULT_SETTINGS, defaultBudget: 4000, publicOnly: true });
    await done;
    expect(saved).toEqual([{ ...DEFAULT_SETTINGS, defaultBudget: 4000, publicOnly: true, later: true }]);
  });

  it('takes over what another device stored', async () => {
    const { store, data } = aStore({});
    await store.load();
    data.stored = { defaultBudget: 512 };
    await store.load();
    expect(store.current.defaultBudget).toBe(512);
  });

  it('saves in the order of the changes, and goes on after a save that failed', async () => {
    const saved: unknown[] = [];
    let fails = true;
    const store = new SettingsStore({
      load: () => Promise.resolve(null),
      save: async (value) => {
        if (fails) {
          fails = false;
          throw new Error('disk full');
        }
        saved.push((value as { defaultBudget: number }).defaultBudget);
      },
    });
    const [first, ...later] = [300, 400, 500].map((defaultBudget) => store.change({ defaultBudget }));
    await expect(first).rejects.toThrow('disk full');
    await Promise.all(later);
    expect(saved).toEqual([400, 500]);
  });
});
