import type { Days } from '../weeks.ts';
import type { DaySum } from './sales.sql.ts';

type Measure = 'revenue' | 'orders' | 'units';

/** What the days from one to another come to. */
export function added<M extends Measure>(
  sums: readonly DaySum[],
  { from, to }: Days,
  measures: readonly M[],
): Record<M, number> {
  const within = sums.filter(({ day }) => from <= day && day <= to);
  return Object.fromEntries(
    measures.map((name) => [name, within.reduce((sum, each) => sum + each[name], 0)]),
  ) as Record<M, number>;
}
