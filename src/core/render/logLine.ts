import type { Pack } from '../model';

/** A longer topic is cut in the log: the entry says which run it was, the pack says the rest. UTF-16 units. */
const TOPIC_LIMIT = 200;

/**
 * One run as one line of `log.md`, without its line end. Whatever the topic holds, it stays one entry, and it gives the
 * log no tag, link, comment or quote of its own: what markdown would act on is escaped with a backslash.
 */
export function logLine(pack: Pack): string {
  const topic = pack.mode === 'recent' ? 'recent activity' : inert(cut(oneLine(pack.topic)));
  return `- [${pack.generated}] CONTEXT_PACK topic="${topic}" budget=${pack.budget} actual_tokens=${pack.actualTokens}`
    + ` pages_included=${pack.pages.length} pages_dropped=${pack.leftOut.length}`;
}

/**
 * The log with one more line. What was there is an exact prefix of what comes back; line ends are in the log's own
 * style, and a last line that was left open is closed first.
 */
export function appendLogLine(log: string, line: string): string {
  const end = lineEnd(log);
  const isOpen = log !== '' && !log.endsWith('\n') && !log.endsWith('\r');
  return `${log}${isOpen ? end : ''}${line}${end}`;
}

/** Line breaks of every kind, other control characters and marks that turn the writing direction become blanks; what nobody sees goes. */
function oneLine(text: string): string {
  return text.replace(/[\u200b\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu, '').replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

function cut(text: string): string {
  if (text.length <= TOPIC_LIMIT) return text;
  const last = text.charCodeAt(TOPIC_LIMIT - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return `${text.slice(0, splitsPair ? TOPIC_LIMIT - 1 : TOPIC_LIMIT)}…`;
}

/** `%%` and `$$` would hide or swallow every later entry, not only this one. */
function inert(text: string): string {
  return text.replace(/["\\#[\]<`%$]/g, '\\$&');
}

function lineEnd(log: string): string {
  const feed = log.indexOf('\n');
  if (feed < 0) return log.includes('\r') ? '\r' : '\n';
  return log[feed - 1] === '\r' ? '\r\n' : '\n';
}
