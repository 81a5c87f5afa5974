import type { OrderRow } from '@marketplace/contract/order-row';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { StoreScope } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { termPaid } from '../money/order-money.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import { payTerm, type ReceivedPayment } from './confirm-payment.sql.ts';
import { viewerOf } from './move-order.service.ts';

const received: ReceivedPayment = {
  from: ['DELIVERED', 'COMPLETED'],
  reason: 'Pembayaran diterima',
  reason_id: 'payment_received',
};

/** Money on terms has come in. The order stays where it is, but its history tells of it. */
export function confirmPayment(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const paid = await payTerm(db, store, order_id, who.user_id, received);
    if (!paid) {
      const order = paidBefore(await readOrder(db, scope, { store, order_id }));
      return { order: toOrderRow(order, viewerOf(scope, order)) };
    }
    const { history_id, ...order } = paid;
    if (!order.is_active) fail('store_inactive');
    await post(db, store, termPaid(order, history_id, order.total_amount));
    await publishOrderEvent(db, order, order.fulfilment_status);
    return { order: toOrderRow(order, viewerOf(scope, order)) };
  });
}

/** Who confirms again is answered as the first time; anything else is a conflict. */
function paidBefore(found: OrderRecord | undefined): OrderRecord {
  const order = found ?? fail('order_not_found');
  const { payment_method, payment_status, fulfilment_status } = order;
  const isPaidTerm = payment_method === 'TERM' && payment_status === 'PAID';
  if (!isPaidTerm || !received.from.includes(fulfilment_status))
    failWith('order_state_conflict', { current_status: fulfilment_status });
  return order;
}
