import { type ChargedLine, reckonFee } from '@marketplace/contract/reckon-fee';
import type { FeeTax } from '@marketplace/contract/seller-fees';

/** PPN of 12 % on eleven twelfths of the fee. The same for whoever reckons what a sale leaves. */
export const feeTax: FeeTax = {
  name: 'PPN',
  basis_points: 1_100,
  explained: 'PPN 12% dari 11/12 biaya layanan, yaitu 11% dari biaya.',
};

export const feeOf = (lines: readonly ChargedLine[]): { fee: number; tax: number } =>
  reckonFee(lines, feeTax.basis_points);
