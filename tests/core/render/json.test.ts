import type { Pack } from '../../../src/core/model';
import { renderJson } from '../../../src/core/render/json';

const PACK: Pack = {
  markdown: '# Context Pack: kiln\n',
  notices: [{ message: 'Two notes were skipped.', code: 'skipped' }, { message: 'It cannot be read.', path: 'a/Glaze.md', code: 'unreadable' }],
  leftOut: [{ tokensNeeded: 40, reason: 'no room', score: 2, tier: 'peripheral', title: 'Ash', path: 'a/Ash.md' }],
  pages: [{
    text: '## [[a/Kiln]] (core, ~12 tokens)', tokens: 12, form: 'full', reasons: [{ match: 'kiln', points: 5, rule: 'title' }],
    score: 5, tier: 'core', title: 'Kiln "big"', path: 'a/Kiln.md',
  }],
  candidates: 2, actualTokens: 6, budget: 300, generated: '2026-01-02T03:04:05Z', mode: 'topic', topic: 'kiln',
};

describe('renderJson', () => {
  it('writes schema 1 with its keys in one order, whatever order the pack was made in', () => {
    expect(renderJson(PACK)).toBe(`{
  "schemaVersion": 1,
  "topic": "kiln",
  "mode": "topic",
  "generated": "2026-01-02T03:04:05Z",
  "budget": 300,
  "actualTokens": 6,
  "candidates": 2,
  "included": 1,
  "dropped": 1,
  "pages": [
    {
      "path": "a/Kiln.md",
      "title": "Kiln \\"big\\"",
      "tier": "core",
      "score": 5,
      "reasons": [
        {
          "rule": "title",
          "points": 5,
          "match": "kiln"
        }
      ],
      "form": "full",
      "tokens": 12
    }
  ],
  "leftOut": [
    {
      "path": "a/Ash.md",
      "title": "Ash",
      "tier": "peripheral",
      "score": 2,
      "reason": "no room",
      "tokensNeeded": 40
    }
  ],
  "notices": [
    {
      "code": "skipped",
      "message": "Two notes were skipped."
    },
    {
      "code": "unreadable",
      "path": "a/Glaze.md",
      "message": "It cannot be read."
    }
  ],
  "markdown": "# Context Pack: kiln\\n"
}
`);
  });

  it('keeps the markdown exact through a round trip', () => {
    const markdown = 'a\u2028b "quoted" \\ 窯 🔥\n\n---\n';
    expect(JSON.parse(renderJson({ ...PACK, markdown }))).toMatchObject({ markdown });
  });
});
