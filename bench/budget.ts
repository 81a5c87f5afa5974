import { medianOf } from './load.ts';
import { type Line, tell } from './report.ts';

type Budgeted = {
  benchmark: string;
  of: string;
  /** A sample a round, the reference's taken in the same round. */
  ours: number[];
  reference: number[];
  /** The most that is good; without one the line only informs. */
  budget?: number;
  format: (value: number) => string;
};

/** The median against a budget that stands by itself, beside the reference of the same rounds. */
export function againstBudget({ ours, reference, budget, format, ...rest }: Budgeted): Line {
  const ratios = ours
    .map((each, round) => each / (reference[round] ?? Number.NaN))
    .filter(Number.isFinite);
  return tell({
    ...rest,
    ours: spread(ours, format),
    reference: format(medianOf(reference)),
    ratio: ratios.length > 0 ? spread(ratios, (ratio) => ratio.toFixed(2)) : '-',
    bar: budget === undefined ? '-' : format(budget),
    held: budget === undefined ? undefined : medianOf(ours) <= budget,
  });
}

function spread(values: number[], format: (value: number) => string): string {
  const middle = format(medianOf(values));
  if (values.length === 1) return middle;
  return `${middle} (${format(Math.min(...values))} to ${format(Math.max(...values))})`;
}
