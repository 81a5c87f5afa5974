import type { Tx } from '../../../platform/db/handle.ts';
import { countTaken, type Taken } from './count-taken.service.ts';
import { deleteUses } from './usable-vouchers.sql.ts';

/**
 * What of a discount of one line comes back, of any kind: on lowering the differences, of an order that came to nothing all that is
 * left. `sales` is by how much less is paid for the line.
 */
export type GivenBack = Taken;

type OrderGivingBack = {
  store_id: string;
  order_id: string;
  buyer_store_id: string;
  items: readonly GivenBack[];
  /** The order came to nothing: it no longer uses up a voucher either. Then all its discounts are named. */
  whole: boolean;
};

/** Comes before stock is released, and is told of by `publishPromotions` as taking is. */
export async function giveBackDiscounts(
  db: Tx,
  { store_id, order_id, items, whole }: OrderGivingBack,
): Promise<void> {
  const taken = items.map((each) => ({
    ...each,
    quantity: -each.quantity,
    amount: -each.amount,
    platform_amount: -each.platform_amount,
    sales: -each.sales,
  }));
  const voucher_ids = await countTaken(db, store_id, taken, whole ? -1 : 0);
  if (whole && voucher_ids.length > 0) await deleteUses(db, { store_id, order_id }, voucher_ids);
}
