/** The heading that a trimmed line is by its `#` marks, without marks at its end; null when it is none. */
export function atxHeading(text: string): { text: string; level: number } | null {
  let level = 0;
  while (text[level] === '#') level++;
  const isHeading = level >= 1 && level <= 6 && (text.length === level || text[level] === ' ' || text[level] === '\t');
  return isHeading ? { text: withoutClosing(text.slice(level).trim()), level } : null;
}

/** The level that a trimmed line gives to the paragraph above it: 1 for `===`, 2 for `---`, 0 for none. */
export function underlineLevel(text: string): number {
  if (!UNDERLINE.test(text)) return 0;
  return text[0] === '=' ? 1 : 2;
}

const UNDERLINE = /^(?:=+|-+)$/;

/** `Title ##` is `Title`; `C#` is `C#`. */
function withoutClosing(text: string): string {
  let end = text.length;
  while (text[end - 1] === '#') end--;
  if (end === text.length || (end > 0 && text[end - 1] !== ' ' && text[end - 1] !== '\t')) return text;
  return text.slice(0, end).trimEnd();
}
