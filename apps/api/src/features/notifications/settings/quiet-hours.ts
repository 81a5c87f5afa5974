import { minuteOf } from '@marketplace/contract/week-hours';
import { wallTime } from '../../../platform/indonesian-time.ts';

type Hours = { quiet_from: string | null; quiet_to: string | null };

/** Whether somebody wants to be left alone at a moment, by their own clock; the hours may go over midnight. */
export function isQuiet({ quiet_from, quiet_to }: Hours, time_zone: string, at: string): boolean {
  if (quiet_from === null || quiet_to === null) return false;
  const wall = wallTime(at, time_zone);
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes();
  const [from, to] = [minuteOf(quiet_from), minuteOf(quiet_to)];
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
