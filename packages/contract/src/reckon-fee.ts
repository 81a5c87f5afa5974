/** A goods line as its fee is charged: what it came to, and the rate that was agreed when it was ordered. */
export type ChargedLine = { line_total: number; basis_points: number };

/** Half a rupiah and more is a whole one. Amounts are whole and positive. */
const shareOf = (amount: number, basis_points: number): number =>
  Number((BigInt(amount) * BigInt(basis_points) * 2n + 10_000n) / 20_000n);

/**
 * Rounded once for each line, fee and tax alike; the sum is the sum of what was rounded. One function for what is charged
 * and for what is told beforehand.
 */
export function reckonFee(
  lines: readonly ChargedLine[],
  tax_basis_points: number,
): { fee: number; tax: number } {
  let [fee, tax] = [0, 0];
  for (const { line_total, basis_points } of lines) {
    const charged = shareOf(line_total, basis_points);
    fee += charged;
    tax += shareOf(charged, tax_basis_points);
  }
  return { fee, tax };
}
