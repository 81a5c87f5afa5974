import type { OrderRow } from '@marketplace/contract/order-row';
import type { FulfilmentStatus } from '@marketplace/contract/order-status';
import type { Caller } from '../../../platform/authenticate.ts';
import type { Db, Tx } from '../../../platform/db/handle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { rupiah } from '../../../platform/exports/written.ts';
import { fail, failWith } from '../../../platform/failure.ts';
import { sellerOf } from '../../../platform/resolve-store.ts';
import type { OneStore, StoreScope } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { termPaid } from '../money/order-money.ts';
import { type OrderRecord, toOrderRow } from '../order-row.ts';
import { readOrder } from '../record/move-order.sql.ts';
import { stayingIn, writeHistory } from '../record/order-history.sql.ts';
import { publishOrderEvent } from '../record/publish-order-event.service.ts';
import { lockOwedOrder, payTerm } from './confirm-payment.sql.ts';
import { viewerOf } from './move-order.service.ts';

const whereItIsOwed: readonly FulfilmentStatus[] = ['DELIVERED', 'COMPLETED'];

type Received = {
  order_id: string;
  amount?: number | undefined;
  /** What was seen to be owed. */
  open_amount?: number | undefined;
};

/** Money on terms has come in. The order stays where it is, but its history tells of it. */
export function confirmPayment(
  db: Db,
  who: Caller,
  scope: StoreScope,
  { order_id, amount, open_amount: seen }: Received,
): Promise<{ order: OrderRow }> {
  return inTransaction(db, async (db) => {
    const store = (await sellerOf(db, scope, order_id)) ?? fail('order_not_found');
    const owed = await lockOwedOrder(db, store, order_id, whereItIsOwed);
    if (owed && seen !== undefined && seen !== owed.open_amount)
      failWith('open_amount_changed', { open_amount: owed.open_amount });
    const order = owed
      ? await receive(db, store, who, owed, amount ?? owed.open_amount)
      : paidBefore(await readOrder(db, scope, { store, order_id }), amount);
    return { order: toOrderRow(order, viewerOf(scope, order)) };
  });
}

async function receive(
  db: Tx,
  store: OneStore,
  { user_id }: Caller,
  { open_amount, ...owed }: OrderRecord & { open_amount: number },
  amount: number,
): Promise<OrderRecord> {
  if (!owed.is_active) fail('store_inactive');
  if (amount > open_amount) failWith('amount_over_open', { open_amount });
  const isRest = amount === open_amount;
  const order = isRest ? await payTerm(db, store, owed.id) : owed;
  const history_id = await writeHistory(db, store, {
    ...stayingIn(order),
    actor: 'SELLER',
    user_id,
    reason: isRest ? 'Pembayaran diterima' : `Pembayaran sebagian ${rupiah(amount)} diterima`,
    reason_id: isRest ? 'payment_received' : 'payment_in_part',
  });
  await post(db, store, termPaid(order, history_id, amount));
  await publishOrderEvent(db, order, order.fulfilment_status);
  return order;
}

/** Who confirms again is answered as the first time; anything else is a conflict. */
function paidBefore(found: OrderRecord | undefined, amount: number | undefined): OrderRecord {
  const order = found ?? fail('order_not_found');
  const { payment_method, payment_status, fulfilment_status } = order;
  const isPaidTerm = payment_method === 'TERM' && payment_status === 'PAID';
  if (!isPaidTerm || !whereItIsOwed.includes(fulfilment_status))
    failWith('order_state_conflict', { current_status: fulfilment_status });
  if (amount !== undefined) failWith('open_amount_changed', { open_amount: 0 });
  return order;
}
