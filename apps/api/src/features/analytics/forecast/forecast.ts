import {
  type ForecastMethod,
  forecastWeeks,
  heldBackWeeks,
  type WhyNoForecast,
} from '@marketplace/contract/analytics-words';

/** The weeks a method is chosen by, before those that are held back; it begins with the four before them at least. */
const choosing = 3;

type Method = (before: readonly number[]) => number;

const smoothed =
  (share: number): Method =>
  (before) =>
    before.reduce((level, value) => level + share * (value - level), before[0] ?? 0);

/** What the next week is told to be by the weeks before it. */
const methods: Record<ForecastMethod, Method> = {
  SLOW: smoothed(0.2),
  STEADY: smoothed(0.4),
  QUICK: smoothed(0.6),
  // Wages come once in four weeks or so.
  SEASONAL: (before) => before.at(-4) ?? 0,
};

const sameAsLast: Method = (before) => before.at(-1) ?? 0;

/** By how much a method misses weeks from one to another, each told from those before it alone. */
const misses = (method: Method, weeks: readonly number[], from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => {
    const week = from + index;
    return Math.abs((weeks[week] ?? 0) - method(weeks.slice(0, week)));
  });

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export type Forecast = {
  expected: number | null;
  low: number | null;
  high: number | null;
  method: ForecastMethod | null;
  missed_by: number | null;
  last_missed_by: number | null;
  why_not: WhyNoForecast | null;
};

const none = { expected: null, low: null, high: null, method: null };

/**
 * The week that comes, by the weeks so far, the oldest first. Which method is chosen by some weeks; whether it is any good is judged by later
 * ones, which it has not seen: where it misses them by no less than "the same as last week" does, nothing is told. The range is as wide as it
 * has missed the worst of them.
 */
export function forecast(weeks: readonly number[]): Forecast {
  const begin = weeks.findIndex((value) => value !== 0);
  const known = begin < 0 ? [] : weeks.slice(begin);
  if (known.length < forecastWeeks)
    return { ...none, missed_by: null, last_missed_by: null, why_not: 'TOO_SHORT' };
  const judgedFrom = known.length - heldBackWeeks;
  const chosenBy = ([, method]: readonly [ForecastMethod, Method]) =>
    mean(misses(method, known, judgedFrom - choosing, judgedFrom));
  const [name, method] = (Object.entries(methods) as [ForecastMethod, Method][]).reduce(
    (best, other) => (chosenBy(other) < chosenBy(best) ? other : best),
  );
  const missed = misses(method, known, judgedFrom, known.length);
  const missed_by = Math.round(mean(missed));
  const last_missed_by = Math.round(mean(misses(sameAsLast, known, judgedFrom, known.length)));
  if (missed_by >= last_missed_by)
    return { ...none, missed_by, last_missed_by, why_not: 'NOT_BETTER' };
  const expected = Math.max(0, method(known));
  const widest = Math.max(...missed);
  return {
    expected: Math.round(expected),
    low: Math.max(0, Math.round(expected - widest)),
    high: Math.round(expected + widest),
    method: name,
    missed_by,
    last_missed_by,
    why_not: null,
  };
}
