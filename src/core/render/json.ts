import type { LeftOut, Notice, Pack, PackItem } from '../model';

/**
 * The pack as JSON (schema 1): two spaces, keys always in the same order, paths from the wiki root, a final newline.
 * `included` and `dropped` count `pages` and `leftOut`.
 */
export function renderJson(pack: Pack): string {
  const document = {
    schemaVersion: 1,
    topic: pack.topic,
    mode: pack.mode,
    generated: pack.generated,
    budget: pack.budget,
    actualTokens: pack.actualTokens,
    candidates: pack.candidates,
    included: pack.pages.length,
    dropped: pack.leftOut.length,
    pages: pack.pages.map(pageEntry),
    leftOut: pack.leftOut.map(leftOutEntry),
    notices: pack.notices.map(noticeEntry),
    markdown: pack.markdown,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function pageEntry({ path, title, tier, score, reasons, form, tokens }: PackItem) {
  return { path, title, tier, score, reasons: reasons.map(({ rule, points, match }) => ({ rule, points, match })), form, tokens };
}

function leftOutEntry({ path, title, tier, score, reason, tokensNeeded }: LeftOut) {
  return { path, title, tier, score, reason, tokensNeeded };
}

function noticeEntry({ code, path, message }: Notice) {
  return { code, path, message };
}
