import { startOfDay, wallTime } from '../../../platform/indonesian-time.ts';

const dayMs = 86_400_000;
const asDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export type FeeWeek = {
  /** A Monday and the Sunday after it. */
  week_from: string;
  week_until: string;
  /** The moment that the week is over. */
  ends_at: string;
};

/** The last week, Monday to Sunday by the store's clock, that is over at a moment. */
export function weekBefore(at: string, time_zone: string): FeeWeek {
  const today = Math.floor(wallTime(at, time_zone).getTime() / dayMs) * dayMs;
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = today - sinceMonday * dayMs;
  return {
    week_from: asDay(monday - 7 * dayMs),
    week_until: asDay(monday - dayMs),
    ends_at: new Date(startOfDay(asDay(monday), time_zone)).toISOString(),
  };
}
