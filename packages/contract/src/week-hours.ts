import type { UsualFieldErrorCode } from './field-errors.ts';

/** From when to when a store is open on one day, as its clock shows it; `24:00` is the end of the day. */
export type OpenSpan = { from: string; to: string };

/** Seven days, Monday first. A day with nothing in it is one on which the store is closed. */
export type WeekHours = readonly (readonly OpenSpan[])[];

/** What is to change of a week; null where a day stays as it is. */
export type WeekChange = readonly (WeekHours[number] | null)[];

export const daysOfWeek = 7;
export const mostSpans = 4;
export const wholeDay: OpenSpan = { from: '00:00', to: '24:00' };

const clockText = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** How many minutes after midnight it is. */
export const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

type Problem = { path: (number | 'from' | 'to')[]; code: UsualFieldErrorCode };

/** What is wrong with the hours of a week, and where; a form says it before the server does, in the same words. */
export function hoursProblems(week: WeekChange): Problem[] {
  const problems = week.flatMap((spans, day) =>
    (spans ?? []).flatMap((span, index) =>
      problemsOf(span, spans?.slice(0, index) ?? []).map(({ path, code }) => ({
        path: [day, index, ...path],
        code,
      })),
    ),
  );
  const isNeverOpen = week.every((spans) => spans?.length === 0);
  return isNeverOpen ? [...problems, { path: [], code: 'never_open' }] : problems;
}

function problemsOf({ from, to }: OpenSpan, before: readonly OpenSpan[]): Problem[] {
  const unclear = (['from', 'to'] as const).filter(
    (end) => !clockText.test(end === 'from' ? from : to),
  );
  if (unclear.length > 0) return unclear.map((end) => ({ path: [end], code: 'clock_unclear' }));
  if (minuteOf(to) <= minuteOf(from)) return [{ path: ['to'], code: 'hours_reversed' }];
  const overlaps = before.some((other) => other.from < to && from < other.to);
  return overlaps ? [{ path: ['from'], code: 'hours_overlap' }] : [];
}
