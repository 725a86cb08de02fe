/**
 * What a UTF-16 unit is to a word: nothing (space, sign), a letter or digit of a script that writes spaces, a Hangul
 * syllable (spaces, but particles are glued on), or a letter of a script that writes none.
 */
export type Letter = 'none' | 'spaced' | 'hangul' | 'unspaced';

/** Classifies the UTF-16 unit at an index; 'none' outside the text. */
export function letterAt(text: string, index: number): Letter {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) return isAsciiWord(unit) ? 'spaced' : 'none';
  if (unit < 0xc0) return 'none';
  if (isUnspaced(unit) || isRareHan(text, index)) return 'unspaced';
  if ((unit >= 0xac00 && unit <= 0xd7a3) || (unit >= 0x1100 && unit <= 0x11ff)) return 'hangul';
  return Number.isNaN(unit) || isSign(unit) ? 'none' : 'spaced';
}

function isAsciiWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || (unit >= 65 && unit <= 90);
}

/** Thai, Lao, Myanmar, Khmer; the repeat mark, kana, Han. */
function isUnspaced(unit: number): boolean {
  return (unit >= 0x0e00 && unit <= 0x0eff) || (unit >= 0x1000 && unit <= 0x109f) || (unit >= 0x1780 && unit <= 0x17ff)
    || unit === 0x3005 || (unit >= 0x3041 && unit <= 0x30fe && unit !== 0x30fb) || (unit >= 0x3400 && unit <= 0x9fff)
    || (unit >= 0xf900 && unit <= 0xfaff);
}

/** Either half of a letter of the rare Han planes; the halves of emoji are signs. */
function isRareHan(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit >= 0xdc00 && unit <= 0xdfff) return index > 0 && isHanHalf(text.charCodeAt(index - 1));
  return isHanHalf(unit);
}

function isHanHalf(unit: number): boolean {
  return unit >= 0xd840 && unit <= 0xd888;
}

/** Signs beyond Latin-1: general punctuation up to dingbats, CJK punctuation, full-width signs, private use, emoji halves. */
function isSign(unit: number): boolean {
  return unit === 0xd7 || unit === 0xf7 || (unit >= 0x2000 && unit <= 0x2bff) || (unit >= 0x3000 && unit <= 0x303f)
    || unit === 0x30fb || (unit >= 0xd800 && unit <= 0xf8ff) || unit >= 0xfe00;
}
