import {
  enoughOrders,
  type PerformanceKind,
  type PerformanceLevel,
  performanceKinds,
} from '@marketplace/contract/analytics-words';
import type { PerformanceNumber } from '@marketplace/contract/seller-performance';

/** What a number of some days comes from: `value` of `of` orders or chats, of which `good` count for it. */
export type Measured = { value: number; good: number; of: number; counted: number };
export type MeasuredDays = Record<PerformanceKind, Measured>;

type Rule = { target: number; weight: number; isLess: boolean };

export const rules: Record<PerformanceKind, Rule> = {
  ACCEPTANCE: { target: 0.95, weight: 25, isLess: false },
  RESPONSE: { target: 120, weight: 15, isLess: true },
  ON_TIME: { target: 0.95, weight: 20, isLess: false },
  COMPLETION: { target: 0.95, weight: 15, isLess: false },
  COMPLAINTS: { target: 0.01, weight: 15, isLess: true },
  CHAT: { target: 0.9, weight: 10, isLess: false },
};

const levels: readonly { level: PerformanceLevel; from: number }[] = [
  { level: 'PERUNGGU', from: 0 },
  { level: 'PERAK', from: 60 },
  { level: 'EMAS', from: 80 },
  { level: 'PLATINUM', from: 92 },
];

const isEnough = ({ counted }: Measured) => counted >= enoughOrders;
const within = (points: number) => Math.min(100, Math.max(0, points));

/** 100 at the target; 0 at half of it or, where less is better, at twice. */
export function pointsOf(kind: PerformanceKind, value: number): number {
  const { target, isLess } = rules[kind];
  return within(isLess ? (2 - value / target) * 100 : (value / target - 0.5) * 200);
}

/** What a number weighs among those that have enough to go by. */
function weightsOf(days: MeasuredDays): Map<PerformanceKind, number> {
  const known = performanceKinds.filter((kind) => isEnough(days[kind]));
  const all = known.reduce((sum, kind) => sum + rules[kind].weight, 0);
  return new Map(known.map((kind) => [kind, rules[kind].weight / all]));
}

/** Told to one place behind the point, as it is shown. */
const rounded = (points: number) => Math.round(points * 10) / 10;

export function scoreOf(days: MeasuredDays): number | null {
  const weights = weightsOf(days);
  if (weights.size === 0) return null;
  const sum = [...weights].reduce(
    (sum, [kind, weight]) => sum + weight * pointsOf(kind, days[kind].value),
    0,
  );
  return rounded(sum);
}

export const levelOf = (score: number | null): PerformanceLevel | null =>
  score === null ? null : (levels.findLast(({ from }) => score >= from)?.level ?? null);

export function nextLevelOf(score: number | null) {
  const next = levels.find(({ from }) => score !== null && from > score);
  return next && score !== null ? { level: next.level, points: rounded(next.from - score) } : null;
}

/** How many more have to go well until the number is at its target. */
export function missingTo(kind: PerformanceKind, { good, of, counted }: Measured): number {
  const { target } = rules[kind];
  switch (kind) {
    // Half of all answers are within it then.
    case 'RESPONSE':
      return Math.max(0, of - 2 * good);
    // Deliveries that nobody complains of.
    case 'COMPLAINTS':
      return Math.max(0, Math.ceil(rest(good / target - of)));
    // By what it is worth, told in orders of the usual worth.
    case 'ACCEPTANCE':
      return Math.max(0, Math.ceil(rest((target * of - good) / (1 - target) / (of / counted))));
    default:
      return Math.max(0, Math.ceil(rest((target * of - good) / (1 - target))));
  }
}

/** Without what is left of dividing: 3.0000000001 are three. */
const rest = (value: number) => Math.round(value * 1e6) / 1e6;

export function numbersOf(days: MeasuredDays, before: MeasuredDays): PerformanceNumber[] {
  const weights = weightsOf(days);
  const score = scoreOf(days);
  return performanceKinds.map((kind) => {
    const measured = days[kind];
    const weight = weights.get(kind);
    const { target } = rules[kind];
    const { good, of } = measured;
    if (weight === undefined || score === null)
      return {
        kind,
        value: null,
        before: knownValue(before[kind]),
        target,
        points: null,
        weight: 0,
        good,
        of,
        lift: null,
      };
    const points = pointsOf(kind, measured.value);
    const gain = rounded(weight * (100 - points));
    const reached = levelOf(rounded(score + gain));
    return {
      kind,
      value: measured.value,
      before: knownValue(before[kind]),
      target,
      points: rounded(points),
      weight,
      good,
      of,
      lift:
        points < 100
          ? {
              missing: missingTo(kind, measured),
              points: gain,
              level: reached === levelOf(score) ? null : reached,
            }
          : null,
    };
  });
}

const knownValue = (measured: Measured) => (isEnough(measured) ? measured.value : null);
