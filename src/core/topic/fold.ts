/** Letters that a comparison may have to change, beyond ASCII: not Han, kana, Hangul syllables, punctuation or emoji, which many texts are full of. */
const MAY_CHANGE = /[\u3099-\u309a\u00aa-\u1fff\u2070-\u218b\u2460-\u24ff\u3200-\u33ff\ua640-\ua9ff\ud800-\ud83b\uf900-\uffef]/;
/** The accents that letters of these scripts take apart into. */
const ACCENTS = /[\u0300-\u036f]+/g;

/**
 * The form in which texts are compared, never printed: compatibility forms and case are gone, and so are the accents of
 * Latin, Greek and Cyrillic letters. Hangul, kana voicing and the vowel signs of Thai and Indic scripts stay: there they
 * make another word.
 */
export function fold(text: string): string {
  if (!MAY_CHANGE.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(ACCENTS, (marks, at: number, whole: string) => (losesMarks(whole.charCodeAt(at - 1)) ? '' : marks));
  return bare.normalize('NFC').toLowerCase().replace(WHOLE_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Letters that come apart into nothing, as people write them who lack them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ς: 'σ', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ð: 'd', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };
const WHOLE_LETTERS = /[ςıłøđðßæœþ]/g;

/** Letters of Latin, Greek and Cyrillic. */
function losesMarks(unit: number): boolean {
  return unit < 0x0530 || (unit >= 0x1e00 && unit <= 0x1fff) || (unit >= 0x2c60 && unit <= 0x2c7f) || (unit >= 0xa640 && unit <= 0xa7ff);
}
