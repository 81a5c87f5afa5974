/**
 * An amount parted by weight, to the rupiah: what rounding leaves goes to the largest remainders, of two alike to the first.
 * No part is larger than its room; what a room is too small for goes where there is some. Products of two amounts are beyond what
 * a number tells apart.
 */
export function parted(
  amount: number,
  weights: readonly number[],
  rooms: readonly number[],
): number[] {
  const whole = byWeight(amount, weights);
  const parts = whole.map((part, index) => Math.min(part, rooms[index] ?? 0));
  const left = amount - sumOf(parts);
  if (left <= 0) return parts;
  const more = byWeight(
    left,
    parts.map((part, index) => (rooms[index] ?? 0) - part),
  );
  return parts.map((part, index) => part + (more[index] ?? 0));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

function byWeight(amount: number, weights: readonly number[]): number[] {
  const total = BigInt(sumOf(weights));
  if (total === 0n) return weights.map(() => 0);
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, part: Number(product / total), remainder: product % total };
  });
  let left = amount - sumOf(shares.map(({ part }) => part));
  const parts = shares.map(({ part }) => part);
  const largestFirst = shares.toSorted((one, other) =>
    one.remainder === other.remainder
      ? one.index - other.index
      : one.remainder < other.remainder
        ? 1
        : -1,
  );
  for (const { index } of largestFirst) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
