/** Numbers from 0 up to, and never, 1. */
export type Random = () => number;

/** The same seed gives the same numbers (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (random: Random, min: number, max: number): number =>
  min + random() * (max - min);

/** A whole number, both ends included. */
export const wholeBetween = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

export const chance = (random: Random, probability: number): boolean => random() < probability;

export const pick = <T>(random: Random, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];

export function pickWeighted<T>(
  random: Random,
  list: readonly T[],
  weightOf: (each: T) => number,
): T | undefined {
  let left = random() * list.reduce((sum, each) => sum + weightOf(each), 0);
  return list.find((each) => {
    left -= weightOf(each);
    return left < 0;
  });
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((each) => ({ each, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ each }) => each);
}
