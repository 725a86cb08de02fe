const BEYOND_ASCII = /[\u0080-\uffff]/;
const MARKED_LETTER = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/**
 * The form in which texts are compared, never printed: compatibility forms and case are gone, and so are the accents of
 * Latin, Greek and Cyrillic letters. Hangul, kana voicing and the vowel signs of Thai and Indic scripts stay: there they
 * make another word.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(MARKED_LETTER, '$1').normalize('NFC').toLowerCase().replace(/ς/g, 'σ');
}
