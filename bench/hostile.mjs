/**
 * How the cost of reading a hostile note grows: time(2n) / time(n) of compressing a body, preparing every block of it and looking for the
 * places to cut each. Prints the ratio for every shape of input that makes a Markdown parser or a pattern quadratic; 2 is linear.
 *
 *   node bench/hostile.mjs [characters, 131072 unless given]
 */
import { loadCore } from './loadCore.mjs';

const LENGTH = Number(process.argv[2] ?? 131_072);
const ROUNDS = 5;

/** name → a text of about n characters. */
const SHAPES = {
  'plain prose': repeat('The kiln is opened on the third day, when the bricks can be held in a bare hand. '),
  'short paragraphs': repeat('One fact a line.\n\n'),
  'nested lists - ': repeat('- '),
  'nested lists * ': repeat('* '),
  'nested lists +tab': repeat('+\t'),
  'nested lists 1. ': repeat('1. '),
  'quotes >': repeat('>'),
  'quotes and lists': repeat('> - '),
  'two lines of quotes': (n) => `${'> '.repeat(n / 4)}a\n${'> '.repeat(n / 4)}b`,
  'setext headings': repeat('a\n=\n'),
  'underlines': repeat('=\n'),
  'headings': repeat('# a\n'),
  'empty headings, deeper': repeat('# a\n## b\n### c\n'),
  'heading with blanks': (n) => `# a${' '.repeat(n)}b`,
  'heading with hashes': (n) => `# a${' #'.repeat(n / 2)}`,
  'closing brackets': repeat(']'),
  'emphasis *a_': repeat('*a_'),
  'emphasis _a*_b': repeat('_a*_b '),
  'emphasis *a': repeat('*a '),
  'open links': (n) => '[a'.repeat(n / 7) + '](b)'.repeat(n / 7),
  'brackets': (n) => '['.repeat(n / 2) + ']'.repeat(n / 2),
  'open wikilinks': repeat('[['),
  'wikilinks': repeat('[[a]] '),
  'wikilinks that never close': repeat('[[a\n'),
  'link targets [a](<b': repeat('[a](<b'),
  'link titles [a](b "t': repeat('[a](b "t'),
  'inline <?': repeat('a <?'),
  'inline <!A': repeat('a <!A '),
  'inline CDATA': repeat('a <![CDATA['),
  'open tags': repeat('<a '),
  'open pre': repeat('<pre>\n\n'),
  'comments never closed': repeat('<!-- '),
  'closed HTML comments': repeat('<!-- a -->\n\n'),
  'closed comments': repeat('%% a %%\n\n'),
  'percent signs': repeat('%%'),
  'comment marks in code': repeat('`%%` '),
  'comment over many lines': (n) => `%%${' a\n'.repeat(n / 3)}x`,
  'rising back-ticks': (n) => Array.from({ length: Math.floor(Math.sqrt(2 * n)) }, (_, i) => '`'.repeat(i + 1)).join(' '),
  'back-ticks': repeat('` `` '),
  'fences': repeat('```\na\n```\n'),
  'fences never closed': repeat('```a\n'),
  'fences in items': repeat('- ```\n'),
  'dollars': repeat('$a '),
  'dollars in words': repeat('a$b'),
  'double dollars': repeat('$$'),
  'double dollars on lines': repeat('$$ a\n\n'),
  'one-line maths with a tail': repeat('$$a$$ b\n'),
  'maths never closed': (n) => `$$\n${' '.repeat(n)}x`,
  'pipes': repeat('|'),
  'table-like lines': repeat('a|b\n'),
  'tables': repeat('|a|b|\n|-|-|\n|1|2|\n\n'),
  'a table of many rows': (n) => `|a|b|\n|-|-|\n${'|`1`|[[2]]|\n'.repeat(n / 12)}`,
  'a table of many columns': (n) => `${'|a'.repeat(n / 4)}|\n${'|-'.repeat(n / 4)}|\n`,
  'lists of many items': repeat('- item with [[a]] and `b` ^id\n'),
  'a list 50 deep': (n) => (Array.from({ length: 50 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n') + '\n').repeat(n / 2_700 + 1),
  'lazy lines': (n) => `> a\n${'b\n'.repeat(n / 2)}`,
  'footnotes': repeat('[^a]: b\n\n'),
  'footnote references': repeat('[^a] '),
  'footnotes and references': (n) => Array.from({ length: n / 24 }, (_, i) => `a[^${i}]\n\n[^${i}]: b\n\n`).join(''),
  'definitions': repeat('[a]: b\n'),
  'carets': repeat('a ^'),
  'block ids': repeat('a ^b\n'),
  'data marks': repeat(';base64,'),
  'data addresses': repeat('data:a;base64,AAAA '),
  'sources': (n) => `# Sources\n${'- [a](b)\n'.repeat(n / 9)}`,
  'many source sections': repeat('# Sources\n- a\n\n'),
  'one long line': repeat('word '),
  'one long word': repeat('x'),
  'sentences without blanks': repeat('字。'),
  'emoji': repeat('👩‍🚀'),
  'blank lines': repeat('\n'),
  'blanks': (n) => `a${' '.repeat(n)}b`,
  'tabs': (n) => `a${'\t'.repeat(n)}b`,
  'NULs': repeat('\0'),
  'zero-width characters': repeat('a\u200B'),
  'carriage returns': repeat('a\r'),
  'emphasis at the bounds of the parser': repeat(`${'*a_'.repeat(190)} \`\`\n\n`),
  'links at the bounds of the parser': repeat(`${'[a](<b '.repeat(190)}\n\n`),
  'quotes at the bounds of the parser': repeat(`${`${'>'.repeat(12)} a <b\n`.repeat(190)}\n`),
  'lists at the bounds of the parser': repeat(`${`${'- '.repeat(11)}a <b\n`.repeat(190)}\n`),
};

function repeat(text) {
  return (n) => text.repeat(Math.ceil(n / text.length));
}

const { compress, packBlock, cuttable, sectionNames } = loadCore('hostile', ['core/compress/compress', 'core/compress/packBlock', 'core/compress/cuttable', 'core/compress/sectionName']);
const sources = sectionNames(['Sources'], []);

function read(body) {
  const { blocks } = compress(body, '', sources);
  const footnotes = new Set(blocks.filter(({ kind }) => kind === 'footnote').map(({ name }) => name));
  for (const block of blocks) {
    const { kindsOfPlaces, cutAt } = cuttable(packBlock(block, { footnotes, ordinal: 1 }));
    for (const places of kindsOfPlaces.map((find) => find(Infinity))) if (places.length > 0) cutAt(places[places.length >> 1]);
  }
}

/** The best of some rounds for each body, in turns, in milliseconds of processor time: what the machine does meanwhile only ever adds. */
function times(bodies) {
  const best = bodies.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    bodies.forEach((body, nth) => {
      const before = process.cpuUsage();
      read(body);
      const { user, system } = process.cpuUsage(before);
      best[nth] = Math.min(best[nth], (user + system) / 1_000);
    });
  }
  return best;
}

read(SHAPES['plain prose'](LENGTH));
console.log(`| input | ${LENGTH} characters, ms | twice as many, ms | ratio |\n| --- | ---: | ---: | ---: |`);
for (const [name, shape] of Object.entries(SHAPES)) {
  const [once, twice] = times([shape(LENGTH), shape(2 * LENGTH)]);
  console.log(`| ${name} | ${once.toFixed(1)} | ${twice.toFixed(1)} | ${(twice / once).toFixed(2)} |`);
}
