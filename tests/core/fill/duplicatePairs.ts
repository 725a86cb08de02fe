/** Two passages, and what sets them apart. */
export interface Pair {
  readonly what: string;
  readonly a: string;
  readonly b: string;
}

const KILN = 'The kiln is heated slowly to the first mark, held there for an hour, and only then driven up to full heat with the damper open.';
const FERRY = 'The ferry crosses to the island on weekdays when the tide is high enough, and the crew ropes off the ramp before the first car may drive on.';
const WELL = 'Water from the upper well is soft and tastes of iron, so the dairy keeps it for washing the floors and draws its drinking water from the lower well.';
const MEISE = 'Die Meisen brüten im Kasten an der Südwand, weil dort der Marder nicht hinaufkommt, und sie füttern ihre Jungen bis in den späten Abend.';
const CIDRE = 'Le cidre repose dans le grand tonneau jusqu’au printemps, puis on le tire au clair et on le met en bouteille quand la lune est vieille.';
const VCELY = 'Včely se na jaře poprvé proletí, jakmile slunce prohřeje česno, a včelař podle spadu na podložce pozná, jak silné bylo zimní chumáč.';
const CHA = '采下来的鲜叶要先摊在竹匾里晾四个小时，等叶子变软以后再下锅杀青，锅温太高会把叶边炒焦。';
const MISO = '味噌は木の桶に詰めて重しをのせ、蔵の北側で一年ほど寝かせると、色が濃くなり香りも立ってくる。';
const ONDOL = '온돌방의 구들은 늦가을에 한 번 불을 오래 때서 습기를 말린 다음 틈새를 황토로 메워야 겨울 내내 연기가 새지 않는다.';

/** Pairs of which the second tells nothing that the first does not tell. */
export const SAME_PAIRS: readonly Pair[] = [
  { what: 'wrapped anew', a: KILN, b: KILN.replace(/, /g, ',\n') },
  { what: 'CRLF and trailing blanks', a: KILN, b: KILN.replace(/ and /g, '  \r\nand ') },
  { what: 'no-break spaces', a: FERRY, b: FERRY.replace(/ the /g, '\u00a0the\u00a0') },
  { what: 'quoted', a: WELL, b: `> ${WELL.replace(', so', ',\n> so')}` },
  { what: 'in a callout', a: WELL, b: `> [!info]\n> ${WELL}` },
  { what: 'footnote numbers', a: KILN.replace('hour', 'hour[^2]'), b: KILN.replace('hour', 'hour[^11]') },
  { what: 'a footnote more', a: FERRY, b: `${FERRY}[^tides]` },
  { what: 'a letter missing', a: KILN, b: KILN.replace('slowly', 'slowy') },
  { what: 'a letter doubled', a: WELL, b: WELL.replace('drinking', 'drinkking') },
  { what: 'letters swapped', a: WELL, b: WELL.replace('tastes', 'tatses') },
  { what: 'another spelling', a: 'The colour of the glaze turns to grey when the kiln is opened too soon, and the potter has to fire the whole batch again.', b: 'The color of the glaze turns to grey when the kiln is opened too soon, and the potter has to fire the whole batch again.' },
  { what: 'punctuation', a: FERRY, b: FERRY.replace(', and', ' –').replace('drive on.', 'drive on') },
  { what: 'emphasis', a: FERRY, b: FERRY.replace('high enough', '**high enough**').replace('ramp', '_ramp_') },
  { what: 'curly quotes', a: `The smith calls it "the old bellows"; ${WELL}`, b: `The smith calls it “the old bellows”; ${WELL}` },
  { what: 'capitals', a: KILN, b: KILN.replace('The kiln', 'the Kiln') },
  { what: 'composed and decomposed accents', a: MEISE.normalize('NFC'), b: MEISE.normalize('NFD') },
  { what: 'articles', a: KILN, b: KILN.replace('The kiln', 'This kiln').replace('the damper', 'its damper') },
  { what: 'an adverb more', a: FERRY, b: FERRY.replace('ropes off', 'carefully ropes off') },
  { what: 'two words fewer', a: WELL, b: WELL.replace('soft and ', '').replace('the floors', 'floors') },
  { what: 'a contraction', a: 'The bellows do not reach the far hearth, so the smith lights a second fire there whenever two people work at the same time.', b: 'The bellows don’t reach the far hearth, so the smith lights a second fire there whenever two people work at the same time.' },
  { what: 'the same link with other words', a: KILN.replace('damper', '[[kiln damper]]'), b: KILN.replace('damper', '[[kiln damper|damper]]') },
  { what: 'singular for plural', a: KILN, b: KILN.replace('first mark', 'first marks') },
  { what: 'German articles and wrapping', a: MEISE, b: MEISE.replace('Die Meisen', 'Diese Meisen').replace(', weil', ',\nweil') },
  { what: 'a German word more', a: MEISE, b: MEISE.replace('sie füttern', 'sie füttern auch oft'.replace(' oft', '')) },
  { what: 'French articles', a: CIDRE, b: CIDRE.replace('Le cidre', 'Ce cidre').replace('’', "'") },
  { what: 'Czech particles', a: VCELY, b: VCELY.replace('se na jaře', 'si na jaře také') },
  { what: 'Chinese particles', a: CHA, b: CHA.replace('采下来的', '采下来').replace('会把', '就会把') },
  { what: 'Chinese marks in half width', a: CHA, b: CHA.replace(/，/g, ', ').replace('。', '.') },
  { what: 'Japanese particles', a: MISO, b: MISO.replace('香りも', '香りが') },
  { what: 'a Korean line break', a: ONDOL, b: ONDOL.replace('말린 다음', '말린\n다음') },
  { what: 'a synonym', a: KILN, b: KILN.replace('only then', 'only afterwards') },
  { what: 'a rewritten clause', a: FERRY, b: FERRY.replace('may drive on', 'is let on board') },
];

