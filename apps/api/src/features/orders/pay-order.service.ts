import type { OrderRow } from '@marketplace/contract/order-row';
import type { Db, Tx } from '../../platform/db/handle.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail, failWithStatus } from '../../platform/failure.ts';
import type { BuyerScope } from '../../platform/store-scope.ts';
import { readOrder } from './move-order.sql.ts';
import { type OrderRecord, toOrderRow } from './order-row.ts';
import { markPaid } from './pay-order.sql.ts';
import { tellSeller } from './tell-seller.service.ts';

/** How long a seller has to answer, from the moment the order is seen. */
const answerHours = 24;

/** Payment brings a transfer order into the seller's lists; its status stays NEW. */
export function payOrder(
  db: Db,
  scope: BuyerScope,
  { order_id }: { order_id: string },
): Promise<{ order: OrderRow }> {
  return inTransaction(db, async (db) => {
    const paid = await markPaid(db, scope, order_id, answerHours);
    if (paid) await tellSeller(db, paid, null);
    const order = paid ?? (await paidBefore(db, scope, order_id));
    return { order: toOrderRow(order, { side: 'buyer', may_act: true }) };
  });
}

/** Who pays again is answered as the first time, wherever the order stands by now. */
async function paidBefore(db: Tx, scope: BuyerScope, order_id: string): Promise<OrderRecord> {
  const found = (await readOrder(db, scope, order_id)) ?? fail('order_not_found');
  const { last_actor: _actor, ...order } = found;
  if (order.payment_method !== 'TRANSFER') return fail('order_not_by_transfer');
  return order.payment_status === 'PAID' ? order : failWithStatus(order.fulfilment_status);
}
