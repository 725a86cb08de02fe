import { readCall } from '../../src/cli/readCall.mts';
import { PackError } from '../../src/core/errors';
import { DEFAULT_SETTINGS } from '../../src/core/settings';

function refusal(...argv: string[]): string {
  try {
    readCall(argv);
  } catch (error) {
    if (error instanceof PackError) return error.message;
    throw error;
  }
  return 'not refused';
}

describe('readCall', () => {
  it('needs no more than a topic', () => {
    expect(readCall(['dry stone walls'])).toEqual({ action: 'pack', mode: 'topic', topic: 'dry stone walls', budget: 8000, format: 'markdown', settings: DEFAULT_SETTINGS });
  });

  it('reads every option', () => {
    const argv = ['--recent', '--vault', 'v', '--budget', '300', '--limit', '7', '--format', 'json', '--output', 'o.json', '--public-only', '--exclude-folder', 'a/b/',
      '--exclude-folder=c', '--exclude-tag', '#x', '--exclude-tag=y', '--pack-folder', '/p/', '--tokens', 'bytes', '--no-log', '--now', '2026-01-31T09:30:00+02:00'];
    expect(readCall(argv)).toEqual({
      action: 'pack', mode: 'recent', topic: '', budget: 300, format: 'json', vault: 'v', output: 'o.json', now: '2026-01-31T09:30:00+02:00',
      settings: { ...DEFAULT_SETTINGS, candidateLimit: 7, publicOnly: true, excludedFolders: ['a/b', 'c'], excludedTags: ['#x', 'y'], packFolder: 'p', tokenModel: 'bytes', log: 'never' },
    });
  });

  it('takes what follows -- as the topic', () => {
    expect(readCall(['--budget', '300', '--', '--recent'])).toMatchObject({ mode: 'topic', topic: '--recent' });
    expect(readCall(['--', '-5'])).toMatchObject({ topic: '-5' });
  });

  it('needs no topic for help, version and measuring', () => {
    expect(readCall(['-h'])).toMatchObject({ action: 'help' });
    expect(readCall(['-V', 'x'])).toMatchObject({ action: 'version' });
    expect(readCall(['--eval', 'gold.jsonl'])).toMatchObject({ action: 'eval', gold: 'gold.jsonl' });
  });

  it.each([
    ['no topic', [], 'No topic was given: name one, as in wiki-context-pack "my topic", or use --recent.'],
    ['an empty topic', ['  '], 'The topic is empty: name what the pack should be about, or use --recent.'],
    ['a topic without quotes', ['dry', 'stone'], 'Only one topic can be packed: put it in quotes, as in wiki-context-pack "dry stone".'],
    ['a topic with --recent', ['walls', '--recent'], '--recent takes no topic: leave out --recent or "walls".'],
    ['a topic with --eval', ['walls', '--eval', 'g'], '--eval takes its topics from its file: leave out --recent and the topic.'],
    ['an unknown option', ['x', '--bugdet', '9'], 'Unknown option \'--bugdet\'; wiki-context-pack --help lists the options, and "--" goes before a topic that starts with a dash.'],
    ['a missing value', ['x', '--vault'], 'Option \'--vault <value>\' argument missing; wiki-context-pack --help lists the options, and "--" goes before a topic that starts with a dash.'],
    ['an option for a value', ['x', '--vault', '--recent'], 'Option \'--vault\' argument is ambiguous; wiki-context-pack --help lists the options, and "--" goes before a topic that starts with a dash.'],
    ['an empty value', ['x', '--exclude-folder', ''], 'The option --exclude-folder needs a value that is not empty.'],
    ['a budget that is too small', ['x', '--budget', '255'], 'The budget must be a whole number of tokens from 256 to 100000, not "255".'],
    ['a budget that is too large', ['x', '--budget', '100001'], 'The budget must be a whole number of tokens from 256 to 100000, not "100001".'],
    ['a budget that is not whole', ['x', '--budget', '300.5'], 'The budget must be a whole number of tokens from 256 to 100000, not "300.5".'],
    ['a budget in words', ['x', '--budget', '8k'], 'The budget must be a whole number of tokens from 256 to 100000, not "8k".'],
    ['a budget below nothing', ['x', '--budget', '-5'], 'The budget must be a whole number of tokens from 256 to 100000, not "-5".'],
    ['a limit below nothing', ['--limit', '-1', 'x'], 'The limit must be a whole number of pages from 1 to 200, not "-1".'],
    ['a limit of none', ['x', '--limit', '0'], 'The limit must be a whole number of pages from 1 to 200, not "0".'],
    ['a limit in words', ['x', '--limit', 'all'], 'The limit must be a whole number of pages from 1 to 200, not "all".'],
    ['an unknown format', ['x', '--format', 'xml'], '--format must be one of markdown, json, not "xml".'],
    ['an unknown token model', ['x', '--tokens', 'gpt'], '--tokens must be one of scripts, chars4, upper, bytes, not "gpt".'],
    ['a time in words', ['x', '--now', 'today'], '--now must be an ISO time such as 2026-01-31T09:30:00Z, not "today".'],
    ['a day that the calendar lacks', ['x', '--now', '2026-02-30T00:00:00Z'], '--now must be an ISO time such as 2026-01-31T09:30:00Z, not "2026-02-30T00:00:00Z".'],
    ['an hour that the clock lacks', ['x', '--now', '2026-02-20T25:00:00Z'], '--now must be an ISO time such as 2026-01-31T09:30:00Z, not "2026-02-20T25:00:00Z".'],
  ])('refuses %s with one sentence', (_what, argv, sentence) => {
    expect(refusal(...argv)).toBe(sentence);
  });

  it.each(['2026-01-31', '2026-01-31T09:30Z', '2026-01-31T09:30:00', '2026-01-31T09:30:00.123Z', '2024-02-29T23:59:59-11:00'])('carries the time %s as written', (now) => {
    expect(readCall(['x', '--now', now]).now).toBe(now);
  });
});
