import { minuteOf, type WeekHours } from '@marketplace/contract/week-hours';
import { dayAfter, dayIn, startOfDay } from '../../../platform/indonesian-time.ts';
import type { DaysOff } from './days-off.ts';

/** When a store is open: its weekdays, the days off that override them, and the zone that both are meant in. */
export type StoreCalendar = {
  /** Null: always, but for the days off. */
  weekdays: WeekHours | null;
  days_off: readonly DaysOff[];
  time_zone: string;
};

/** Milliseconds, the end not included. */
type Span = { from: number; to: number };

const minute = 60_000;
const dayMs = 86_400_000;

export function isOpenAt(at: string, calendar: StoreCalendar): boolean {
  const moment = Date.parse(at);
  return spansOn(dayIn(at, calendar.time_zone), calendar).some(
    ({ from, to }) => from <= moment && moment < to,
  );
}

/** Days off can be announced two years ahead, and 60 at once; who is closed for longer than this opens nobody knows when. */
const furthestDays = 800;
/** Nobody waits longer for an answer. */
const longestWaitDays = 90;

/** The next moment from then on at which the store is open. */
export function opensFrom(at: string, calendar: StoreCalendar): string | null {
  const moment = Date.parse(at);
  let day = dayIn(at, calendar.time_zone);
  for (let count = 0; count < furthestDays; count += 1) {
    const next = spansOn(day, calendar).find(({ to }) => to > moment);
    if (next) return new Date(Math.max(next.from, moment)).toISOString();
    day = dayAfter(day);
  }
  return null;
}

/** How many minutes of a stretch the store was open; what is longer than that many days counts as they do. */
export function openMinutesBetween(from: string, to: string, calendar: StoreCalendar): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  let open = 0;
  let day = dayIn(from, calendar.time_zone);
  for (let count = 0; count < longestWaitDays; count += 1) {
    const spans = spansOn(day, calendar);
    if (startOfDay(day, calendar.time_zone) >= end) break;
    for (const span of spans)
      open += Math.max(0, Math.min(span.to, end) - Math.max(span.from, begin));
    day = dayAfter(day);
  }
  return Math.floor(open / minute);
}

function spansOn(day: string, { weekdays, days_off, time_zone }: StoreCalendar): Span[] {
  if (days_off.some(({ date_from, date_to }) => date_from <= day && day <= date_to)) return [];
  const midnight = startOfDay(day, time_zone);
  if (weekdays === null) return [{ from: midnight, to: midnight + dayMs }];
  return (weekdays[weekdayOf(day)] ?? []).map(({ from, to }) => ({
    from: midnight + minuteOf(from) * minute,
    to: midnight + minuteOf(to) * minute,
  }));
}

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;
