import { dayAfter } from '../../../platform/indonesian-time.ts';

export type DaysOff = { date_from: string; date_to: string };

/** The first day from today on that is in none of the ranges, if today is in one; they follow in order. */
export function reopeningDay(today: string, ranges: readonly DaysOff[]): string | undefined {
  let day = today;
  for (const { date_from, date_to } of ranges) {
    if (date_from <= day && day <= date_to) day = dayAfter(date_to);
  }
  return day === today ? undefined : day;
}
