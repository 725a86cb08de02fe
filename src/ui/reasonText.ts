import type { Reason } from '../core/model';

/** A reason as a person reads it: `title +5`, `tag garden +3`; a date has no points that say anything. */
export function reasonText({ rule, points, match }: Reason): string {
  if (rule === 'pinned') return rule;
  const words = match === '' || rule === 'title' ? rule : `${rule} ${match}`;
  return rule === 'updated' ? words : `${words} +${Math.round(points * 100) / 100}`;
}
