/** Chinese question words and connectives, Thai ones: a run is cut wherever they stand. */
const PHRASES: readonly string[] = [
  '什么是', '是什么', '有什么', '为什么', '怎么样', '我知道', '有哪些', '如何', '怎么', '怎样', '什么', '哪些', '关于', '以及', '或者',
  '什麼是', '是什麼', '為什麼', '怎麼', '什麼', '關於', 'คืออะไร', 'เกี่ยวกับ', 'อย่างไร', 'ทำไม',
];
/** Single letters that join words, but also begin and end them (目的, 和平): a cut leaves two letters or more on either side. */
const CONNECTIVES = '的了和与與及或';
/** Japanese particles and endings, longest first: a cut needs something else than hiragana, or an end, on either side. */
const PARTICLES: readonly string[] = [
  'に関する', 'について', 'とは何か', 'ですか', 'ますか', 'とは', 'から', 'まで', 'する', 'した', 'して', 'です', 'ます',
  'の', 'は', 'を', 'に', 'が', 'で', 'と', 'へ', 'も', 'や', 'か',
];
const HIRAGANA = /[\u3041-\u309f]/;

/** Cuts a run of a script without spaces where words that say nothing join the others; what remains, in order. */
export function cutAtJoints(run: string): string[] {
  const parts = PHRASES.reduce((all, phrase) => all.flatMap((part) => part.split(phrase)), [run]);
  return parts.flatMap(cutAtLetters).filter(Boolean);
}

function cutAtLetters(part: string): string[] {
  const cuts: string[] = [];
  let from = 0;
  for (let at = 0; at < part.length;) {
    const length = jointLength(part, at, from);
    if (length > 0) {
      cuts.push(part.slice(from, at));
      from = at + length;
    }
    at += Math.max(1, length);
  }
  return [...cuts, part.slice(from)];
}

/** How long the joint at `at` is; 0 when there is none. `from` is where the last one ended. */
function jointLength(part: string, at: number, from: number): number {
  if (CONNECTIVES.includes(part.charAt(at))) return at - from >= 2 && part.length - at > 2 ? 1 : 0;
  const particle = PARTICLES.find((one) => part.startsWith(one, at)) ?? '';
  return HIRAGANA.test(part.charAt(at - 1)) || HIRAGANA.test(part.charAt(at + particle.length)) ? 0 : particle.length;
}
