import { startFromUri } from '../../src/obsidian/startFromUri';

describe('the parameters of a link', () => {
  it.each([
    [{ action: 'wiki-context-pack', topic: ' rain gauge ', budget: '2000', output: 'note' }, { mode: 'topic', topic: 'rain gauge', budget: '2000', output: 'note' }],
    [{ topic: 'x', budget: '8k' }, { mode: 'topic', topic: 'x', budget: '8k' }],
    [{ recent: 'true' }, { mode: 'recent', topic: '' }],
    [{ recent: '' }, { mode: 'topic', topic: '' }],
    [{ topic: 'x', recent: '0', output: 'printer' }, { mode: 'topic', topic: 'x' }],
    [{}, { mode: 'topic', topic: '' }],
  ])('%j open the dialog with what makes sense of them', (parameters, start) => {
    expect(startFromUri(parameters as Record<string, string>)).toEqual(start);
  });
});
