import { fieldErrorTable } from '@marketplace/contract/field-errors';
import {
  hoursProblems,
  type OpenSpan,
  type WeekHours,
  wholeDay,
} from '@marketplace/contract/week-hours';
import { isSame } from '../../platform/forms/merge-values.ts';

/** Monday first, as the server has them. */
export const dayNames = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu'] as const;
export type DayName = (typeof dayNames)[number];

export type DayHours = { kind: 'HOURS' | 'ALL_DAY' | 'CLOSED'; spans: OpenSpan[] };
export type HoursValues = Record<DayName, DayHours>;

/** What stands in the fields of a day that has had no hours yet. */
export const usualSpan: OpenSpan = { from: '08:00', to: '17:00' };

/** A field for a time knows no 24:00: midnight at the end of a day is typed as 00:00. */
const typed = ({ from, to }: OpenSpan): OpenSpan => ({ from, to: to === '24:00' ? '00:00' : to });
const meant = ({ from, to }: OpenSpan): OpenSpan => ({ from, to: to === '00:00' ? '24:00' : to });

/** A store that has said nothing is open all day. */
export const hoursValues = (weekdays: WeekHours | null): HoursValues =>
  Object.fromEntries(
    dayNames.map((name, day) => [name, dayHours(weekdays ? (weekdays[day] ?? []) : [wholeDay])]),
  ) as HoursValues;

function dayHours(spans: readonly OpenSpan[]): DayHours {
  const [first] = spans;
  if (!first) return { kind: 'CLOSED', spans: [usualSpan] };
  const isAllDay = first.from === wholeDay.from && first.to === wholeDay.to;
  return isAllDay
    ? { kind: 'ALL_DAY', spans: [usualSpan] }
    : { kind: 'HOURS', spans: spans.map(typed) };
}

export const weekOf = (values: HoursValues): OpenSpan[][] =>
  dayNames.map((name) => {
    const { kind, spans } = values[name];
    if (kind === 'CLOSED') return [];
    return kind === 'ALL_DAY' ? [wholeDay] : spans.map(meant);
  });

/** Only the days that are different from how the form began: others may have changed the rest. */
export function changedWeek(values: HoursValues, before: HoursValues) {
  const was = weekOf(before);
  return weekOf(values).map((spans, day) => (isSame(spans, was[day]) ? null : spans));
}

/** By the names that the server has for the fields; what is wrong with the whole week stands above it. */
export function hoursCheck(values: HoursValues): Record<string, string> {
  return Object.fromEntries(
    hoursProblems(weekOf(values)).map(({ path, code }) => [
      path.length === 0 ? 'form' : ['weekdays', ...path].join('.'),
      fieldErrorTable[code],
    ]),
  );
}

/** The same hours on every day. */
export const sameEveryDay = (hours: DayHours): HoursValues =>
  Object.fromEntries(dayNames.map((name) => [name, hours])) as HoursValues;

/** The week as it was before all days were made the same; what was changed since stays. */
export const undoSame = (now: HoursValues, before: HoursValues, copied: DayHours): HoursValues =>
  Object.fromEntries(
    dayNames.map((name) => [name, isSame(now[name], copied) ? before[name] : now[name]]),
  ) as HoursValues;
