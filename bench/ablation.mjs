// What each part of the ranking brings: one row with all of it, and one row for each part left out.
//
//   node bench/ablation.mjs [NAME=WIKI=GOLD …]      (without arguments: the sample wiki and its gold topics)
//
// Rows are averaged over the wikis, so that a large one does not drown the others. With VERBOSE=1 the topics that
// the full ranking does not answer perfectly are listed first.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { loadCore } from './loadCore.mjs';

const root = join(import.meta.dirname, '..');
const core = loadCore('ablation', [
  'core/evaluate', 'core/settings', 'core/topic/parseTopic', 'core/topic/mentionsIn', 'core/rank/rankByTopic', 'core/rank/rankByWords',
  'core/page/pageFromNote', 'core/page/grayMatter', 'core/page/frontmatter', 'core/page/indexEntries', 'core/select/pageFilter',
]);
const { weights } = core.DEFAULT_SETTINGS;
const sets = (process.argv.length > 2 ? process.argv.slice(2) : [`sample=${root}/examples/wiki=${root}/examples/gold.jsonl`]).map(loadSet);

if (process.env.VERBOSE) sets.forEach(listShortfalls);
console.log(`${'ranking'.padEnd(32)}  r@5   r@10  r@20  MRR   first empty  strays pages`);
for (const [name, change] of rows()) console.log(`${name.padEnd(32)}${row(change)}`);

function rows() {
  const full = core.FULL_RANKING;
  const bareRules = ['wholeName', 'tagWords', 'summaryWords', 'indexWords'];
  const bare = { rarity: false, coverage: false, doubt: false, links: false, lead: false };
  return [
    ['everything', {}],
    ['metadata only, no body read', { bodies: 0 }],
    ['metadata, then 60 bodies', { bodies: 60 }],
    ['metadata, then 200 bodies', { bodies: 200 }],
    ['metadata, then 400 bodies', { bodies: 400 }],
    ...['rarity', 'coverage', 'doubt', 'links', 'lead'].map((part) => [`without ${part}`, { parts: { [part]: false } }]),
    ...full.signals.map((signal) => [`without ${signal.name}`, { parts: { signals: full.signals.filter((other) => other !== signal) } }]),
    ['the four bare rules', { parts: { ...bare, signals: full.signals.filter((signal) => bareRules.includes(signal.name)) } }],
  ];
}

function row(change) {
  const all = sets.map((set) => {
    const answers = set.gold.map(({ topic }) => answer(set, topic, change));
    return { ...core.evaluate(set.gold, answers), pages: answers.reduce((sum, paths) => sum + Math.min(20, paths.length), 0) / answers.length };
  });
  const mean = (key) => all.reduce((sum, one) => sum + one[key], 0) / all.length;
  const total = (key) => all.reduce((sum, one) => sum + one[key], 0);
  const shares = ['recall5', 'recall10', 'recall20', 'mrr', 'firstHit'].map((key) => mean(key).toFixed(3));
  return `${shares.join(' ')} ${`${total('emptyRight')}/${total('emptyTotal')}`.padStart(5)} ${mean('strays').toFixed(1).padStart(7)} ${mean('pages').toFixed(1).padStart(5)}`;
}

/** `bodies`: how many notes are read after a first ranking by metadata; every one when left out. */
function answer(set, text, { bodies = Infinity, parts = {} }) {
  const topic = core.parseTopic(text);
  const options = { weights, parts: { ...core.FULL_RANKING, ...parts } };
  const first = bodies < set.pages.length ? core.rankByTopic(set.pages, topic, options).map(({ page }) => page.path) : [];
  const chosen = [...new Set([...first, ...set.bodies.keys()])].slice(0, bodies);
  const mentions = new Map(chosen.map((path) => [path, core.mentionsIn(topic, set.bodies.get(path))]));
  return core.rankByTopic(set.pages, topic, { ...options, bodies: mentions }).map(({ page }) => page.path).slice(0, 20);
}

function listShortfalls(set) {
  for (const { topic, expect } of set.gold) {
    const paths = answer(set, topic, {});
    const places = expect.map((path) => `${basename(path)} ${paths.indexOf(path) + 1 || '-'}`);
    const isPerfect = expect.length === 0 ? paths.length === 0 : expect.every((path) => paths.indexOf(path) >= 0 && paths.indexOf(path) < expect.length);
    if (!isPerfect) console.log(`${set.name} | ${topic} | ${places.join(', ') || `${paths.length} strays`} | first: ${paths.slice(0, 3).map((path) => basename(path)).join(', ')}`);
  }
}

function loadSet(argument) {
  const [name, wiki, goldFile] = argument.split('=');
  const filter = core.createPageFilter(core.DEFAULT_SETTINGS);
  const notes = readdirSync(wiki, { recursive: true }).filter((path) => path.endsWith('.md')).map((path) => path.split('\\').join('/')).sort()
    .map((path) => ({ path, text: readFileSync(join(wiki, path), 'utf8') }));
  const own = notes.filter(({ path }) => filter.allowsPath(path));
  const pages = own.map(({ path, text }) => core.pageFromNote(path, text, null, core.grayMatter).page).filter((page) => filter.allowsPage(page));
  const indexes = notes.filter(({ path }) => basename(path).toLowerCase() === 'index.md');
  const bodies = new Map(own.map(({ path, text }) => [path, core.splitNote(text).body]));
  return { name, bodies, pages: core.withIndexEntries(pages, indexes), gold: loadGold(goldFile, bodies) };
}

/** Gold lines are `{topic, expect}` (`q` is read as a topic too); expected paths may start above the wiki folder. */
function loadGold(file, known) {
  const lines = readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')).map((line) => JSON.parse(line));
  return lines.filter(({ expect }) => expect).map(({ topic, q, expect }) => ({ topic: topic ?? q, expect: expect.map((path) => withinWiki(path, known)) }));
}

function withinWiki(path, known) {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/')).find((tail) => known.has(tail)) ?? path;
}
