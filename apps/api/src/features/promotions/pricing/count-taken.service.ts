import type { DiscountKind } from '@marketplace/contract/promotion-words';
import type { Tx } from '../../../platform/db/handle.ts';
import { countPrices, countPromotions } from './promotion-prices.sql.ts';
import { countVouchers } from './usable-vouchers.sql.ts';

/** What a line takes, or with negative numbers gives back. */
export type Taken = {
  kind: DiscountKind;
  source_id: string;
  inventory_id: string;
  quantity: number;
  amount: number;
  platform_amount: number;
  /** What is paid for the line. */
  sales: number;
};

/**
 * What promotions and vouchers came to: listings, then the store's promotions, then vouchers, each by their ids, as they are locked
 * where it is reckoned. `orders` is how many orders it is more, 1, 0 or -1. Answers with the vouchers.
 */
export async function countTaken(
  db: Tx,
  store_id: string,
  taken: readonly Taken[],
  orders: 1 | 0 | -1,
): Promise<string[]> {
  const inPromotions = taken
    .filter(({ kind }) => kind === 'PROMOTION')
    .map(({ source_id, inventory_id, quantity, amount, platform_amount, sales }) => ({
      ...{ promotion_id: source_id, inventory_id, orders, units: quantity, sales },
      ...{ discount: amount, platform_amount },
    }));
  await countPrices(db, store_id, inPromotions);
  await countPromotions(db, store_id, inPromotions, orders);
  const byVoucher = Map.groupBy(
    taken.filter(({ kind }) => kind !== 'PROMOTION'),
    ({ source_id }) => source_id,
  );
  const ofVouchers = [...byVoucher].map(([voucher_id, lines]) => ({
    voucher_id,
    orders,
    sales: lines.reduce((sum, { sales }) => sum + sales, 0),
    discount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }));
  await countVouchers(db, store_id, ofVouchers);
  return [...byVoucher.keys()];
}
