import type { DatedFeeRate, FeeTax, SellerFee } from '@marketplace/contract/seller-fees';
import type { Db } from '../../platform/db/handle.ts';
import { fail } from '../../platform/failure.ts';
import { feeTax } from './fees.ts';
import { type FeeOfNow, readFeesOfNow, readRatesOf } from './seller-fees.sql.ts';

export async function listSellerFees(db: Db): Promise<{ fees: SellerFee[]; tax: FeeTax }> {
  return { fees: (await readFeesOfNow(db)).map(toSellerFee), tax: feeTax };
}

export async function sellerFeeDetail(
  db: Db,
  category_id: string | undefined,
): Promise<{ fee: SellerFee; rates: DatedFeeRate[]; tax: FeeTax }> {
  const [fee = fail('category_not_found')] = await readFeesOfNow(db, category_id ?? null);
  return { fee: toSellerFee(fee), rates: await readRatesOf(db, category_id ?? null), tax: feeTax };
}

const toSellerFee = ({ next_basis_points, next_valid_from, ...fee }: FeeOfNow): SellerFee => ({
  ...fee,
  next:
    next_basis_points === null || next_valid_from === null
      ? null
      : { basis_points: next_basis_points, valid_from: next_valid_from },
});
