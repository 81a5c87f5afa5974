import type { UnpaidQuery } from '@marketplace/contract/order-unpaid';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import {
  type BuyerScope,
  type StoreScope,
  storeIn,
  systemBuyerScope,
  systemScope,
} from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from '../moves/move-order.service.ts';
import { releaseOrderStock } from '../moves/order-stock.service.ts';
import { type OrderKey, readOrder } from '../record/move-order.sql.ts';
import {
  countOtherClaims,
  countUnpaid,
  findUnarrived,
  heldUnpaid,
  lockUnpaid,
  readUnpaid,
} from './unpaid-orders.sql.ts';

const mostOfStore = 3;
const mostOfAll = 10;
const mostTakenBack = 10;
const mostClaimed = 2;
const mostListed = 200;

/**
 * How many transfers a buyer may owe at once: stock that nobody has paid for is kept from those who would. What
 * they let expire counts for a day, and so do many that they took back: ordered anew, it would be held for ever.
 */
export async function refuseManyUnpaid(db: Tx, scope: BuyerScope, store_id: string): Promise<void> {
  await lockUnpaid(db, scope, store_id);
  const { here, everywhere, taken_back } = await countUnpaid(db, scope, store_id);
  if (here >= mostOfStore || everywhere >= mostOfAll || taken_back >= mostTakenBack)
    fail('unpaid_limit_reached');
}

/** A word holds the goods for a day instead of two hours, and costs nothing: so many at a time. */
export async function refuseManyClaims(
  db: Tx,
  scope: BuyerScope,
  order: { id: string; store_id: string },
): Promise<void> {
  await lockUnpaid(db, scope, order.store_id);
  if ((await countOtherClaims(db, scope, order)) >= mostClaimed) fail('payment_claims_reached');
}

/** A line of goods: how much of a variant it takes, and the least that can be ordered. */
type Wanted = {
  variant_id: string;
  quantity: number;
  base_quantity: number;
  minimum_order: number;
};

/**
 * Whether each line leaves half of what is on the shelf to those who pay: all unpaid orders together, since one who
 * wants to hold the shelf can be many buyers. The first may always order the least that can be ordered.
 */
export async function leavesHalf(
  db: Tx,
  store_id: string,
  lines: readonly Wanted[],
): Promise<boolean[]> {
  const variant_ids = lines.map(({ variant_id }) => variant_id);
  const rows = await heldUnpaid(db, storeIn(systemScope([store_id]), store_id), variant_ids);
  const byVariant = new Map(rows.map((row) => [row.variant_id, row]));
  const wanted = Map.groupBy(lines, ({ variant_id }) => variant_id);
  return lines.map(({ variant_id, base_quantity, minimum_order }) => {
    const { stock, held } = byVariant.get(variant_id) ?? { stock: 0, held: 0 };
    const sum = (wanted.get(variant_id) ?? []).reduce(
      (pieces, line) => pieces + line.quantity * line.base_quantity,
      held,
    );
    return sum <= Math.max(stock / 2, base_quantity * minimum_order);
  });
}

export const listUnpaid = (db: Db, scope: StoreScope, { variant_id }: UnpaidQuery) =>
  readUnpaid(db, scope, variant_id, mostListed);

const release: Move = {
  from: ['NEW'],
  to: 'EXPIRED',
  actor: 'SELLER',
  refunds: false,
  because: { reason: 'Belum dibayar', reason_id: 'unpaid', note: '' },
  moveStock: releaseOrderStock,
};

/** It never arrived, so it is moved as the buyer's; that it is of this store was asked before. */
export const releaseUnpaid = (
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id }: { order_id: string },
) =>
  inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const found = await findUnarrived(db, store, order_id);
    if (!found) return refuse(db, scope, { store, order_id });
    const ofBuyer = systemBuyerScope(found.buyer_store_id);
    if (found.is_unpaid) await moveOrder(db, who, ofBuyer, order_id, release);
    else if (!found.is_released) await refuse(db, ofBuyer, { store, order_id });
    return { done: true as const };
  });

/** What has arrived is answered, and what is over stays so. */
async function refuse(db: Tx, scope: StoreScope | BuyerScope, key: OrderKey): Promise<never> {
  const order = (await readOrder(db, scope, key)) ?? fail('order_not_found');
  return failWith('order_state_conflict', { current_status: order.fulfilment_status });
}