/** Pairs that look alike and say different things. */
export const DIFFERENT_PAIRS: readonly Pair[] = [
  { what: 'a number', a: KILN.replace('an hour', '2 hours'), b: KILN.replace('an hour', '3 hours') },
  { what: 'a number in words', a: KILN.replace('an hour', 'two hours'), b: KILN.replace('an hour', 'six hours') },
  { what: 'a decimal point', a: KILN.replace('an hour', '1.5 hours'), b: KILN.replace('an hour', '1-5 hours') },
  { what: 'a sign', a: `${WELL} In January it leaves the pump at 4 degrees.`, b: `${WELL} In January it leaves the pump at -4 degrees.` },
  { what: 'a unit', a: `${WELL} The pipe is 12 mm wide.`, b: `${WELL} The pipe is 12 cm wide.` },
  { what: 'a date', a: `Since 2021-04-03 ${FERRY}`, b: `Since 2021-03-04 ${FERRY}` },
  { what: 'a month', a: FERRY.replace('on weekdays', 'in March'), b: FERRY.replace('on weekdays', 'in August') },
  { what: 'a weekday', a: CIDRE.replace('jusqu’au printemps', 'jusqu’à lundi'), b: CIDRE.replace('jusqu’au printemps', 'jusqu’à mardi') },
  { what: 'a version', a: `With firmware v2.4.1 ${WELL}`, b: `With firmware v2.4.2 ${WELL}` },
  { what: 'a name', a: `${KILN} Marta wrote this rule.`, b: `${KILN} Helena wrote this rule.` },
  { what: 'a name written small', a: WELL.replace('the dairy', 'the brewery'), b: WELL },
  { what: 'names that trade places', a: 'Anders carries the milk to the creamery while Birgit waits at the upper gate with the empty cans and counts what comes back.', b: 'Birgit carries the milk to the creamery while Anders waits at the upper gate with the empty cans and counts what comes back.' },
  { what: 'things that trade places', a: WELL.replace('upper', 'x').replace('lower', 'upper').replace('x', 'lower'), b: WELL },
  { what: 'a negation', a: FERRY.replace('crosses', 'does cross'), b: FERRY.replace('crosses', 'does not cross') },
  { what: 'a short negation', a: KILN.replace('is heated', 'is heated'), b: KILN.replace('is heated', 'isn’t heated') },
  { what: 'never for always', a: `${WELL} The lid is always shut.`, b: `${WELL} The lid is never shut.` },
  { what: 'an opposite', a: KILN, b: KILN.replace('damper open', 'damper closed') },
  { what: 'a direction', a: FERRY.replace('to the island', 'from the island'), b: FERRY },
  { what: 'a preposition', a: WELL.replace('Water from the', 'Water above the'), b: WELL.replace('Water from the', 'Water below the') },
  { what: 'before and after', a: FERRY, b: FERRY.replace('before the first', 'after the first') },
  { what: 'a colour', a: KILN.replace('first mark', 'red mark'), b: KILN.replace('first mark', 'blue mark') },
  { what: 'an exception', a: FERRY, b: FERRY.replace('on weekdays', 'on weekdays except holidays') },
  { what: 'a doubt', a: WELL, b: WELL.replace('is soft', 'is perhaps soft') },
  { what: 'a narrowing', a: MEISE, b: MEISE.replace('brüten', 'brüten nur') },
  { what: 'a clause more', a: KILN, b: KILN.replace('open.', 'open, while somebody stays beside it with a bucket of sand.') },
  { what: 'a sentence more', a: WELL, b: `${WELL} The pump was replaced by the parish.` },
  { what: 'a name more', a: FERRY, b: FERRY.replace('the island', 'the island of Hven') },
  { what: 'inline code', a: `${KILN} Set \`ramp=slow\` first.`, b: `${KILN} Set \`ramp=fast\` first.` },
  { what: 'a sign between words', a: `${KILN} State: ✅`, b: `${KILN} State: ❌` },
  { what: 'a comparison', a: `${WELL} Hardness < 7.`, b: `${WELL} Hardness > 7.` },
  { what: 'a link target', a: KILN.replace('damper', '[[kiln damper|damper]]'), b: KILN.replace('damper', '[[flue damper|damper]]') },
  { what: 'an address', a: `${FERRY} See https://example.org/summer`, b: `${FERRY} See https://example.org/winter` },
  { what: 'one letter that makes another word', a: 'The boat is laid up behind the shed with its keel on two beams, and the tarpaulin is tied down on the side where the wind comes from.', b: 'The boot is laid up behind the shed with its keel on two beams, and the tarpaulin is tied down on the side where the wind comes from.' },
  { what: 'a salt', a: 'The bath of copper sulfate is kept warm and stirred once an hour, and the plates are hung in it on glass rods until they are evenly covered.', b: 'The bath of copper sulfite is kept warm and stirred once an hour, and the plates are hung in it on glass rods until they are evenly covered.' },
  { what: 'a German negation', a: MEISE, b: MEISE.replace('nicht ', '') },
  { what: 'a German place', a: MEISE, b: MEISE.replace('Südwand', 'Nordwand') },
  { what: 'a French negation', a: CIDRE, b: CIDRE.replace('on le met en', 'on ne le met pas en') },
  { what: 'a French opposite', a: CIDRE, b: CIDRE.replace('vieille', 'jeune') },
  { what: 'a Czech negation', a: VCELY.replace('pozná', 'pozná'), b: VCELY.replace('pozná', 'nepozná') },
  { what: 'a Czech season', a: VCELY, b: VCELY.replace('na jaře', 'na podzim') },
  { what: 'a Chinese numeral', a: CHA, b: CHA.replace('四个', '六个') },
  { what: 'a Chinese negation', a: CHA, b: CHA.replace('会把', '不会把') },
  { what: 'a Chinese opposite', a: CHA, b: CHA.replace('太高', '太低') },
  { what: 'a Chinese name', a: `李明说，${CHA}`, b: `王芳说，${CHA}` },
  { what: 'a Japanese place', a: MISO, b: MISO.replace('北側', '南側') },
  { what: 'a Japanese negation', a: MISO, b: MISO.replace('立ってくる', '立ってこない') },
  { what: 'a Korean season', a: ONDOL, b: ONDOL.replace('늦가을에', '초봄에') },
  { what: 'a Korean negation', a: ONDOL, b: ONDOL.replace('메워야', '메우지 않아야') },
  { what: 'repeats of one word', a: 'knock '.repeat(30), b: 'knock '.repeat(60) },
];
