export type DaysOff = { date_from: string; date_to: string };

/** `2026-08-18` of `2026-08-17`. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The first day from today on that is in none of the ranges, if today is in one; they follow in order. */
export function reopeningDay(today: string, ranges: readonly DaysOff[]): string | undefined {
  let day = today;
  for (const { date_from, date_to } of ranges) {
    if (date_from <= day && day <= date_to) day = dayAfter(date_to);
  }
  return day === today ? undefined : day;
}
