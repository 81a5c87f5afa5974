import type { Random } from './random.ts';

/** Four or five calls an order: this many keep a person well below what the API takes from one. */
const mostOrdersOfOne = 100;

/** The rate asked for, as far as so few buyers can keep it up. */
export const possibleRate = (ordersPerMinute: number, buyers: number): number =>
  Math.min(ordersPerMinute, buyers * mostOrdersOfOne);

/** How long a pause may be, in mean pauses: chance alone would now and then keep a demo still. */
const longest = 4;

/** Milliseconds to the next order: shops do not ask each other when to order (a Poisson process). */
export function nextGap(random: Random, ordersPerMinute: number): number {
  const gap = -Math.log(1 - random());
  return Math.min(gap, longest) * meanGap(ordersPerMinute);
}

/** A beat, in milliseconds: what takes minutes at the usual rate takes seconds in a hurry. */
export const beatOf = (ordersPerMinute: number): number =>
  Math.min(meanGap(ordersPerMinute), 15_000);

/** How busy small shops are at this hour, by Jakarta's clock; the night is quiet, not dead. */
export function busyness(now: number): number {
  const hour = new Date(now + 7 * 3_600_000).getUTCHours();
  return hours.find(([until]) => hour < until)?.[1] ?? 0.5;
}

const hours: readonly (readonly [until: number, share: number])[] = [
  [5, 0.4],
  [7, 0.9],
  [11, 1.3],
  [15, 1],
  [19, 1.2],
  [22, 0.8],
];

const meanGap = (ordersPerMinute: number) => 60_000 / ordersPerMinute;

/** How long to leave the API alone after so many failures in a row. */
export const backOff = (failures: number): number => Math.min(1_000 * 2 ** (failures - 1), 60_000);
