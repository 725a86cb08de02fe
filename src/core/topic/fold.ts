/** Letters that a comparison may have to change, beyond ASCII: not Han, kana, Hangul syllables or punctuation, which most texts are full of. */
const MAY_CHANGE = /[\u3099-\u309a\u00aa-\u1fff\u2070-\u218b\u2460-\u24ff\u3200-\u33ff\ua640-\ua9ff\uf900-\uffef]/;
const MARKED_LETTER = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * The form in which texts are compared, never printed: compatibility forms and case are gone, and so are the accents of
 * Latin, Greek and Cyrillic letters. Hangul, kana voicing and the vowel signs of Thai and Indic scripts stay: there they
 * make another word.
 */
export function fold(text: string): string {
  if (!MAY_CHANGE.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKED_LETTER, '$1').normalize('NFC').toLowerCase().replace(/ς/g, 'σ');
}
