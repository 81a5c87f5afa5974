import { trendWeeks } from '@marketplace/contract/analytics-words';
import { dayAfter } from '../../platform/indonesian-time.ts';

/** Days, both of them included. */
export type Days = { from: string; to: string };

/** The Monday of the week a day is in. */
export const mondayOf = (day: string): string =>
  dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The days a week has had so far, the same of the week before, and all those that are drawn beside them. */
export function weekOf(start_week: string, today: string): { now: Days; before: Days; all: Days } {
  const to = earlier(dayAfter(start_week, 6), today);
  return {
    now: { from: start_week, to },
    before: { from: dayAfter(start_week, -7), to: dayAfter(to, -7) },
    all: { from: dayAfter(start_week, -7 * (trendWeeks - 1)), to },
  };
}

export const daysOf = ({ from, to }: Days): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
};
