/**
 * A text as it reads, for telling what must stay out: compatibility forms, case and characters that nobody sees are gone; accents
 * stay, unlike in `fold`, since they make another tag.
 */
export function plainSpelling(text: string): string {
  return (BEYOND_ASCII.test(text) ? text.normalize('NFKC').replace(UNSEEN, '') : text).toLowerCase();
}

const BEYOND_ASCII = /[^\n -~]/;
const UNSEEN = /\p{Cf}/gu;
