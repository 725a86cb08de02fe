/**
 * A wiki to measure with: the same pages for the same number, in the words of no real one. About 4 KiB a page: properties, headings,
 * prose, lists, some code and tables; one paragraph in twelve repeated between pages, half of them with a word changed; one page in
 * twenty-five in Chinese; links to pages of like subjects; one index.md, or one a folder above 2,000 pages.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the benchmarks ask such a wiki for: two words that some pages of any size of wiki have in their names and many in their bodies. */
export const TOPIC = 'lantern harvest';

const ONE_INDEX = 2_000;
const FOLDERS = ['concepts', 'people', 'places', 'crafts', 'projects', 'references', 'journal', 'methods'];
const REPEATED = 1 / 12;
const CHINESE = 1 / 25;

const WORDS = `lantern harvest kettle orchard bridge copper ledger canal furnace meadow anchor barley signal mirror engine pepper valley timber needle quarry
  violin harbour saddle lichen turbine ribbon granite pigeon beacon cellar compass dynamo ember fabric gravel hinge island jacket kernel ladder mortar nettle
  oyster pulley quill raft sickle thistle urn vessel willow yarrow zinc almond basket candle drum easel ferry glacier hammer ivory juniper kiln loom marble
  nutmeg oak paddle quartz reed spindle tower umbrella vine wheel yoke archive balance circuit draft estimate filter gauge hypothesis index journal keystone
  layer method notebook outline pattern question record sample theory update value weight yield boundary catalogue diagram exchange forecast grain heat
  instrument joint knot latitude measure network order pressure quota rhythm season transfer unit voltage winter annual border channel depth edge fibre`
  .split(/\s+/);
const VERBS = 'holds turns keeps carries follows needs changes meets leaves marks opens joins feeds cools lifts tests guides bears shows limits'.split(' ');
const QUALITIES = 'slow narrow old quiet heavy bright local common early rough steady thin warm deep broken useful plain rare shared final'.split(' ');
const SYLLABLES = 'ba den kor mi sul tra ven lo pre gan fi ros tul ne qua dis mer hol can pe'.split(' ');
const HAN = '灯笼收获水壶果园桥梁铜器账本运河炉火草地船锚大麦信号镜子机器山谷木材针线石场提琴港口马鞍涡轮丝带花岗鸽子灯塔地窖罗盘余烬织物砾石岛屿梯子方法记录样本理论'.match(/../gu);

/** The folder of a wiki of so many pages, among the system's temporary files: written at the first call, the same ever after. */
export function vaultOf(pages) {
  const folder = join(tmpdir(), 'wiki-context-pack-bench', String(pages));
  if (!existsSync(join(folder, 'grown'))) growVault(folder, pages);
  return folder;
}

function growVault(folder, pages) {
  rmSync(folder, { recursive: true, force: true });
  const random = randomFrom(pages);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const subjects = Array.from({ length: Math.max(50, Math.ceil(pages / 8)) }, (_, n) => [WORDS[n % WORDS.length], WORDS[(n * 7 + 3) % WORDS.length], rareWord(n)]);
  const plans = Array.from({ length: pages }, (_, n) => planOf(n, subjects, pick, random));
  const shared = Array.from({ length: Math.max(4, Math.ceil(pages / 40)) }, () => paragraph(pick(subjects), pick, random));
  for (const name of FOLDERS) mkdirSync(join(folder, name), { recursive: true });
  for (const plan of plans) writeFileSync(join(folder, plan.path), noteText(plan, plans, shared, pick, random));
  for (const [path, text] of indexNotes(plans)) writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, 'grown'), '');
}

/** A small generator of numbers from 0 to 1, the same for the same seed (Park and Miller's). */
function randomFrom(seed) {
  let state = seed + 1;
  return () => (state = state * 48_271 % 2_147_483_647) / 2_147_483_647;
}

function rareWord(n) {
  return SYLLABLES[n % 20] + SYLLABLES[Math.floor(n / 20) % 20] + SYLLABLES[Math.floor(n / 400) % 20] + SYLLABLES[(n * 3) % 20];
}

function planOf(n, subjects, pick, random) {
  const subject = subjects[n % subjects.length];
  const isChinese = random() < CHINESE;
  const name = isChinese ? `${pick(HAN)}${pick(HAN)}${n}` : `${pick(QUALITIES)} ${subject[0]} ${subject[Math.floor(random() * 2) + 1]} ${n}`;
  const folder = pick(FOLDERS);
  return { n, subject, isChinese, folder, name, title: name[0].toUpperCase() + name.slice(1), path: `${folder}/${name.split(' ').join('-')}.md`, tags: [pick(WORDS), `${folder}/${subject[0]}`] };
}

function noteText(plan, plans, shared, pick, random) {
  const summary = plan.isChinese ? hanSentence(pick, random) : sentence(plan.subject, pick, random);
  const sections = Array.from({ length: 2 + Math.floor(random() * 4) }, () => section(plan, plans, shared, pick, random));
  return `${properties(plan, summary, pick, random)}\n# ${plan.title}\n\n${summary}\n\n${sections.join('\n\n')}\n\n## Related\n\n${related(plan, plans, pick)}\n\n## Sources\n\n- [${pick(WORDS)} survey](https://example.org/${plan.n})\n- Field notes ${plan.n}\n`;
}

