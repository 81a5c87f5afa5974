import { dayAfter, startOfDay } from '../../../platform/indonesian-time.ts';
import type { DaysOff } from './days-off.ts';

/**
 * The instant so many hours later, on a clock that stands still while the store is closed. Ranges follow in
 * order and do not overlap; their days are the store's own.
 */
export function addOpenHours(
  since: string,
  hours: number,
  ranges: readonly DaysOff[],
  time_zone: string,
): string {
  let at = Date.parse(since);
  let left = hours * 3_600_000;
  for (const { date_from, date_to } of ranges) {
    const closes = startOfDay(date_from, time_zone);
    const opens = startOfDay(dayAfter(date_to), time_zone);
    if (opens <= at) continue;
    const before = Math.max(0, closes - at);
    if (before >= left) break;
    left -= before;
    at = opens;
  }
  return new Date(at + left).toISOString();
}
