import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWithStatus } from '../../platform/failure.ts';
import { type BuyerScope, storeOfOrder } from '../../platform/store-scope.ts';
import type { Who } from '../../platform/who-is-asking.ts';
import { post } from '../book/book.service.ts';
import { answerBy } from './answer-clock.service.ts';
import { readOrder } from './move-order.sql.ts';
import { paymentVerified } from './order-money.ts';
import { type OrderRecord, toOrderRow } from './order-row.ts';
import { markPaid } from './pay-order.sql.ts';
import { tellSeller, tellUnpaid } from './tell-seller.service.ts';

/** Payment brings a transfer order into the seller's lists; its status stays NEW. */
export function payOrder(
  db: Db,
  who: Who,
  scope: BuyerScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return inTransaction(db, async (db) => {
    const found = (await readOrder(db, scope, order_id)) ?? fail('order_not_found');
    const paid = await markPaid(
      db,
      scope,
      order_id,
      await answerBy(db, found.store_id),
      who.user_id,
    );
    if (paid) {
      const { history_id, ...order } = paid;
      await post(db, storeOfOrder(scope, order), paymentVerified(order, history_id));
      await tellSeller(db, order, null);
      await tellUnpaid(db, order, -1);
      return { order: toOrderRow(order, { side: 'buyer', may_act: true }) };
    }
    const order = paidBefore((await readOrder(db, scope, order_id)) ?? found);
    return { order: toOrderRow(order, { side: 'buyer', may_act: true }) };
  });
}

/** Who pays again is answered as the first time, wherever the order stands by now. */
function paidBefore(order: OrderRecord): OrderRecord {
  if (order.payment_method !== 'TRANSFER') return fail('order_not_by_transfer');
  return order.payment_status === 'PAID' ? order : failWithStatus(order.fulfilment_status);
}
