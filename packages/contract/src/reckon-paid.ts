/*
 * What is paid for a part of a goods line. A discount may leave a price that is no whole number; one function each for what is
 * charged or given back, and for what a form says beforehand.
 */

/** Half a rupiah and more is a whole one. */
export const partOf = (amount: number, part: number, whole: number): number =>
  whole === 0
    ? 0
    : Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole)));

type OrderedLine = { unit_price: number; ordered_quantity: number; ordered_discount: number };

/** What a line comes to with so many of it: what was taken off it as it was ordered is taken off these in proportion. */
export const loweredTotal = (
  { unit_price, ordered_quantity, ordered_discount }: OrderedLine,
  quantity: number,
): number => unit_price * quantity - partOf(ordered_discount, quantity, ordered_quantity);

/** A line as complaints about it are reckoned: what was paid for all of it, and how much of it they were about before. */
type PaidLine = { line_total: number; ordered_quantity: number; complained_before: number };

/** What was paid for so many more of a line: reckoned from the first on, all its parts come to what was paid for it. */
export const paidFor = (
  { line_total, ordered_quantity, complained_before }: PaidLine,
  quantity: number,
): number => {
  const upTo = (count: number) =>
    partOf(line_total, Math.min(count, ordered_quantity), ordered_quantity);
  return upTo(complained_before + quantity) - upTo(complained_before);
};
