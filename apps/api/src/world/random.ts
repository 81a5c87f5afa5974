/** Numbers from 0 up to, and never, 1. */
export type Random = () => number;

/** sfc32: the same keys give the same numbers, in any order of use, on any machine. */
export function seeded(seed: number, stream: number, first = 0, second = 0): Random {
  let a = seed | 0;
  let b = stream | 0;
  let c = first | 0;
  let counter = second | 0;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 15; round++) next();
  return next;
}

export const between = (random: Random, min: number, max: number): number =>
  min + random() * (max - min);

/** A whole number, both ends included. */
export const wholeBetween = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

export const chance = (random: Random, probability: number): boolean => random() < probability;

export function pick<T>(random: Random, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}

export type Weighted<T> = readonly (readonly [T, number])[];

export function pickWeighted<T>(random: Random, choices: Weighted<T>): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return at(choices, choices.length - 1)[0];
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const result = [...list];
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [result[index], result[other]] = [at(result, other), at(result, index)];
  }
  return result;
}

/** Whole sizes that fall by Zipf's law, the largest first, and add up to the total. */
export function zipfSizes(total: number, count: number, exponent: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => (rank + 1) ** -exponent);
  const sum = weights.reduce((left, right) => left + right, 0);
  let given = 0;
  let reached = 0;
  // Rounding the running sum, not each share, is what makes the sizes add up.
  return weights.map((weight) => {
    reached += weight;
    const size = Math.round((total * reached) / sum) - given;
    given += size;
    return size;
  });
}

/** A uuid with the marks of version 4. */
export function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const variant = '89ab'.charAt(Math.floor(random() * 4));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The element at a place that is known to exist. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  if (index < 0 || index >= list.length) throw new RangeError(`no element at ${index}`);
  return list[index] as T;
}
