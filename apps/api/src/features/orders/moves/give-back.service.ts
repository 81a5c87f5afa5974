import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { type GivenBack, giveBackDiscounts } from '../../promotions/pricing/give-back.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { readTaken } from '../record/order-discounts.sql.ts';
import type { LineOfOrder } from './reduce-order.sql.ts';

/*
 * Both come after the order's row is locked and before its stock is, as quotas are taken where it is placed.
 */

/** An order that comes to nothing gives back all that it has taken of promotions and vouchers. Says whether that is anything. */
export async function giveBackAll(db: Tx, store: OneStore, order: OrderRecord): Promise<boolean> {
  const items = await readTaken(db, store, order.id);
  await giveBack(db, store, order, { items, whole: true });
  return items.length > 0;
}

/** Lines that are lowered give back what they no longer have. */
export const giveBackPart = (
  db: Tx,
  store: OneStore,
  order: OrderRecord,
  lowered: readonly (LineOfOrder & { before: LineOfOrder; less: number })[],
): Promise<void> => {
  const items = lowered.flatMap(({ inventory_id, discounts, before, less: sales }) =>
    discounts.map(({ kind, source_id, ...after }, index): GivenBack => {
      const was = before.discounts[index] ?? after;
      return {
        ...{ kind, source_id, inventory_id, sales },
        quantity: was.quantity - after.quantity,
        amount: was.amount - after.amount,
        platform_amount: was.platform_amount - after.platform_amount,
      };
    }),
  );
  return giveBack(db, store, order, { items, whole: false });
};

async function giveBack(
  db: Tx,
  { store_id }: OneStore,
  { id: order_id, buyer_store_id }: OrderRecord,
  what: { items: readonly GivenBack[]; whole: boolean },
): Promise<void> {
  if (what.items.length === 0) return;
  await giveBackDiscounts(db, { store_id, order_id, buyer_store_id, ...what });
}
