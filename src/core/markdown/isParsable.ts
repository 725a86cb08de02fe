const MAX_LENGTH = 16 * 1024;
const MAX_LINES = 400;
const MAX_DEPTH = 12;
/** Of one inline mark in a slice; table bars, which cost little, may be ten times as many. */
const MAX_MARKS = 200;
const COSTLY_MARKS = '[]*_<`$=|';

/**
 * Whether a slice of Markdown may be given to the parser. Its cost grows faster than its input in the depth of containers, in
 * unmatched inline marks and in sheer length; within these bounds a slice takes milliseconds whatever it holds.
 */
export function isParsable(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  const counts = new Map<string, number>();
  let lines = 0;
  let depth = 0;
  let inMarks = true;
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\n') {
      lines++;
      depth = 0;
      inMarks = true;
    } else if (inMarks && opensContainer(char, text[i + 1])) depth++;
    else if (!isMarkFiller(char)) inMarks = false;
    if (COSTLY_MARKS.includes(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
    if (depth > MAX_DEPTH || lines > MAX_LINES) return false;
  }
  for (const [mark, count] of counts) if (count > (mark === '|' ? 10 * MAX_MARKS : MAX_MARKS)) return false;
  return true;
}

function opensContainer(char: string, next: string | undefined): boolean {
  return char === '>' || ('-*+.)'.includes(char) && (next === ' ' || next === '\t'));
}

/** Blanks, and the digits of ordered list marks. */
function isMarkFiller(char: string): boolean {
  return char === ' ' || char === '\t' || (char >= '0' && char <= '9');
}
