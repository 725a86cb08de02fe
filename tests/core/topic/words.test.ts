import { words } from '../../../src/core/topic/words';

const textsOf = (text: string) => words(text).map((word) => word.text);

describe('words', () => {
  it.each([
    ['Rate limiting, in short: a/b-test v1.2', ['rate', 'limiting', 'in', 'short', 'a', 'b', 'test', 'v1', '2']],
    ['C++ and C#, not F# or .NET 8', ['c++', 'and', 'c#', 'not', 'f#', 'or', '.net', '8']],
    ['ASP.NET', ['asp', '.net']],
    ["the customer's l'eau", ['the', 'customer', 's', 'l', 'eau']],
    ['SQL인젝션 対策メモ2024', ['sql', '인젝션', '対策メモ', '2024']],
    ['🚀 — …', []],
  ])('cuts %s', (text, expected) => {
    expect(textsOf(text)).toEqual(expected);
  });

  it('keeps an identifier in one piece and knows its parts', () => {
    expect(words('useEffect max_retries __init__')).toEqual([
      { text: 'useeffect', letters: 'spaced', parts: ['use', 'effect'] },
      { text: 'maxretries', letters: 'spaced', parts: ['max', 'retries'] },
      { text: 'init', letters: 'spaced', parts: [] },
    ]);
  });

  it('knows an acronym at the head of an identifier', () => {
    expect(words('JSONParser HTMLElement').map(({ parts }) => parts)).toEqual([['json', 'parser'], ['html', 'element']]);
  });
});
