import type { FeeTax } from '@marketplace/contract/seller-fees';

/** A goods line as its fee is charged: what it came to, and the rate that was agreed when it was ordered. */
export type ChargedLine = { line_total: number; basis_points: number };

/** Of 100 rupiah 0.5 and more is a whole one. Amounts are whole and positive. */
const roundHalfUp = (numerator: bigint, denominator: bigint): number =>
  Number((numerator * 2n + denominator) / (denominator * 2n));

/** PPN of 12 % on eleven twelfths of the fee. */
const taxPercent = 11n;

/** The same for whoever reckons what a sale leaves. */
export const feeTax: FeeTax = {
  name: 'PPN',
  basis_points: Number(taxPercent) * 100,
  explained: 'PPN 12% dari 11/12 biaya layanan, yaitu 11% dari biaya.',
};

/** Rounded once for each line, fee and tax alike; the sum is the sum of what was rounded. */
export function feeOf(lines: readonly ChargedLine[]): { fee: number; tax: number } {
  let [fee, tax] = [0, 0];
  for (const { line_total, basis_points } of lines) {
    const charged = roundHalfUp(BigInt(line_total) * BigInt(basis_points), 10_000n);
    fee += charged;
    tax += roundHalfUp(BigInt(charged) * taxPercent, 100n);
  }
  return { fee, tax };
}
