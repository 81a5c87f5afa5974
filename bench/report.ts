import { availableParallelism, cpus } from 'node:os';
import { type Measured, medianOf } from './load.ts';

/** One line of the table. */
export type Line = {
  benchmark: string;
  of: string;
  ours: string;
  reference: string;
  ratio: string;
  bar: string;
  /** Undefined where there is no bar to hold. */
  held: boolean | undefined;
};

type Comparison = {
  benchmark: string;
  of: string;
  ours: Measured[];
  reference: Measured[];
  /** How many times slower than the reference is still good. */
  bar: number;
};

export const compareP50 = (comparison: Comparison): Line =>
  compare(comparison, {
    name: 'p50',
    value: (measured) => measured.p50,
    slowness: (ours, reference) => ours / reference,
    format: (value) => `${value.toFixed(2)} ms`,
  });

export const compareP95 = (comparison: Comparison): Line =>
  compare(comparison, {
    name: 'p95',
    value: (measured) => measured.p95,
    slowness: (ours, reference) => ours / reference,
    format: (value) => `${value.toFixed(2)} ms`,
  });

export const compareThroughput = (comparison: Comparison): Line =>
  compare(comparison, {
    name: 'throughput',
    value: (measured) => measured.perSecond,
    slowness: (ours, reference) => reference / ours,
    format: (value) => `${Math.round(value)}/s`,
  });

type Quantity = {
  name: string;
  value: (measured: Measured) => number;
  slowness: (ours: number, reference: number) => number;
  format: (value: number) => string;
};

/** The median of the rounds' ratios, with the smallest and the largest. */
function compare(comparison: Comparison, { name, value, slowness, format }: Quantity): Line {
  const ours = comparison.ours.map(value);
  const reference = comparison.reference.map(value);
  const ratios = ours.map((each, round) => slowness(each, reference[round] ?? Number.NaN));
  const [low, middle, high] = [Math.min(...ratios), medianOf(ratios), Math.max(...ratios)];
  return tell({
    benchmark: comparison.benchmark,
    of: `${comparison.of}, ${name}`,
    ours: format(medianOf(ours)),
    reference: format(medianOf(reference)),
    ratio: `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    bar: `${comparison.bar}x`,
    held: middle <= comparison.bar,
  });
}

/** A line is also printed as soon as it is known. */
export function tell(line: Line): Line {
  const verdict = line.held === undefined ? 'told' : line.held ? 'held' : 'MISSED';
  console.log(
    `  ${line.of}: ${line.ours}, reference ${line.reference}, ratio ${line.ratio}, bar ${line.bar}: ${verdict}`,
  );
  return line;
}

export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.benchmark,
    line.of,
    line.ours,
    line.reference,
    line.ratio,
    line.bar,
    line.held === undefined ? '-' : line.held ? 'yes' : '**no**',
  ]);
  const head = ['benchmark', 'case', 'ours', 'reference', 'ratio (spread)', 'bar', 'held'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

export function machine(postgresVersion: string | undefined): string {
  const [cpu] = cpus();
  const model = cpu?.model && cpu.model !== 'unknown' ? `, ${cpu.model}` : '';
  return [
    `${availableParallelism()} cores ${process.arch}${model}`,
    `Node ${process.version}`,
    ...(postgresVersion ? [`PostgreSQL ${postgresVersion}`] : []),
    new Date().toISOString().slice(0, 10),
  ].join('; ');
}
