import type { UnpaidQuery } from '@marketplace/contract/order-unpaid';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import {
  type BuyerScope,
  type StoreScope,
  systemBuyerScope,
} from '../../../platform/store-scope.ts';
import { type Move, moveOrder } from '../moves/move-order.service.ts';
import { releaseOrderStock } from '../moves/order-stock.service.ts';
import { type OrderKey, readOrder } from '../record/move-order.sql.ts';
import { findUnarrived, readUnpaid } from './unpaid-orders.sql.ts';

const mostListed = 200;

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
