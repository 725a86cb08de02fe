import { parseTopic } from '../../../src/core/topic/parseTopic';
import { termsIn } from '../../../src/core/topic/termsIn';

const within = (topic: string, text: string) => termsIn(parseTopic(topic), text);

describe('termsIn', () => {
  it('weighs the distinct terms that a text holds', () => {
    expect(within('rye bread oven', 'Bread from an oven, and more bread.')).toBe(2);
  });

  it('takes whole words and beginnings of words, never the inside of one', () => {
    expect(within('ffi', 'The difficulty is efficient.')).toBe(0);
    expect(within('garden', 'gardening')).toBe(1);
    expect(within('ai', 'aim, maintain')).toBe(0);
    expect(within('ai', 'An AI.')).toBe(1);
  });

  it('knows plurals and inflections, but no other word that begins alike', () => {
    expect(within('queries', 'a query')).toBe(1);
    expect(within('idempotent', 'idempotency')).toBe(1);
    expect(within('spraying', 'they spray')).toBe(1);
    expect(within('graphql', 'a graph')).toBe(0);
    expect(within('port', 'portfolio of ports')).toBe(1);
  });

  it('takes a number for the whole number, and a numbered name for that number', () => {
    expect(['19845', '1985', '1984', 'In 1984.', '1984年', '1984-05'].map((text) => within('1984', text))).toEqual([0, 0, 1, 1, 1, 1]);
    expect(['ES2022', 'ES20211', 'es2021'].map((text) => within('ES2021', text))).toEqual([0, 0, 1]);
    expect(within('python', 'Python3')).toBe(1);
  });

  it('finds identifiers by their parts, and names with their signs', () => {
    expect(within('maxRetries', 'set max_retries or max-retries')).toBe(1);
    expect(within('maxRetries', 'retries only')).toBe(0);
    expect(within('C', 'C++ and C#')).toBe(0);
    expect(within('C#', 'C++ and C#')).toBe(1);
    expect(within('.NET', 'ASP.NET')).toBe(1);
  });

  it('finds Han and kana anywhere, and Hangul at the beginning of a word', () => {
    expect(within('番茄', '使用番茄钟')).toBe(1);
    expect(within('방화벽', '방화벽은 막는다')).toBe(1);
    expect(within('화벽', '방화벽은 막는다')).toBe(0);
  });
});
