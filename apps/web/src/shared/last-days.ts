import { dayAfter, dayIn } from '../platform/format/time.ts';
import { useAppState } from '../platform/services.ts';
import { timeZonesOf } from '../platform/use-time-zone.ts';

type Days = { date_from: string; date_to: string };

/** The last so many days up to today, which in some stores may have begun while in others it has not: of all of them. */
export function lastDays(count: number, todays: readonly string[]): Days {
  const ordered = [...todays].sort();
  const [first = '', last = first] = [ordered[0], ordered.at(-1)];
  return { date_from: dayAfter(first, 1 - count), date_to: last };
}

/** The same by the clocks of the stores that are looked at. */
export function useLastDays(): (count: number) => Days {
  const zones = timeZonesOf(useAppState(({ store }) => store));
  const todays = zones.map((zone) => dayIn(Date.now(), zone));
  return (count) => lastDays(count, todays);
}
