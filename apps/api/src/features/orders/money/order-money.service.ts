import type { Tx } from '../../../platform/db/handle.ts';
import type { OneStore } from '../../../platform/store-scope.ts';
import { post } from '../../book/book.service.ts';
import { owePayout } from '../../payouts/placing/schedule-payouts.service.ts';
import type { OrderRecord } from '../order-row.ts';
import { readCashHolder, readCharges } from './order-money.sql.ts';
import { completed, delivered, feeCharged, givenBack, sharePaid } from './order-money.ts';

/** What a move does to the store's book; `before` is the order as it was before anything of it was lowered. */
export async function postMove(
  db: Tx,
  store: OneStore,
  { refunds, history_id }: { refunds: boolean; history_id: string },
  before: OrderRecord,
  order: OrderRecord,
): Promise<void> {
  const lowered = before.total_amount - order.total_amount;
  // Of cash that is only taken now nothing was there before.
  if (lowered > 0 && order.payment_status === 'PAID' && order.payment_method === 'TRANSFER')
    await post(db, store, givenBack(order, history_id, 'LOWERED', lowered));
  if (refunds && order.payment_status === 'REFUNDED')
    await post(db, store, givenBack(order, history_id, 'GIVEN_BACK', order.total_amount));
  if (order.fulfilment_status === 'DELIVERED') await postDelivered(db, store, history_id, order);
  if (order.fulfilment_status === 'COMPLETED') await postCompleted(db, store, history_id, order);
}

async function postDelivered(
  db: Tx,
  store: OneStore,
  history_id: string,
  order: OrderRecord,
): Promise<void> {
  const holder =
    order.payment_method === 'COD' ? await readCashHolder(db, store, order.id) : undefined;
  const posting = delivered(order, history_id, holder);
  if (posting) await post(db, store, posting);
}

async function postCompleted(
  db: Tx,
  store: OneStore,
  history_id: string,
  order: OrderRecord,
): Promise<void> {
  const { shipping_fee, lines } = await readCharges(db, store, order.id);
  const share = lines.reduce((sum, { platform_amount }) => sum + platform_amount, 0);
  await post(
    db,
    store,
    completed({ ...order, shipping_fee }, history_id),
    sharePaid(order, history_id, share),
    feeCharged(order, history_id, lines),
  );
  if (order.payment_method === 'TRANSFER' || share > 0) await owePayout(db, store, order.id);
}
