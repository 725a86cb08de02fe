import type { PageDate } from '../model';

/**
 * Reads a date as people write it into notes: `2026-04-07`, with a time, with a zone or `UTC`, `2026-04`, `2026`, `20260407`, `20260407T2130`, `202604072130`,
 * `19-03-2023 22:27` (day first), `March 2nd 2023, 1:30:22 pm`. Null for anything else. Without a zone, or with one
 * known by name only, it is taken as UTC. Date.parse is never asked: its answers differ between engines.
 */
export function pageDate(text: string): PageDate | null {
  const written = text.trim();
  if (written.length > MAX_CHARS) return null;
  const instant = fromNumbers(withColons(written)) ?? fromMonthName(written);
  return instant === null ? null : { text: written, instant };
}

/** The date of a file, ms since 1970, shown as a day; null for what is no time. */
export function fileDate(time: number | null): PageDate | null {
  if (time === null || !(Math.abs(time) <= MAX_TIME)) return null;
  return { text: new Date(time).toISOString().slice(0, 10), instant: time };
}

const MAX_CHARS = 64;
const MAX_TIME = 8.64e15;
const MINUTE = 60_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const TIME = /^(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)? ?([ap]m)?(?: ?(Z|[A-Z]{2,5}|[+-]\d{2}(?::?\d{2})?))?)?$/i;
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?(?![\d/.-])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?=$|[T ])/;
const COMPACT_TIME = /^(\d{8})[T ]?(\d{2})(\d{2})(\d{2})?(Z)?$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
const MONTH_FIRST = /^(?:[a-z]{3,9},? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i;
const DAY_THEN_MONTH = /^(?:[a-z]{3,9},? )?(\d{1,2})(?:st|nd|rd|th|\.)? ([a-z]{3,9})\.?,? (\d{4})(?!\d)/i;

/** `20260407T213000` and `202604072130` as `20260407T21:30:00`. */
function withColons(text: string): string {
  const match = COMPACT_TIME.exec(text);
  if (match === null) return text;
  const [, day, hour, minute, second = '00', zone = ''] = match;
  return `${day}T${hour}:${minute}:${second}${zone}`;
}

function fromNumbers(text: string): number | null {
  const compact = COMPACT.exec(text);
  if (compact) return instant(text, compact, [compact[1], compact[2], compact[3]]);
  const year = YEAR_FIRST.exec(text);
  if (year) return instant(text, year, [year[1], year[3] ?? '1', year[4] ?? '1']);
  const day = DAY_FIRST.exec(text);
  if (!day) return null;
  // `03/19/2023` can only be month first
  const monthFirst = Number(day[3]) > 12;
  return instant(text, day, monthFirst ? [day[4], day[1], day[3]] : [day[4], day[3], day[1]]);
}

function fromMonthName(text: string): number | null {
  const first = MONTH_FIRST.exec(text);
  if (first) return instant(text, first, [first[3], monthNumber(first[1]), first[2]]);
  const second = DAY_THEN_MONTH.exec(text);
  return second ? instant(text, second, [second[3], monthNumber(second[2]), second[1]]) : null;
}

function monthNumber(name: string | undefined): string {
  return String(MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1);
}

/** Year, month and day were matched at the start of the text; what follows must be a time, or nothing. */
function instant(text: string, match: RegExpExecArray, parts: readonly (string | undefined)[]): number | null {
  const time = TIME.exec(text.slice(match[0].length));
  if (!time) return null;
  const [year, month, day] = parts.map(Number) as [number, number, number];
  const hour = hourOfDay(Number(time[1] ?? 0), time[5]);
  const minute = Number(time[2] ?? 0);
  const second = Number(time[3] ?? 0);
  if (hour > 24 || minute > 59 || second > 60) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const ms = Number((time[4] ?? '0').padEnd(3, '0'));
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + ms - zoneOffset(time[6] ?? '');
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
}

/** Ms that the zone is ahead of UTC. */
function zoneOffset(zone: string): number {
  if (!/^[+-]/.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0);
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE;
}