function properties({ n, title, tags, folder }, summary, pick, random) {
  const day = new Date(Date.UTC(2024, 0, 1) + (n * 7_919 % 700) * 86_400_000).toISOString().slice(0, 10);
  return ['---', `title: ${random() < 0.5 ? title : `"${title}"`}`, random() < 0.5 ? `aliases: [${rareWord(n)} ${pick(WORDS)}]` : `aliases:\n  - ${rareWord(n)} ${pick(WORDS)}`,
    random() < 0.5 ? `tags: [${tags.join(', ')}]` : `tags:\n${tags.map((tag) => `  - ${tag}`).join('\n')}`, `category: ${folder}`,
    random() < 0.3 ? `summary: >-\n  ${summary}` : `summary: "${summary}"`, `tier: ${random() < 0.15 ? 'core' : random() < 0.2 ? 'peripheral' : 'supporting'}`,
    `created: ${day}`, `updated: ${day}T08:30:00Z`, `sources:\n  - https://example.org/${n}\n  - field notes ${n}`, 'status: growing', '---'].join('\n');
}

function section(plan, plans, shared, pick, random) {
  const kind = random();
  const paragraphs = Array.from({ length: 1 + Math.floor(random() * 3) }, () => (random() < REPEATED * 1.5 ? repeat(shared, pick, random) : plan.isChinese ? hanParagraph(pick, random) : paragraph(plan.subject, pick, random)));
  const extra = kind < 0.5 ? list(plan, plans, pick, random) : kind < 0.6 ? code(pick) : kind < 0.7 ? table(pick, random) : `See also ${linkTo(plan, plans, pick)} and ${linkTo(plan, plans, pick)}. #${pick(WORDS)}`;
  const heading = random() < 0.3 ? 'Key ideas' : `The ${pick(QUALITIES)} ${pick(WORDS)}`;
  return `## ${heading}\n\n${paragraphs.join('\n\n')}\n\n${extra}`;
}

function repeat(shared, pick, random) {
  const text = pick(shared);
  return random() < 0.5 ? text : text.replace(/ \w+ /, ` ${pick(QUALITIES)} `);
}

function paragraph(subject, pick, random) {
  return Array.from({ length: 2 + Math.floor(random() * 4) }, () => sentence(subject, pick, random)).join(' ');
}

function sentence([first, second, rare], pick, random) {
  const own = random();
  const noun = own < 0.15 ? first : own < 0.25 ? second : own < 0.3 ? rare : word(pick, random);
  return `The ${pick(QUALITIES)} ${noun} ${pick(VERBS)} the ${word(pick, random)} before the ${pick(QUALITIES)} ${word(pick, random)} ${pick(VERBS)} ${1 + Math.floor(random() * 90)} of its ${word(pick, random)} parts.`;
}

/** A few words are common and most are rare, as in any language. */
function word(pick, random) {
  return random() < 0.1 ? pick(WORDS) : rareWord(Math.floor(3_000 * random() ** 2));
}

function hanParagraph(pick, random) {
  return Array.from({ length: 3 + Math.floor(random() * 4) }, () => hanSentence(pick, random)).join('');
}

function hanSentence(pick, random) {
  return `${Array.from({ length: 5 + Math.floor(random() * 8) }, () => pick(HAN)).join('')}。`;
}

function list(plan, plans, pick, random) {
  return Array.from({ length: 3 + Math.floor(random() * 3) }, () => `- **${pick(WORDS)}**: ${sentence(plan.subject, pick, random)}${random() < 0.4 ? ` (${linkTo(plan, plans, pick)})` : ''}`).join('\n');
}

function code(pick) {
  return `\`\`\`js\nconst ${pick(WORDS)} = measure('${pick(WORDS)}');\nreturn ${pick(WORDS)} * 2;\n\`\`\``;
}

function table(pick, random) {
  return ['| part | value | note |', '| --- | ---: | --- |', ...Array.from({ length: 4 }, () => `| ${pick(WORDS)} | ${Math.floor(random() * 900)} | ${pick(QUALITIES)} \`${pick(WORDS)}\` |`)].join('\n');
}

function related(plan, plans, pick) {
  return Array.from({ length: 4 }, () => `- ${linkTo(plan, plans, pick)}`).join('\n');
}

/** Mostly to a page near by, as wikis grow. */
function linkTo({ n }, plans, pick) {
  const near = plans[(n + pick([1, 2, 3, 5, 8, 13, 50])) % plans.length];
  return `[[${near.path.slice(0, -3)}|${near.title}]]`;
}

function indexNotes(plans) {
  if (plans.length <= ONE_INDEX) return [['index.md', `# Index\n\n${plans.map(entry).join('\n')}\n`]];
  return FOLDERS.map((folder) => [`${folder}/index.md`, `# ${folder}\n\n${plans.filter((plan) => plan.folder === folder).map(entry).join('\n')}\n`]);
}

function entry({ path, title, subject, tags }) {
  return `- [[${path.slice(0, -3)}|${title}]] — notes on ${subject[0]} and ${subject[1]} ( #${tags[0]} )`;
}
