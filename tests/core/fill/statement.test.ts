import { saysSame, statementOf } from '../../../src/core/fill/statement';

const statement = (text: string, ...names: string[]) => statementOf(text, new Set(names));

describe('statementOf', () => {
  it('takes a passage apart into what it says and what tells it from others', () => {
    expect(statement('> The **old** Mill[^1] is\n> not `safe` at 3.5 m, see [[weir|the weir]].', 'weir')).toEqual({
      key: 'the **old** mill is not `safe` at 3.5 m, see [[weir|the weir]].',
      size: 63,
      length: 14,
      content: ['old', 'mill', 'not', 'safe', 'at', '3', '5', 'm', 'see', 'weir', 'weir'],
      telling: 'not\n\n0\n3.5\n\n`safe`\n[[weir',
      names: ['mill', 'weir', 'weir'],
    });
  });

  it('reads a short negation as the long one', () => {
    expect(statement('It isn’t shut.').telling).toBe(statement('It is not shut.').telling);
  });
});

describe('saysSame', () => {
  const long = 'oak beams carry roof tiles over long narrow barns where farmers store hay during wet cold months';

  it('lets one more word in twelve stand, two at most', () => {
    const words = long.split(' ');
    const same = (a: readonly string[], b: readonly string[]) => saysSame(statement(a.join(' ')), statement(b.join(' ')));
    expect(same(words, [...words, 'again'])).toBe(true);
    expect(same(words, [...words, 'again', 'anew'])).toBe(false);
    expect(same([...words, ...words], [...words, ...words, 'again', 'anew'])).toBe(true);
    expect(same([...words, ...words, ...words], [...words, ...words, ...words, 'again', 'anew', 'afresh'])).toBe(false);
    expect(same(words.slice(0, 8), words.slice(0, 9))).toBe(false);
  });

  it('lets no word become another, nor trade places', () => {
    expect(saysSame(statement(long), statement(long.replace('oak', 'elm')))).toBe(false);
    expect(saysSame(statement(long), statement(long.replace('long narrow', 'narrow long')))).toBe(false);
    expect(saysSame(statement(long), statement(long.replace('beams', 'beam')))).toBe(true);
  });

  it('tells capitals, strikes and signs apart', () => {
    const said = 'The tool reads the PATH that the shell of the mill hands on to it before the first stone turns.';
    for (const other of [said.replace('PATH', 'Path'), `~~${said}~~`, said.replace(/\.$/, '?')]) expect(saysSame(statementOf(said, new Set()), statementOf(other, new Set()))).toBe(false);
  });
});
