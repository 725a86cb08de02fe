import fc from 'fast-check';
import type { Pack } from '../../../src/core/model';
import { appendLogLine, logLine } from '../../../src/core/render/logLine';

function aPack(topic: string, more: Partial<Pack> = {}): Pack {
  return {
    topic, mode: 'topic', generated: '2026-01-02T03:04:05Z', budget: 2000, actualTokens: 1234, candidates: 0,
    pages: [], leftOut: [], notices: [], markdown: '', ...more,
  };
}

function topicOf(topic: string): string {
  const line = logLine(aPack(topic));
  return line.slice(line.indexOf('topic="') + 7, line.lastIndexOf('" budget='));
}

describe('logLine', () => {
  it('says when, what, for how many tokens, and how many pages', () => {
    const page = { path: 'a.md', title: 'a', tier: 'core', score: 1, reasons: [], form: 'full', tokens: 1, text: '' } as const;
    const left = { path: 'b.md', title: 'b', tier: 'core', score: 1, reason: 'no room', tokensNeeded: 9 } as const;
    expect(logLine(aPack('bell founding', { pages: [page, page], leftOut: [left] }))).toBe(
      '- [2026-01-02T03:04:05Z] CONTEXT_PACK topic="bell founding" budget=2000 actual_tokens=1234 pages_included=2 pages_dropped=1',
    );
  });

  it('names a run without a topic', () => {
    expect(logLine(aPack('', { mode: 'recent' }))).toContain(' topic="recent activity" budget=');
  });

  it.each([
    ['line breaks of every kind', 'a\nb\r\nc\u0085d\u2028e\u2029f', 'a b c d e f'],
    ['control and direction marks', ' a\u0000b\u202ec\u001b[0m ', 'a b c \\[0m'],
    ['characters nobody sees', 'be\u200bll\u2060s\ufeff \u{e0041}', 'bells'],
    ['quotes and backslashes', 'say "hi" \\', 'say \\"hi\\" \\\\'],
    ['tags, links and embeds', '#now [[Bell]] ![x](y)', '\\#now \\[\\[Bell\\]\\] !\\[x\\](y)'],
    ['code, comments, maths and HTML', '`a` %%b%% $$c$$ <d>', '\\`a\\` \\%\\%b\\%\\% \\$\\$c\\$\\$ \\<d>'],
    ['letters of any script, left as they are', '鐘 колокол ජ 🔔 e\u0301', '鐘 колокол ජ 🔔 e\u0301'],
  ])('makes the topic inert: %s', (_what, topic, printed) => {
    expect(topicOf(topic)).toBe(printed);
  });

  it('cuts a long topic at 200 characters and never inside one', () => {
    expect(topicOf('x'.repeat(200))).toBe('x'.repeat(200));
    expect(topicOf('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
    expect(topicOf(`${'x'.repeat(199)}🔔🔔`)).toBe(`${'x'.repeat(199)}…`);
  });

  it('is one entry for any topic, and the topic can be read back out of it', () => {
    const entry = /^- \[2026-01-02T03:04:05Z\] CONTEXT_PACK topic="((?:[^"\\]|\\.)*)" budget=2000 actual_tokens=1234 pages_included=0 pages_dropped=0$/u;
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (topic) => {
      expect(logLine(aPack(topic)).split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(1);
      expect(logLine(aPack(topic))).toMatch(entry);
    }));
  });
});

describe('appendLogLine', () => {
  it.each([
    ['an empty log', '', 'NEW\n'],
    ['a log that ends its last line', '# Log\n- old\n', '# Log\n- old\nNEW\n'],
    ['a log that leaves its last line open', '# Log\n- old', '# Log\n- old\nNEW\n'],
    ['a log with blank lines at its end', '# Log\n\n\n', '# Log\n\n\nNEW\n'],
    ['a log with CRLF line ends', '# Log\r\n- old', '# Log\r\n- old\r\nNEW\r\n'],
    ['a log with CR line ends', '# Log\r- old', '# Log\r- old\rNEW\r'],
    ['properties alone', '---\ntags: log\n---', '---\ntags: log\n---\nNEW\n'],
    ['a single line', '# Log', '# Log\nNEW\n'],
  ])('continues %s', (_what, log, continued) => {
    expect(appendLogLine(log, 'NEW')).toBe(continued);
  });

  it('keeps the old log as an exact prefix and adds one line', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom('a', '-', '\n', '\r\n', '鐘') }), (log) => {
      const continued = appendLogLine(log, 'NEW');
      expect(continued.startsWith(log)).toBe(true);
      expect(continued.slice(log.length)).toMatch(/^(\r?\n)?NEW\r?\n$/);
      expect(continued.split(/\r?\n/)).toContain('NEW');
    }));
  });
});
