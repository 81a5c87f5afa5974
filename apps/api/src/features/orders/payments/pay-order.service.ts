import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { BuyerScope } from '../../../platform/store-scope.ts';
import { refuseManyClaims } from '../holds/stock-holds.service.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { publishUnpaidEvent } from '../record/publish-order-event.service.ts';
import { claimPaid } from './pay-order.sql.ts';

/** The buyer says that they have paid. It is no proof of money: the seller hears of it once somebody has found it. */
export function payOrder(
  db: Db,
  who: Caller,
  scope: BuyerScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const key = { store, order_id };
    const found = (await readOrder(db, scope, key)) ?? fail('order_not_found');
    const isOpen = found.fulfilment_status === 'NEW' && found.payment_status === 'UNPAID';
    if (isOpen && found.payment_method === 'TRANSFER') await refuseManyClaims(db, scope, found);
    const claimed = await claimPaid(db, scope, key, who.user_id);
    if (claimed) await publishUnpaidEvent(db, claimed, 0);
    const order = claimed ?? saidBefore((await readOrder(db, scope, key)) ?? found);
    return { order: toOrderRow(order, { side: 'buyer', may_act: true }) };
  });
}

/** Who says it again is answered as the first time, wherever the order stands by now. */
function saidBefore(order: OrderRecord): OrderRecord {
  if (order.payment_method !== 'TRANSFER') return fail('order_not_by_transfer');
  const { payment_status, fulfilment_status } = order;
  const isSaid = payment_status === 'PAID' || payment_status === 'WAITING_VERIFICATION';
  const isOver = fulfilment_status === 'EXPIRED' || fulfilment_status === 'CANCELLED';
  return isSaid && !isOver
    ? order
    : failWith('order_state_conflict', { current_status: fulfilment_status });
}
